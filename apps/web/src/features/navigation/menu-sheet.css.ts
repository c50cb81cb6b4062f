import { media, vars } from "@bulmo/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const enter = keyframes({ from: { transform: "translateX(100%)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const opener = style({
  "@media": {
    [media.desktop]: { display: "none" },
    "(scripting: none)": { display: "none" },
    print: { display: "none" },
  },
});

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.scrim,
  backgroundColor: vars.color.scrim,
  "@media": { [media.moving]: { animation: `${fade} ${vars.motion.normal} ${vars.motion.ease}` } },
});

export const sheet = style({
  position: "fixed",
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.dialog,
  display: "grid",
  alignContent: "start",
  gap: vars.space[3],
  width: "min(22rem, 100%)",
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[6]}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  backgroundColor: vars.color.hanji,
  "@media": { [media.moving]: { animation: `${enter} ${vars.motion.slow} ${vars.motion.ease}` } },
});

export const top = style({ display: "flex", alignItems: "center", justifyContent: "space-between" });

export const title = style({ fontSize: vars.size.lg });

export const account = style({
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.sakryeok}`,
});

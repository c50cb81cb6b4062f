import { backdrop, media, vars } from "@bulmo/ui/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const enter = keyframes({ from: { transform: "translateX(100%)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const opener = style({
  "@media": {
    [media.desktop]: { display: "none" },
    "(scripting: none)": { display: "none" },
    print: { display: "none" },
  },
});

export const sheet = style({
  position: "fixed",
  inset: "0 0 0 auto",
  width: "min(22rem, 100%)",
  maxWidth: "none",
  height: "100%",
  maxHeight: "none",
  border: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  backgroundColor: vars.color.surface,
  color: "inherit",
  "::backdrop": { backgroundColor: backdrop },
  "@media": {
    [media.moving]: {
      animation: `${enter} ${vars.motion.slow} ${vars.motion.ease}`,
      "::backdrop": { animation: `${fade} ${vars.motion.normal} ${vars.motion.ease}` },
    },
  },
});

globalStyle(`html:has(${sheet}[open])`, { overflow: "hidden" });

export const content = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[3],
  minHeight: "100%",
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[6]}`,
});

export const top = style({ display: "flex", alignItems: "center", justifyContent: "space-between" });

export const title = style({ fontSize: vars.size.lg });

export const account = style({
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

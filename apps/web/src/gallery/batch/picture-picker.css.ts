import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const picker = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[2],
  padding: `${vars.space[6]} ${vars.space[3]}`,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.field,
  textAlign: "center",
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: { '&[data-compact="true"]': { gap: vars.space[2], padding: vars.space[2] } },
  "@media": {
    [media.tablet]: {
      selectors: { '&[data-compact="true"]': { flexDirection: "row", textAlign: "start" } },
    },
  },
});

/** Files are being held over the page. */
export const over = style({ borderColor: vars.color.focus, backgroundColor: vars.color.focusSubtle });

export const mark = style({
  color: vars.color.textMuted,
  fontSize: "2.5rem",
  selectors: { '[data-compact="true"] > &': { fontSize: "1.5rem" } },
});

export const words = style({ flex: "1 1 auto", minWidth: 0 });

export const hint = style({ display: "block", color: vars.color.textMuted, fontSize: vars.size.sm });

export const choose = style({ flex: "none" });

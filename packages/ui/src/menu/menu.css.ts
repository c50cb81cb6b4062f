import { keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

const appear = keyframes({ from: { opacity: 0, translate: "0 -0.25rem" } });

export const sheet = style({
  zIndex: vars.layer.menu,
  minWidth: "10rem",
  maxWidth: "min(20rem, 92vw)",
  maxHeight: "var(--radix-dropdown-menu-content-available-height)",
  overflowY: "auto",
  paddingBlock: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  "@media": { [media.moving]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` } },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: vars.width.tap,
  paddingInline: vars.space[2],
  cursor: "pointer",
  fontSize: vars.size.md,
  userSelect: "none",
  selectors: {
    "&[data-highlighted]": { backgroundColor: vars.color.accentSubtle },
    "&[data-highlighted]:focus-visible": { outlineOffset: "-2px" },
    "&[data-disabled]": { color: vars.color.textMuted, cursor: "not-allowed" },
    '&[aria-current="page"]': { fontWeight: vars.weight.semibold },
  },
});

export const danger = style({ color: vars.color.danger });

import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Of a picture's proportions: in a row of smaller ones it is smaller too, and stands on the same line. */
export const tile = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockEnd: 0,
  width: "100%",
  display: "grid",
  alignContent: "end",
  gap: vars.space.half,
  maxHeight: "100%",
  aspectRatio: "0.75",
  // Large letters need the room more than the edge does.
  padding: `min(${vars.space[2]}, 2.5vw)`,
  backgroundColor: vars.color.surfaceMuted,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast}`,
  ":hover": { backgroundColor: vars.color.accentSubtle },
  "@media": { [media.desktop]: { padding: vars.space[3] }, [media.print]: { display: "none" } },
});

export const overline = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: `clamp(0.8125rem, 4.6vw, ${vars.size.lg})`,
  fontWeight: vars.weight.serif,
  lineHeight: vars.leading.heading,
  "@media": { [media.tablet]: { fontSize: vars.size.xl } },
});

export const way = style({ marginBlockStart: vars.space[1], color: vars.color.link });

import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** The ways to what stands before and after a page. */
export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderBlock: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.print]: { display: "none" },
  },
});

export const neighbour = style({
  display: "grid",
  gap: vars.space.half,
  alignContent: "center",
  minHeight: vars.width.tap,
  paddingBlock: vars.space[2],
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    // One below the other; side by side the rules are those of the frame.
    "& + &": {
      borderBlockStart: `1px solid ${vars.color.line}`,
      "@media": { [media.tablet]: { borderBlockStart: "none" } },
    },
    "a&:hover": { backgroundColor: vars.color.surfaceHover },
    '&[aria-disabled="true"]': { color: vars.color.textMuted },
  },
});

/** Below a list. */
export const apart = style({ marginBlockStart: vars.space[6] });

/** Has its side even where nothing is on the other. */
export const next = style({
  "@media": { [media.tablet]: { gridColumn: 2, justifyItems: "end", textAlign: "end" } },
});

export const side = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

export const title = style({
  maxWidth: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const strip = style({
  display: "flex",
  gap: vars.space[3],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  // To the edges of the page, so that what goes on is seen to go on; and room for the focus ring above and below.
  padding: `6px ${vars.width.gutter}`,
  margin: `-6px calc(-1 * ${vars.width.gutter})`,
  scrollPaddingInline: vars.width.gutter,
  "@media": {
    // Its own bar is the only one without scripts.
    "(scripting: enabled)": { scrollbarWidth: "none" },
    [media.print]: { flexWrap: "wrap", overflow: "hidden" },
  },
});

/** The line is thin; what a finger meets is not. */
export const track = style({
  position: "relative",
  width: "min(522px, 100%)",
  height: vars.width.tap,
  marginInline: "auto",
  touchAction: "none",
  "::before": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockStart: "50%",
    height: 1,
    backgroundColor: vars.color.lineStrong,
  },
  // Keeps its place while it is not known whether there is anything to scroll.
  selectors: { "&[data-idle]": { visibility: "hidden" } },
  "@media": {
    "(scripting: none)": { display: "none" },
    [media.print]: { display: "none" },
  },
});

export const thumb = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  cursor: "grab",
  touchAction: "none",
  "::before": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockStart: "calc(50% - 2px)",
    height: 5,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.lineActive,
    transition: `background-color ${vars.motion.fast}`,
  },
  selectors: {
    "&:hover::before, &:active::before": { backgroundColor: vars.color.accent },
    "&:active": { cursor: "grabbing" },
  },
  "@media": { [media.forcedColors]: { "::before": { backgroundColor: "CanvasText" } } },
});

import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { pictureName } from "../exhibition/named-picture.ts";

/** The picture is whole in the first screen, below the header and the way here (SEE-06). */
export const tallest = "100svh - 160px";
/** There the way to the viewer stands under it. */
export const tallestOnPhone = `${tallest} - 2.75rem`;

/** On a screen lower than a picture it still can be looked at. */
const least = "15rem";

/** Beside the picture's foot where there is room, below it elsewhere: nothing lies on a painting. */
export const opener = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  columnGap: vars.space[2],
  width: "fit-content",
  maxWidth: "100%",
  cursor: "zoom-in",
  outlineOffset: "4px",
});

export const picture = style({
  flex: "none",
  // Never larger than it is.
  width: `min(var(--width), var(--ratio) * max(${tallestOnPhone}, ${least}))`,
  maxWidth: "100%",
  height: "auto",
  aspectRatio: "var(--ratio)",
  backgroundColor: vars.color.surfaceMuted,
  // The same name as on the wall that one comes from: the picture goes from there to here (SEE-23).
  viewTransitionName: pictureName,
  "@media": {
    [media.desktop]: { width: `min(var(--width), var(--ratio) * max(${tallest}, ${least}))` },
    // Beside a record a scroll has half of the sheet.
    [media.print]: {
      width: "min(var(--width), var(--ratio) * 9cm)",
      selectors: { '[data-tall="true"] &': { width: "min(var(--width), var(--ratio) * 13cm, 9cm)" } },
    },
  },
});

export const hint = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: vars.width.tap,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  selectors: { "a:hover > &": { color: vars.color.text } },
  "@media": { [media.print]: { display: "none" } },
});

export const empty = style({ width: "min(100%, 20rem)", aspectRatio: "4 / 5" });

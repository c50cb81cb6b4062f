import { media, vars } from "@bulmo/ui/theme";
import { createVar, style } from "@vanilla-extract/css";
import { tall } from "./framed-work.css.ts";
import { conditionOf, type WallLayoutName, wallLayouts } from "./wall-layouts.ts";

const gap = createVar();
const part = createVar();
const inset = createVar();

const on = (name: WallLayoutName) => `screen and ${conditionOf(name)}`;
const placed = (name: WallLayoutName) => ({ [part]: `var(--${name})`, [inset]: `var(--in-${name}, 0)` });
const hang = (name: WallLayoutName) => ({ [on(name)]: { vars: placed(name) } });
const apart = (name: WallLayoutName) => ({ vars: { [gap]: `${wallLayouts[name].gap}px` } });

/**
 * Rows of one height, in the order they are read. No script is needed for it: how much of its row each work has is
 * known for every width of the window (wall.ts).
 */
export const wall = style({
  ...apart("w360"),
  display: "flex",
  flexWrap: "wrap",
  rowGap: vars.space[4],
  // Each place brings its gap along; the last one's hangs out of the wall.
  marginInlineEnd: `calc(-1 * ${gap})`,
  containerType: "inline-size",
  "@media": {
    [on("w572")]: apart("w572"),
    [on("w1024")]: { ...apart("w1024"), rowGap: vars.space[6] },
    [media.print]: apart("w768"),
  },
});

/** The list is for those who listen; its works hang among what else is on the wall. */
export const list = style({ display: "contents" });

export const place = style({
  vars: { [part]: "1", [inset]: "0" },
  flex: "none",
  width: `calc(100% * ${part})`,
  marginInlineStart: `calc(100% * ${inset})`,
  paddingInlineEnd: gap,
  breakInside: "avoid",
  "@media": {
    ...hang("w360"),
    ...hang("w432"),
    ...hang("w572"),
    ...hang("w656"),
    ...hang("w768"),
    ...hang("w896"),
    ...hang("w1024"),
    ...hang("w1168"),
    ...hang("w1280"),
    [media.print]: { vars: placed("w768") },
  },
});

/** As tall as the layout says, or where its row has no room for that, as its part of the wall with its gap. */
const upTo = (name: WallLayoutName) => `min(${wallLayouts[name].height}px, 100cqi * var(--tall-${name}, 1))`;
const as = (name: WallLayoutName) => ({ [on(name)]: { vars: { [tall]: upTo(name) } } });

export const frame = style({
  // Where works hang one below the other, as tall as the picture.
  vars: { [tall]: `min(${wallLayouts.w360.height}px, (100cqi - ${gap}) / var(--ratio, 1))` },
  position: "relative",
  height: tall,
  "@media": {
    ...as("w360"),
    ...as("w432"),
    ...as("w572"),
    ...as("w656"),
    ...as("w768"),
    ...as("w896"),
    ...as("w1024"),
    ...as("w1168"),
    ...as("w1280"),
    [media.print]: { vars: { [tall]: upTo("w768") } },
  },
});

/** Twelve letters of a label have room in the narrowest place (SEE-01), so its letters are smaller where that is narrow. */
export const label = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.half,
  marginBlockStart: vars.space.half,
  fontSize: vars.size.xs,
  "@media": {
    [on("w432")]: { fontSize: vars.size.sm },
    [on("w572")]: { fontSize: vars.size.xs },
    [on("w656")]: { fontSize: vars.size.sm },
  },
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: "clamp(0.8125rem, 3.6vw, 1rem)",
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.28em",
  transition: `text-decoration-color ${vars.motion.fast}`,
  selectors: { "a:hover > &": { textDecorationColor: "currentColor" } },
  "@media": {
    [on("w572")]: { fontSize: "clamp(0.8125rem, 2.27vw, 1rem)" },
    [on("w896")]: { fontSize: "clamp(0.8125rem, 1.73vw, 1rem)" },
    [on("w1280")]: { fontSize: vars.size.lg },
  },
});

export const quiet = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

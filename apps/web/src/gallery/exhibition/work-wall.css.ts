import { media, vars } from "@bulmo/ui/theme";
import { createVar, style } from "@vanilla-extract/css";
import { tall } from "./framed-work.css.ts";
import { hallMedia, type HallName, halls } from "./halls.ts";

const gap = createVar();
const part = createVar();

const on = (name: HallName) => `screen and ${hallMedia[name]}`;
const hang = (name: HallName) => ({ [on(name)]: { vars: { [part]: `var(--${name})` } } });
const apart = (name: HallName) => ({ vars: { [gap]: `${halls[name].gap}px` } });

/**
 * Rows of one height, in the order they are read. No script is needed for it: how much of its row each work has is
 * known for every width of the window (wall.ts).
 */
export const wall = style({
  ...apart("phone"),
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  rowGap: vars.space[4],
  // Each place brings its gap along; the last one's hangs out of the wall.
  marginInlineEnd: `calc(-1 * ${gap})`,
  "@media": {
    [on("large")]: apart("large"),
    [on("desk")]: { ...apart("desk"), rowGap: vars.space[6] },
    [media.print]: apart("tablet"),
  },
});

/** The list is for those who listen; its works hang among what else is on the wall. */
export const list = style({ display: "contents" });

export const place = style({
  vars: { [part]: "1" },
  flex: "none",
  width: `calc(100% * ${part})`,
  paddingInlineEnd: gap,
  breakInside: "avoid",
  "@media": {
    ...hang("phone"),
    ...hang("broad"),
    ...hang("large"),
    ...hang("tablet"),
    ...hang("wide"),
    ...hang("desk"),
    ...hang("room"),
    ...hang("hall"),
    [media.print]: { vars: { [part]: "var(--tablet)" } },
  },
});

const upTo = (name: HallName) => ({ vars: { [tall]: `${halls[name].height}px` } });

export const frame = style({
  ...upTo("phone"),
  position: "relative",
  height: tall,
  "@media": { [on("tablet")]: upTo("tablet"), [on("hall")]: upTo("hall"), [media.print]: upTo("tablet") },
});

/** Twelve letters of a label have room in the narrowest place (SEE-01), so its letters are smaller on a phone. */
export const label = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.half,
  marginBlockStart: vars.space.half,
  fontSize: vars.size.xs,
  "@media": { [on("broad")]: { fontSize: vars.size.sm } },
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
  "@media": { [on("hall")]: { fontSize: vars.size.lg } },
});

export const quiet = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

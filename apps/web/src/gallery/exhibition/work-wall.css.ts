import { media, vars } from "@bulmo/ui/theme";
import { createVar, style } from "@vanilla-extract/css";
import { halls } from "./halls.ts";

const least = createVar();
const width = createVar();

const large = "screen and (min-width: 30em)";
/** Two places side by side would be too narrow for their labels. */
const tiny = "screen and (max-width: 22.9em)";

const hang = (name: keyof typeof halls) => ({
  vars: { [least]: String(halls[name].least), [width]: `var(--${name})` },
});
const gaps = (rows: string, name: keyof typeof halls) => ({ gap: `${rows} ${halls[name].gap}px` });

/** Rows of pictures of one height, each in its own proportions, in the order they are read. No script is needed for it. */
export const wall = style({
  display: "flex",
  flexWrap: "wrap",
  ...gaps(vars.space[4], "phone"),
  "@media": {
    [large]: gaps(vars.space[5], "large"),
    [media.tablet]: gaps(vars.space[5], "tablet"),
    [media.desktop]: gaps(vars.space[6], "desk"),
    [media.print]: gaps(vars.space[4], "tablet"),
  },
});

export const work = style({
  ...hang("phone"),
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  flex: "none",
  gap: vars.space.half,
  width,
  breakInside: "avoid",
  "@media": {
    [tiny]: { vars: { [width]: "100%" } },
    [large]: hang("large"),
    [media.tablet]: hang("tablet"),
    [media.desktop]: hang("desk"),
    [media.print]: hang("tablet"),
  },
});

/** `--ratio` is the picture's width divided by its height. */
export const frame = style({ aspectRatio: `max(var(--ratio), ${least})` });

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.28em",
  transition: `text-decoration-color ${vars.motion.fast}`,
  selectors: { "a:hover > &": { textDecorationColor: "currentColor" } },
});

export const author = style({ fontSize: vars.size.sm });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });

import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** One part under another: the same gap on every page of the association. */
export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

/**
 * As in a good book's opening: what the text is on the left, the text itself in its measure on the right.
 * All that is read stands in that one column, whatever the page.
 */
export const spread = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.width.measure})`,
      columnGap: vars.space[8],
    },
  },
});

/** A text below the page's own name alone. */
export const alone = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxWidth: vars.width.measure,
});

export const side = style({ minWidth: 0 });

export const head = style({
  fontFamily: vars.font.serif,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
});

/** Stays in sight while one reads. */
export const follower = style([
  head,
  { "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space[4] } } },
]);

/** A head's words stand beside its painting where there is no room for them beside the text. */
export const illustrated = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": {
    // It stays in sight, as a head alone does, where the window is tall enough for all of it.
    "screen and (min-width: 64em) and (min-height: 48em)": { position: "sticky", insetBlockStart: vars.space[4] },
    [`${media.belowDesktop} and (min-width: 48em)`]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  },
});

export const title = style({ maxWidth: "18em", fontSize: vars.size.xxl });

export const hanja = style({
  fontFamily: vars.font.serif,
  fontSize: "clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem)",
  lineHeight: vars.leading.tight,
  letterSpacing: "0.06em",
});

export const latin = style({ marginBlockEnd: vars.space.half, color: vars.color.textMuted });

export const when = style({ fontSize: vars.size.lg, fontVariantNumeric: "tabular-nums" });

export const lead = style({ maxWidth: "26em", color: vars.color.textMuted });

/** The first words of a page whose text has no title of its own. */
export const opening = style({
  gridColumn: "-2 / -1",
  maxWidth: vars.width.measure,
  fontFamily: vars.font.serif,
  fontSize: vars.size.xl,
  lineHeight: vars.leading.text,
});

export const note = style({
  maxWidth: vars.width.measure,
  paddingInlineStart: vars.space[2],
  borderInlineStart: `1px solid ${vars.color.ornament}`,
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
});

export const signature = style({
  maxWidth: vars.width.measure,
  marginBlockStart: vars.space[4],
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  textAlign: "end",
  textWrap: "balance",
});

/** Letters of twice their size must not be indented out of a phone. */
const hanging = "min(1.5em, 7vw)";

/** Each line is a line of its own, and what is too long for a small screen goes on a little further in. */
export const stanza = style({ paddingInlineStart: "min(2em, 9vw)" });

export const verse = style({ display: "block", paddingInlineStart: hanging, textIndent: `calc(-1 * ${hanging})` });

/** A stone's face: a ruled field around the text. */
export const stone = style({
  padding: `${vars.space[3]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  outline: `1px solid ${vars.color.line}`,
  outlineOffset: "-6px",
  backgroundColor: vars.color.surfaceMuted,
  "@media": { [media.tablet]: { padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[6]}` } },
});

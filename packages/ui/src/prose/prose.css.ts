import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";
import { writingColourNames } from "../theme/writing-colour.ts";
import { styleParts, styleVideos } from "./written-parts.css.ts";

/** How words look, wherever they stand: in a text, and in the editor that it is written in. */
export const words = style({ fontSize: vars.size.body, lineHeight: vars.leading.text });

/** What the editor made keeps its spaces. */
export const written = style({});

const text = style({
  maxWidth: vars.width.measure,
  // What nobody writes in earnest (marks heaped on one letter, lists in lists in lists) must not widen the page.
  overflowX: "clip",
  overflowClipMargin: vars.space[1],
});
export const prose = style([words, text]);

/** Reading texts (history, inscriptions, greetings) are set in the serif. */
export const serif = style({ fontFamily: vars.font.serif, lineHeight: vars.leading.reading });

globalStyle(`${serif} strong`, { fontSynthesis: "weight" });

const within = (selector: string) => `${words} ${selector}`;
const block = ":is(p, h1, h2, h3, h4, h5, h6)";

globalStyle(`${text} > * + *`, { marginBlockStart: "1em" });
const headings = ":is(h1, h2, h3, h4, h5, h6)";
globalStyle(within(headings), { lineHeight: vars.leading.heading });
globalStyle(`${text} > ${headings}`, { marginBlockStart: "1.8em" });
globalStyle(`${text} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${text} > ${headings} + ${headings}`, { marginBlockStart: "0.8em" });

/** The page's own title is larger than any heading a writer can choose. */
const looks = [
  { fontSize: "1.625em" },
  { fontSize: "1.4375em" },
  { fontSize: "1.25em" },
  { fontSize: "1.125em" },
  { fontSize: "1em", fontWeight: vars.weight.semibold },
  { fontSize: "1em", fontWeight: vars.weight.regular, color: vars.color.textMuted },
];
// A heading looks as its writer chose it, whatever place it has among the page's own (see heading-outline.ts).
for (const [place, look] of looks.entries()) {
  const level = place + 1;
  globalStyle(within(`:is(h${level}:not([data-level]), ${headings}[data-level="${level}"])`), look);
}

globalStyle(`${written} ${block}`, { whiteSpace: "break-spaces" });

// An empty paragraph is a line the writer left blank; the editor may mark it with U+FFFC or nothing.
globalStyle(within("p:empty::before"), { content: '"\\200b"' });
globalStyle(within("strong"), { fontWeight: vars.weight.bold });
// No Hangul face has an italic: here, and only here, the browser may slant the syllables itself.
globalStyle(within("em"), { fontStyle: "italic", fontSynthesis: "style" });
globalStyle(within("u"), { textUnderlineOffset: "0.2em" });

globalStyle(within(":is(ul, ol)"), { paddingInlineStart: "1.6em" });
globalStyle(within("li li li li li :is(ul, ol)"), { paddingInlineStart: 0, listStylePosition: "inside" });
globalStyle(within("ul"), { listStyle: "disc" });
globalStyle(within("ul ul"), { listStyle: "circle" });
globalStyle(within("ol"), { listStyle: "decimal" });
globalStyle(within("li + li"), { marginBlockStart: "0.35em" });
globalStyle(within("li > :is(ul, ol)"), { marginBlockStart: "0.35em" });
globalStyle(within("::marker"), { color: vars.color.textMuted });

globalStyle(within("a"), {
  color: vars.color.link,
  textDecoration: "underline 1px",
  textUnderlineOffset: "0.28em",
});
globalStyle(within("a:hover"), { color: vars.color.linkHover });

globalStyle(within("figure"), { marginBlock: "2em" });
globalStyle(within("img"), { maxWidth: "100%", height: "auto" });
// The link around a picture is as wide as its line, where the picture keeps the side that its writer chose.
globalStyle(within("a[data-enlarge]"), { display: "block", cursor: "zoom-in" });
for (const [place, margin] of [
  ["center", "auto"],
  ["right", "auto 0"],
] as const) {
  globalStyle(`${text} > :is(img, a > img)[data-text-alignment="${place}"]`, { marginInline: margin });
  globalStyle(within(`figure[data-text-alignment="${place}"]`), { textAlign: place });
  globalStyle(within(`figure[data-text-alignment="${place}"] img`), { marginInline: margin });
}
globalStyle(within("figcaption"), {
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
});

styleParts(words);
styleVideos(words);

// A reading stands over its Hanja; the Hanja itself is no larger than the Hangul around it.
globalStyle(within("rt"), { fontSize: "0.6em", color: vars.color.textMuted });

// A colour is kept by its name beside a plain value for other readers: here it has the shade of this light, and there are
// no others (SEE-05).
for (const name of writingColourNames) {
  const word = `:is([data-style-type="textColor"][data-value="${name}"], [data-text-color="${name}"])`;
  const ground = `:is([data-style-type="backgroundColor"][data-value="${name}"], [data-background-color="${name}"])`;
  globalStyle(within(word), { color: `${vars.word[name]} !important` });
  globalStyle(within(ground), { backgroundColor: `${vars.ground[name]} !important` });
}
globalStyle(within(':is([data-style-type="backgroundColor"], span[data-background-color])'), {
  paddingBlock: "0.1em",
  boxDecorationBreak: "clone",
});

globalStyle(text, { "@media": { [media.print]: { maxWidth: "none" } } });
globalStyle(within("*"), {
  "@media": { [media.print]: { printColorAdjust: "exact", orphans: 3, widows: 3 } },
});
globalStyle(within(headings), { "@media": { [media.print]: { breakAfter: "avoid" } } });
globalStyle(within(":is(img, figure)"), { "@media": { [media.print]: { breakInside: "avoid", maxHeight: "22cm" } } });
globalStyle(within("img"), { "@media": { [media.print]: { width: "auto", objectFit: "contain" } } });

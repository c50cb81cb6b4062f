import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const prose = style({
  maxWidth: vars.width.measure,
  fontSize: vars.size.body,
  lineHeight: vars.leading.text,
});

/** Reading texts (history, inscriptions, greetings) are set in the serif. */
export const serif = style({ fontFamily: vars.font.serif, lineHeight: vars.leading.reading });

globalStyle(`${serif} strong`, { fontSynthesis: "weight" });

const within = (selector: string) => `${prose} ${selector}`;

globalStyle(`${prose} > * + *`, { marginBlockStart: "1em" });
globalStyle(within(":is(h1, h2, h3, h4, h5, h6)"), {
  marginBlockStart: "1.8em",
  lineHeight: vars.leading.heading,
});
globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });
// The page's own title is larger than any heading a writer can choose.
globalStyle(within("h1"), { fontSize: "1.625em" });
globalStyle(within("h2"), { fontSize: "1.4375em" });
globalStyle(within("h3"), { fontSize: "1.25em" });
globalStyle(within("h4"), { fontSize: "1.125em" });
globalStyle(within("h5"), { fontSize: "1em" });
globalStyle(within("h6"), { fontSize: "1em", fontWeight: vars.weight.regular });

// An empty paragraph is a line the writer left blank; the editor may mark it with U+FFFC or nothing.
globalStyle(within("p:empty::before"), { content: '"\\200b"' });
globalStyle(within("strong"), { fontWeight: vars.weight.bold });
// No Hangul face has an italic: here, and only here, the browser may slant the syllables itself.
globalStyle(within("em"), { fontStyle: "italic", fontSynthesis: "style" });
globalStyle(within("u"), { textUnderlineOffset: "0.2em" });

globalStyle(within(":is(ul, ol)"), { paddingInlineStart: "1.6em" });
globalStyle(within("ul"), { listStyle: "disc" });
globalStyle(within("ul ul"), { listStyle: "circle" });
globalStyle(within("ol"), { listStyle: "decimal" });
globalStyle(within("li + li"), { marginBlockStart: "0.35em" });
globalStyle(within("li > :is(ul, ol)"), { marginBlockStart: "0.35em" });
globalStyle(within("::marker"), { color: vars.color.dammuk });

globalStyle(within("a"), {
  color: vars.color.seonnok,
  textDecoration: "underline 1px",
  textUnderlineOffset: "0.28em",
});
globalStyle(within("a:hover"), { color: vars.color.seonnokDeep });

globalStyle(within("figure"), { marginBlock: "2em" });
globalStyle(within("img"), { maxWidth: "100%", height: "auto" });
globalStyle(within("figcaption"), {
  marginBlockStart: vars.space[1],
  color: vars.color.dammuk,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
});

// A reading stands over its Hanja; the Hanja itself is no larger than the Hangul around it.
globalStyle(within("rt"), { fontSize: "0.6em", color: vars.color.dammuk });

/*
 * Writers choose colours on white. In the dark hall a coloured word is turned to its light
 * counterpart of the same hue, and a word on a coloured ground keeps dark ink on that ground.
 */
const coloured = ':is([style^="color"], [style*=";color"], [style*="; color"])';
const grounded = '[style*="background"]';
const inTheDark = (root: string) => ({
  word: `${root} ${within(`${coloured}:not(${grounded}, ${grounded} *)`)}`,
  onGround: `${root} ${within(`${grounded}:not(${coloured})`)}`,
});
const turned = { filter: "invert(1) hue-rotate(180deg)" };
const darkInk = { color: "black" };

const bySystem = inTheDark(':root:not([data-theme="light"])');
const bySwitch = inTheDark(':root[data-theme="dark"]');
const darkScreen = "screen and (prefers-color-scheme: dark)";
globalStyle(bySystem.word, { "@media": { [darkScreen]: turned } });
globalStyle(bySystem.onGround, { "@media": { [darkScreen]: darkInk } });
globalStyle(bySwitch.word, { "@media": { screen: turned } });
globalStyle(bySwitch.onGround, { "@media": { screen: darkInk } });

globalStyle(prose, { "@media": { [media.print]: { maxWidth: "none" } } });

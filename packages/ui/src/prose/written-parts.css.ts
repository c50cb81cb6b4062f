import { globalStyle } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";
import { scrollsAside } from "./scrolls-aside.ts";

const print = (style: Parameters<typeof globalStyle>[1]) => ({ "@media": { [media.print]: style } }) as const;

type Within = (selector: string) => string;

/** From so many columns on, the letters that leave room for a few of them in each. */
const smallPrint = [
  [13, "0.7em"],
  [21, "0.5em"],
  [33, "0.4em"],
] as const;

/** A post takes tables of fifty columns: on paper wide ones share the sheet evenly, in ever smaller letters. */
function printWideTables(within: Within): void {
  for (const [columns, fontSize] of smallPrint) {
    const wide = `table:has(tr > :nth-child(${columns}))`;
    globalStyle(within(wide), print({ width: "100%", tableLayout: "fixed", fontSize }));
    globalStyle(within(`${wide} :is(th, td)`), print({ padding: "0.15em", wordBreak: "break-all" }));
  }
}

function styleTables(within: Within): void {
  globalStyle(within("[data-table]"), scrollsAside(vars.color.surface));
  globalStyle(within("[data-table]"), print({ overflow: "visible" }));
  globalStyle(within("table"), {
    borderCollapse: "collapse",
    fontSize: "0.9375em",
    lineHeight: vars.leading.heading,
    fontVariantNumeric: "tabular-nums",
  });
  globalStyle(within(":is(th, td)"), {
    minWidth: "4em",
    padding: "0.5em 0.75em",
    border: `1px solid ${vars.color.lineStrong}`,
    textAlign: "start",
    verticalAlign: "top",
    // A word that could be broken anywhere would let a column shrink to one syllable.
    overflowWrap: "break-word",
  });
  globalStyle(within("th"), { backgroundColor: vars.color.surfaceMuted, fontWeight: vars.weight.semibold });
  // Paper does not scroll: whatever is too wide is broken.
  globalStyle(within(":is(th, td)"), print({ minWidth: 0, padding: "0.25em 0.4em", overflowWrap: "anywhere" }));
  globalStyle(within("table"), print({ maxWidth: "100%" }));
  globalStyle(within("tr"), print({ breakInside: "avoid" }));
  printWideTables(within);
}

/** How tables, quotations, rules and checked lists look, in a text and in the editor: `words` is the class of both. */
export function styleParts(words: string): void {
  const within: Within = (selector) => `${words} ${selector}`;

  styleTables(within);

  globalStyle(within("blockquote"), {
    paddingInlineStart: "1em",
    borderInlineStart: `3px solid ${vars.color.lineStrong}`,
    color: vars.color.textMuted,
  });
  globalStyle(within("blockquote > * + *"), { marginBlockStart: "0.5em" });
  globalStyle(within("hr"), { marginBlock: "2em", border: 0, borderBlockStart: `1px solid ${vars.color.lineStrong}` });

  globalStyle(within("li[data-checked]"), { position: "relative", listStyle: "none" });
  // Menus that stand in a text that is edited say their state by the same word.
  globalStyle(within("li[data-checked] > [data-state]"), {
    position: "absolute",
    insetInlineStart: "-1.45em",
    insetBlockStart: "0.35em",
    width: "1em",
    height: "1em",
    border: `1px solid ${vars.color.textMuted}`,
    borderRadius: vars.radius.small,
  });
  globalStyle(within('li[data-checked="true"] > [data-state]::before'), {
    content: '""',
    position: "absolute",
    insetInlineStart: "0.3em",
    insetBlockStart: "0.05em",
    width: "0.3em",
    height: "0.6em",
    border: `solid ${vars.color.text}`,
    borderWidth: "0 2px 2px 0",
    transform: "rotate(45deg)",
  });
}

/** How films look until they are pressed, while they play and on paper; in the editor, too. */
export function styleVideos(words: string): void {
  const within: Within = (selector) => `${words} ${selector}`;
  // A frame of our own until it is pressed, and a player of the same size: nothing jumps, nor before it is drawn.
  const frame = { width: "100%", aspectRatio: "16 / 9" };
  globalStyle(within("[data-video]:not([data-address])::before"), { content: '""', display: "block", ...frame });
  globalStyle(within("[data-video] > :is(a, iframe)"), {
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: vars.space[1],
    border: `1px solid ${vars.color.lineStrong}`,
    backgroundColor: vars.color.surfaceMuted,
    fontSize: vars.size.sm,
    ...frame,
  });
  // Paper plays nothing.
  globalStyle(within("[data-video] > :is(a, iframe)"), print({ display: "none" }));
  globalStyle(within("[data-video]::after"), print({ content: "attr(data-address)" }));
}

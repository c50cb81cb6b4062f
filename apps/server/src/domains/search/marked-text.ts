import type { MarkedText } from "@bulmo/contracts/search";

/** Characters before the first match, and all of them. */
const excerptSizes = { before: 40, all: 140 } as const;

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** The longest first, so that of two words which begin alike the whole one is marked. */
const anyOf = (words: readonly string[]) =>
  new RegExp(
    words
      .toSorted((one, other) => other.length - one.length)
      .map(escaped)
      .join("|"),
    "giu",
  );

/** The text with what matches told apart. */
export function markMatches(text: string, words: readonly string[]): MarkedText {
  const parts: MarkedText = [];
  let end = 0;
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isMatch });
  };
  if (words.length > 0)
    for (const { 0: match, index } of text.matchAll(anyOf(words))) {
      add(end, index, false);
      add(index, index + match.length, true);
      end = index + match.length;
    }
  add(end, text.length, false);
  return parts;
}

/** Half a character at an end shows as a box. */
const withoutHalves = (text: string) => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, "");

/** Where the next word begins, if one does before `end`: what is cut does not begin within a word. */
function wordFrom(text: string, from: number, end: number): number {
  const gap = text.slice(from, end).search(/\s/u);
  return gap === -1 ? from : from + gap + 1;
}

/** A line around the first match, cut where it is long. `isCut` where it begins within a text already. */
export function excerptOf(text: string, words: readonly string[], isCut = false): MarkedText {
  const first = words.length > 0 ? text.search(anyOf(words)) : 0;
  const cut = first > excerptSizes.before ? first - excerptSizes.before : 0;
  const isWithin = cut > 0 ? !/\s/u.test(text.charAt(cut - 1)) : isCut;
  const from = isWithin ? wordFrom(text, cut, first) : cut;
  const to = from + excerptSizes.all;
  const shown = withoutHalves(text.slice(from, to)).trim();
  if (shown === "") return [];
  return markMatches(`${cut > 0 || isCut ? "… " : ""}${shown}${text.length > to ? " …" : ""}`, words);
}

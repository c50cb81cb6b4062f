import { slicesByUse } from "./slices.mjs";
import { shippedTexts } from "./texts.mjs";

const hanjaOf = (text) => new Set(text.match(/\p{Script=Han}/gu));
const byCodePoint = (one, other) => one.codePointAt(0) - other.codePointAt(0);

/** Bytes that a Hanja adds to a file, on the average. */
const size = 190;

/** The Hanja of the texts we ship, a list a font file: a page loads little that stands on others alone. */
export const hanjaByText = () =>
  slicesByUse(
    shippedTexts()
      .map(hanjaOf)
      .filter((hanja) => hanja.size > 0),
    () => size,
  ).map((list) => list.toSorted(byCodePoint));

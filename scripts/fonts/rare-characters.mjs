import { spanOf } from "./font-face.mjs";

/** Every syllable of Hangul, and every unified Hanja: blocks that Unicode has filled. */
export const syllables = between(0xac_00, 0xd7_a3);
const unified = between(0x4e_00, 0x9f_ff);
/** Hanja that Korean keyboards write a second time, for another reading. */
const alike = between(0xf9_00, 0xfa_0b);
/** What stands for the Hanja before it, and for none. */
export const hanjaSigns = ["々", "〇"];

function between(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** What a source has besides letters of Korean: signs, numbers in circles, letters of other scripts with their accents. */
export const signsOf = (source) =>
  between(0xa1, 0xff_ee).filter(
    (sign) =>
      source.pieceOf(sign) && !/[가-힣]|\p{Script=Han}|\p{White_Space}|\p{Default_Ignorable_Code_Point}/u.test(sign),
  );

/** The Hanja of KS X 1001, those first that the statistics behind the source's pieces found most often. */
export const commonHanja = (source) =>
  [...alike, ...unified]
    .filter((hanja) => source.pieceOf(hanja))
    .toSorted((one, other) => source.pieceOf(other) - source.pieceOf(one));

/** All other unified ones, in their own order. */
export const rareHanja = (source) => unified.filter((hanja) => !source.pieceOf(hanja));

/** What a browser draws without any font, or in one of the device for emoji. */
const isNobodys = (codePoint) =>
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Emoji_Presentation}]/u.test(String.fromCodePoint(codePoint));

/** Neighbouring signs as one range, gaps included, so that the sheet which every page has stays short. */
export function roughRangeOf(signs) {
  const runs = [];
  for (const sign of signs) {
    const point = sign.codePointAt(0);
    const last = runs.at(-1)?.at(-1).codePointAt(0) ?? 0;
    const gap = Array.from({ length: point - last - 1 }, (_, index) => last + 1 + index);
    if (gap.length < 64 && !gap.some(isNobodys)) runs.at(-1).push(sign);
    else runs.push([sign]);
  }
  return runs.map(spanOf).join(",");
}

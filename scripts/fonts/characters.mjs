const marks =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~" +
  "\u00a0·…‘’“”–—×°′″→←↑↓「」『』〈〉《》【】、。※○●";
/** Written alone when somebody laughs or counts. */
export const jamo = Array.from({ length: 0x3164 - 0x3131 }, (_, index) => String.fromCodePoint(0x3131 + index));

/** The 2350 syllables of KS X 1001, which hold all but the rarest of written Korean. */
function commonSyllables() {
  const decoder = new TextDecoder("euc-kr");
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  return rows.flatMap((row) =>
    Array.from({ length: 94 }, (_, cell) => decoder.decode(Uint8Array.of(row, 0xa1 + cell))),
  );
}

/** In how many of the texts each character stands. */
export function countUses(texts) {
  const uses = new Map();
  for (const text of texts) {
    for (const character of new Set(text)) {
      uses.set(character, (uses.get(character) ?? 0) + 1);
    }
  }
  return uses;
}

/**
 * All characters our fonts hold, but for the letters' parts. Those of our texts come first, the most used before the
 * others; the rest in their own order, which makes for short rules.
 */
export function allCharacters(texts) {
  const uses = countUses(texts);
  const usesOf = (syllable) => uses.get(syllable) ?? 0;
  const syllables = commonSyllables().toSorted((one, other) => usesOf(other) - usesOf(one));
  return [...new Set([...marks, ...syllables])];
}

const marks =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~" +
  "\u00a0·…‘’“”–—×°′″→←↑↓「」『』〈〉《》【】、。※○●";
/** Written alone when somebody laughs or counts. */
export const jamo = Array.from({ length: 0x3164 - 0x3131 }, (_, index) => String.fromCodePoint(0x3131 + index));

/** In how many of the texts each character stands. */
function countUses(texts) {
  const uses = new Map();
  for (const text of texts) {
    for (const character of new Set(text)) {
      uses.set(character, (uses.get(character) ?? 0) + 1);
    }
  }
  return uses;
}

/**
 * The characters of our own texts, but for the letters' parts: those first that most texts use. All others have files
 * of their own (make-rare.mjs).
 */
export function charactersOf(texts) {
  const uses = countUses(texts);
  const syllables = [...uses.keys()].filter((character) => /[가-힣]/u.test(character));
  return [...new Set([...marks, ...syllables.toSorted((one, other) => uses.get(other) - uses.get(one))])];
}

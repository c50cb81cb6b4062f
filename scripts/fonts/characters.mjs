const marks =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~" +
  "\u00a0·…‘’“”–—×°′″→←↑↓「」『』〈〉《》【】、。※○●";
const jamo = Array.from({ length: 0x3164 - 0x3131 }, (_, index) => String.fromCodePoint(0x3131 + index));

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
 * All characters our fonts hold, those that most of the texts need first: a page then finds nearly all
 * of its own in the first few files. `frame` is what every page needs, `texts` what is written with the
 * face, `others` what may be; `commonness` orders what none of them mentions.
 */
export function charactersByUse({ frame, texts, others }, commonness) {
  const [everywhere, own, further] = [frame, texts, others].map(countUses);
  const usesOf = (uses, syllable) => uses.get(syllable) ?? 0;
  const syllables = commonSyllables().toSorted(
    (one, other) =>
      usesOf(own, other) - usesOf(own, one) ||
      usesOf(further, other) - usesOf(further, one) ||
      commonness(other) - commonness(one),
  );
  const inFrame = (syllable) => everywhere.has(syllable);
  const rest = syllables.filter((syllable) => !inFrame(syllable));
  return {
    frame: [...marks, ...syllables.filter(inFrame)],
    known: rest.filter((syllable) => own.has(syllable)),
    rare: rest.filter((syllable) => !own.has(syllable)),
    jamo,
  };
}

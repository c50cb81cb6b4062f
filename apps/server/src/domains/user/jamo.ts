/** The letters of each final of a syllable, from U+11A8 on, as initials: 관 and 과ㄴ are then written alike. */
const finals =
  "ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ".split(" ");
const firstFinal = 0x11_a8;

/** Vowels that are written as two. */
const vowels: Record<string, string> = { ᅪ: "ᅩᅡ", ᅫ: "ᅩᅢ", ᅬ: "ᅩᅵ", ᅯ: "ᅮᅥ", ᅰ: "ᅮᅦ", ᅱ: "ᅮᅵ", ᅴ: "ᅳᅵ" };

/** One letter, or a sign that is none, decomposed; `isFinal` where it closes the syllable that it was written in. */
export type Jamo = { letter: string; isFinal: boolean };

function lettersOf(sign: string): Jamo[] {
  const final = finals[(sign.codePointAt(0) ?? 0) - firstFinal];
  return [...(final ?? vowels[sign] ?? sign)].map((letter) => ({ letter, isFinal: final !== undefined }));
}

/**
 * Hangul as the letters that it is made of, whether it came in syllables, in jamo of the keyboard or in conjoining jamo.
 * Everything else stays, decomposed.
 */
export const asJamo = (text: string): Jamo[] => [...text.normalize("NFKD")].flatMap(lettersOf);

/** Whether a letter, as `asJamo` writes it, is a vowel. */
export const isVowel = (letter: string): boolean => /^[\u1161-\u11a7]$/u.test(letter);

/** Whether it is a letter that Hangul is written with today: an old one among others is a sign between them. */
export const isJamo = (letter: string): boolean => /^[\u1100-\u1112\u1161-\u1175]$/u.test(letter);

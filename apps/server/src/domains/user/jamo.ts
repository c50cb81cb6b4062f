/** The letters of each final of a syllable, from U+11A8 on, as initials: 관 and 과ㄴ are then written alike. */
const finals =
  "ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ".split(" ");
const firstFinal = 0x11_a8;

/** Vowels that are written as two. */
const vowels: Record<string, string> = { ᅪ: "ᅩᅡ", ᅫ: "ᅩᅢ", ᅬ: "ᅩᅵ", ᅯ: "ᅮᅥ", ᅰ: "ᅮᅦ", ᅱ: "ᅮᅵ", ᅴ: "ᅳᅵ" };

/**
 * Hangul as the letters that it is made of, whether it came in syllables, in jamo of the keyboard or in conjoining jamo.
 * Everything else stays, decomposed.
 */
export const asJamo = (text: string): string =>
  [...text.normalize("NFKD")]
    .map((sign) => vowels[sign] ?? finals[(sign.codePointAt(0) ?? 0) - firstFinal] ?? sign)
    .join("");

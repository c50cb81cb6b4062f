import { asJamo, isJamo, isVowel, type Jamo } from "./jamo.ts";

/** Latin letters and digits that stand for a letter written in jamo, as in ㅈr for 자, and a vowel that sounds alike (쟈). */
const jamoLookalikes: Record<string, string> = { ᅣ: "ᅡ", r: "ᅡ", l: "ᅵ", i: "ᅵ", "1": "ᅵ", "|": "ᅵ", o: "ᄋ", "0": "ᄋ" };

const spell = (letters: readonly Jamo[]) => letters.map(({ letter }) => letter).join("");

/** The letters of words that are looked for. */
export const spellAll = (words: readonly string[]) =>
  words.map((word) => spell(asJamo(word).filter(({ letter }) => isJamo(letter))));

/** Whether the syllable goes on behind its last letter: 사무구기 has the letters of 사무국, 관리잔치 those of 관리자. */
function goesOn(last: Jamo, next: Jamo | undefined): boolean {
  if (!next || last.isFinal) return false;
  return isVowel(last.letter) ? next.isFinal : isVowel(next.letter);
}

/** Whether the word stands in the letters, whatever other signs are between them, and ends where a syllable does. */
function holdsWord(letters: readonly Jamo[], word: string): boolean {
  const places = letters.flatMap(({ letter }, place) => (isJamo(letter) ? [place] : []));
  const text = places.map((place) => letters[place]?.letter).join("");
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    const place = places[start + word.length - 1] ?? 0;
    const last = letters[place];
    if (last && !goesOn(last, letters[place + 1])) return true;
  }
  return false;
}

/** How the Hanja of these words are read, as Korea, Japan and China write them: 관리者 is one word. */
const readingOf: Record<string, string> = {
  管: "관",
  理: "리",
  者: "자",
  員: "원",
  员: "원",
  人: "인",
  運: "운",
  运: "운",
  營: "영",
  営: "영",
  营: "영",
  陣: "진",
  阵: "진",
  事: "사",
  務: "무",
  务: "무",
  局: "국",
};

/** As it is written, and as it may be read. */
function hangulReadings(plain: string): Jamo[][] {
  const written = asJamo([...plain].map((sign) => readingOf[sign] ?? sign).join(""));
  return [written, written.map((jamo) => ({ ...jamo, letter: jamoLookalikes[jamo.letter] ?? jamo.letter }))];
}

/** Hangul glues words together (총관리자, 관리자님): the word may stand anywhere. */
export const holdsHangulWord = (plain: string, words: readonly string[]): boolean =>
  hangulReadings(plain).some((letters) => words.some((word) => holdsWord(letters, word)));

/** Nothing but the word, and signs around and in it. */
export const isHangulWord = (plain: string, words: ReadonlySet<string>): boolean =>
  hangulReadings(plain).some((letters) => words.has(spell(letters.filter(({ letter }) => isJamo(letter)))));

/** What a word ends with as it is spoken: a vowel, a ㄹ, or another consonant. */
type Ending = "vowel" | "rieul" | "consonant";

/** As digits and letters are called: 일, 칠, 팔, 엘 and 알 end in ㄹ; 영, 삼, 육, 엠 and 엔 in another consonant. */
const called: Readonly<Record<Exclude<Ending, "vowel">, string>> = { rieul: "178lr", consonant: "036mn" };

const firstSyllable = "가".codePointAt(0) ?? 0;

/** Of a block of syllables that differ in their last sound alone; the first has none, and this one has ㄹ. */
const lastSounds = 28;
const rieul = 8;

/** Signs behind a word are not spoken. Undefined where there is nothing that is. */
function endingOf(word: string): Ending | undefined {
  const last = [...word.normalize("NFC").toLowerCase()].findLast((sign) => /[\p{L}\p{N}]/u.test(sign));
  if (last === undefined) return undefined;
  if (!/[가-힣]/u.test(last)) {
    if (called.rieul.includes(last)) return "rieul";
    return called.consonant.includes(last) ? "consonant" : "vowel";
  }
  const sound = ((last.codePointAt(0) ?? 0) - firstSyllable) % lastSounds;
  if (sound === 0) return "vowel";
  return sound === rieul ? "rieul" : "consonant";
}

/** ‘으로’ or ‘로’, as the word before it is spoken; both where that cannot be told. */
export function toward(word: string): string {
  const ending = endingOf(word);
  if (ending === undefined) return "(으)로";
  return ending === "consonant" ? "으로" : "로";
}

/** The particle behind what somebody said: ‘괘불’이라고, ‘점안’이라고, ‘불화’라고. */
export const saidAs = (word: string): string => ((endingOf(word) ?? "vowel") === "vowel" ? "라고" : "이라고");

const afterVowel = { 이: "가", 을: "를", 은: "는" } as const;

/** A word with the particle behind it: 작품이, 페이지가. */
export const withParticle = (word: string, particle: keyof typeof afterVowel): string =>
  word + (endingOf(word) === "vowel" ? afterVowel[particle] : particle);

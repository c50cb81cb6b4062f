/** Digits and letters of which the Korean name ends in a consonant: 영, 일, 삼, 육, 칠, 팔; 엘, 엠, 엔, 알. */
const closed = new Set("013678lmnr");

/** Of its 28 endings each syllable's first has no consonant; those before it stand in the same order. */
const endings = 28;

/** Whether a word is spoken with a consonant at its end; signs behind it are not spoken. */
function endsClosed(word: string): boolean {
  const last = [...word.toLowerCase()].findLast((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? "";
  return /[가-힣]/u.test(last) ? ((last.codePointAt(0) ?? 0) - 0xac00) % endings !== 0 : closed.has(last);
}

/** The particle behind what somebody said: ‘괘불’이라고, ‘점안’이라고, ‘불화’라고. */
export const saidAs = (word: string): string => (endsClosed(word) ? "이라고" : "라고");

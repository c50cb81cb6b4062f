const firstSyllable = 0xac_00;
const lastSyllable = 0xd7_a3;
/** Of a block of syllables that differ in their last sound alone; which of them ends in ㄹ. */
const lastSounds = 28;
const rieul = 8;

/** How digits are read: 영, 삼 and 육 end in a consonant that takes 으로. */
const closedDigits = "036";

/** ‘으로’ or ‘로’, as the word before it sounds; both where that cannot be told. */
export function toward(word: string): string {
  const last = [...word.normalize("NFC")].findLast((character) => /[\p{L}\p{N}]/u.test(character)) ?? "";
  if (/^[0-9]$/u.test(last)) return closedDigits.includes(last) ? "으로" : "로";
  const code = last.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return "(으)로";
  const sound = (code - firstSyllable) % lastSounds;
  return sound === 0 || sound === rieul ? "로" : "으로";
}

/** Whether all words are there; they are in small letters. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const small = text.toLowerCase();
  return words.every((word) => small.includes(word));
}

/** Words as they stand between spaces and signs. */
const wholeWords = (text: string) => new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u));

function hasWhole(text: string, words: readonly string[]): boolean {
  const whole = wholeWords(text);
  return words.every((word) => whole.has(word));
}

/** The smaller the better: a title before a text, a whole word before a part of one. */
export function rankOf({ title, words: text }: { title: string; words: string }, words: readonly string[]): number {
  if (holdsAll(title, words)) return hasWhole(title, words) ? 0 : 1;
  return hasWhole(`${title} ${text}`, words) ? 2 : 3;
}

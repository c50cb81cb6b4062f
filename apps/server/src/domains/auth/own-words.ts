import { judgedLength, paired, typed } from "./password-dictionary.ts";

/** Whose password it is, as far as that is known: what is known of them is tried first. */
export type Owner = Partial<Record<"username" | "name" | "nickname" | "email", string | undefined>>;

/** So many are enough for what people are called, and bound what a judgement costs. */
const most = 10;

const hangul = /^[가-힣]+$/u;
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
/** Without the number behind a word. */
const undecorated = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
/** A Korean name without the family's. */
const given = (name: string) => (hangul.test(name) && name.length >= 3 ? [name.slice(1)] : []);

/** Two syllables are a word; two letters stand in many. */
const isWord = (word: string) => word.length >= (hangul.test(word) ? 2 : 3) && word.length <= judgedLength;

/** The owner's words: whole, in their parts, without the number behind them, typed in Korean or not. */
export function ownWords({ username, name, nickname, email }: Owner): string[] {
  const fields = [username, name, nickname, email?.replace(/@.*$/su, "")]
    .filter((field) => field !== undefined)
    .map((field) => field.normalize("NFC").toLowerCase());
  const whole = fields.flatMap((field) => [bare(field), bare(undecorated(field)), ...given(field)]);
  const parts = fields.flatMap((field) => field.split(/[^\p{L}\p{N}]+/u)).flatMap((part) => [part, undecorated(part)]);
  const words = [...new Set([...whole, ...parts])].filter(isWord).slice(0, most);
  const address = email && email.length <= judgedLength ? [email.toLowerCase()] : [];
  return [...new Set([...words, ...address].flatMap(typed))];
}

/** Those of the words that a text holds, in whichever direction, and any two of them together: all that can be found. */
export function wordsWithin(text: string, words: readonly string[]): string[] {
  const forward = text.toLowerCase();
  const backward = [...forward].toReversed().join("");
  const found = words.filter((word) => forward.includes(word) || backward.includes(word));
  return [...found, ...paired(found)];
}

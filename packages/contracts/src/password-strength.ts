import { keystrokes } from "./keystrokes.ts";

// What people who guess passwords try first: words of the site and of the member, rows of keys, repetitions, years.

/** So many characters must be left once everything that is tried first is taken away. */
const least = 4;

/** Rows as they lie under a hand, and the alphabet; read both ways. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
];
const columns = ["1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p"];
const shortestRun = 4;

/** Shorter ones that people take for their own sake; others stand in honest words. */
const shortRuns = ["abc", "xyz", "123", "321", "qwe", "asd", "zxc", "qaz", "wsx", "edc", "1qa", "2ws", "3ed"];

const reversed = (text: string) => [...text].toReversed().join("");

/** All runs along the keys. */
const runs = [...rows, ...columns]
  .flatMap((row) => [row, reversed(row)])
  .flatMap((row) =>
    Array.from({ length: row.length - shortestRun + 1 }, (_, length) => length + shortestRun).flatMap((length) =>
      Array.from({ length: row.length - length + 1 }, (_, at) => row.slice(at, at + length)),
    ),
  );

/** The shifted digits, in the order of their keys. */
const shifted = "!@#$%^&*()";

/** Digits and signs that stand for letters; `1` and `!` for either of two. */
const lookalikes = { "0": "o", "3": "e", "4": "a", "@": "a", "5": "s", $: "s", "7": "t", "8": "b", "9": "g" } as const;
const asLetters = (text: string, one: "i" | "l") =>
  [...text]
    .map((sign) => ("1!|".includes(sign) ? one : (lookalikes[sign as keyof typeof lookalikes] ?? sign)))
    .join("");

const asDigits = (text: string) =>
  [...text].map((sign) => (shifted.includes(sign) ? String((shifted.indexOf(sign) + 1) % 10) : sign)).join("");

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
const undecorated = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** What this association's members would think of. */
const siteWords = ["bulmo", "ilseop", "ilsub", "geumyong", "magoksa", "buyongsa", "dancheong", "tanghwa", "buddha"];
const koreanSiteWords = [
  "불모",
  "일섭",
  "문도회",
  "금용",
  "마곡사",
  "부용사",
  "단청",
  "탱화",
  "불화",
  "회원",
  "관리자",
];

/** A word as it is typed, with the keys set to Korean or not. */
const typed = (word: string) => [word, keystrokes(word)];

const known = new Set([...siteWords, ...koreanSiteWords.flatMap((word) => typed(word)), ...runs, ...shortRuns]);

/** The member's own words: whole, in their parts, and without the number behind them. */
const ownWords = (own: readonly string[]) =>
  own
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => text.normalize("NFC").toLowerCase())
    .flatMap((text) => [bare(text), bare(undecorated(text))])
    .flatMap((text) => typed(text))
    .filter((word) => word.length >= (/[가-힣]/u.test(word) ? 2 : 3));

/** Anything that repeats a sign three times, and the years of members' lives. */
const plain = /^(?:(.)\1{2,}|(?:19|20)\d\d)$/u;

/** How many characters are left at least when words are taken away: of two that overlap, the one that leaves less. */
function leftOf(text: string, isWord: (part: string) => boolean): number {
  const left = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const starts = Array.from({ length: end }, (_, start) => start).filter((start) => isWord(text.slice(start, end)));
    left.push(Math.min((left[end - 1] ?? 0) + 1, ...starts.map((start) => left[start] ?? 0)));
  }
  return left.at(-1) ?? 0;
}

/** Makes the rule: `common` are words that people everywhere take, in lower case. */
export function createWeakPasswordCheck(common: readonly string[] = []) {
  const everyones = new Set([...known, ...common.flatMap((word) => typed(word))]);
  /** Whether nearly nothing is left of a password without what is tried first. `own` are the member's names and address. */
  return (password: string, own: readonly string[] = []): boolean => {
    const low = password.normalize("NFC").toLowerCase();
    const mine = new Set(ownWords(own));
    const isWord = (part: string) => everyones.has(part) || mine.has(part) || plain.test(part);
    const forms = [low, asDigits(low), ...(["i", "l"] as const).map((one) => asLetters(undecorated(low), one))];
    return forms.some((form) => leftOf(bare(form), isWord) < least);
  };
}

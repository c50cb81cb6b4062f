import type { ZxcvbnFactory, ZxcvbnResult } from "@zxcvbn-ts/core";
import { DomainError } from "../../errors.ts";
import { keystrokes } from "./keystrokes.ts";
import { type Owner, ownWords, wordsWithin } from "./own-words.ts";
import { judgedLength, makeDictionaries } from "./password-dictionary.ts";

/**
 * As many tries as a password has to withstand: from here on zxcvbn's scale calls one safely unguessable (score 3; Wheeler,
 * USENIX Security 2016, https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler).
 * More would refuse eight random characters, which SUP-06 takes: they count for just so many. Less is within reach of who
 * tries for a few years as often as an account may be tried (100 times in ten minutes, five million a year).
 */
const leastGuesses = 1e8;

/** No password is longer; in decomposed Hangul one syllable is three characters. */
const longest = 50;

/** Digits and signs that stand for letters; `1`, `!` and `|` stand for either of two. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0o3e4a@a5s$s7t8b9g".matchAll(/../gsu)].map(([pair]) => [...pair]),
);

/** With letters for what looks like them, but for the number that is put behind a word. */
const readAs = (text: string, one: "i" | "l"): string =>
  text.replace(/^.*\p{L}[@$30]*/su, (word) =>
    [...word].map((sign) => ("1!|".includes(sign) ? one : (lookalikes[sign] ?? sign))).join(""),
  );

/** With what stands before the first letter behind the last: `!word1` is as near as `word1!`, and counts for more. */
const turned = (text: string): string => text.replace(/^([^\p{L}]+)(.+)$/su, "$2$1");

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Takes 12 MB of heap and some 0.2 s, once, when the first password is judged: most commands never judge one. */
async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new Estimator({
    dictionary: { ...dictionary, ...makeDictionaries() },
    graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
    maxLength: judgedLength,
    // It would read a password in a hundred ways, one after the other; `readAs` reads it in the two that people mean.
    l33tMaxSubstitutions: 0,
  });
}

/**
 * Parts are tried in any order and with one another. zxcvbn's own sum charges 10⁴ more for each part, so that whatever
 * has three passes; but a rule about digits and signs makes three parts of any word (`word1word!`).
 */
const triesOf = ({ sequence }: ZxcvbnResult): number =>
  // Its types do not say that each part of a result has been estimated.
  sequence.reduce((product, part, at) => product * ("guesses" in part ? Number(part.guesses) : 1) * (at + 1), 1);

/** How many tries find a password of somebody of whom so much is known: as typed, by its keys, or as it reads. */
export async function estimateGuesses(password: string, owner: Owner = {}): Promise<number> {
  const zxcvbn = await (estimator ??= createEstimator());
  const own = ownWords(owner);
  const typed = password.slice(0, longest).normalize("NFC");
  const readings = new Set([typed, turned(typed), keystrokes(typed), readAs(typed, "i"), readAs(typed, "l")]);
  return Math.min(...[...readings].map((text) => triesOf(zxcvbn.check(text, wordsWithin(text, own)))));
}

/** Whether a password is found too soon by whoever tries what people take (API-53). */
export const isWeakPassword = async (password: string, owner: Owner = {}): Promise<boolean> =>
  (await estimateGuesses(password, owner)) < leastGuesses;

/** Throws PASSWORD_GUESSABLE for a password that is on everybody's lips, or made of its owner's words. */
export async function refuseWeakPassword(password: string, owner: Owner): Promise<void> {
  if (await isWeakPassword(password, owner)) throw new DomainError("PASSWORD_GUESSABLE");
}

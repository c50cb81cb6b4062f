import type { ReactNode } from "react";
import { isUnanswered, messageOf } from "./call-error.ts";

/** The sentence that a failure is known by, and why, where the reason says more. */
export function withReason(sentence: string, error: unknown): ReactNode {
  const reason = messageOf(error);
  if (reason === sentence) return sentence;
  return (
    <>
      <p>{sentence}</p>
      <p>{reason}</p>
    </>
  );
}

/** Of what changes something: where no answer came, nobody here knows whether it was done, and `unknown` says so. */
export type OutcomeWords = { failed: string; unknown: string };

/** The same of what changes something. */
export const withOutcome = (words: OutcomeWords, error: unknown): ReactNode =>
  isUnanswered(error) ? words.unknown : withReason(words.failed, error);

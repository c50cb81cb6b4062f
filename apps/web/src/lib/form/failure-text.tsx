import type { ReactNode } from "react";
import { messageOf } from "../call-error.ts";

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

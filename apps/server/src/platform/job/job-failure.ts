import type { JobReason } from "@bulmo/contracts/job-reason";
import { errorWord } from "../log/error-word.ts";

declare const ofServer: unique symbol;

/** What a server of somebody else's answered, or the network: words that are none of ours, and name nobody. */
export type ServerReason = string & { readonly [ofServer]: true };

/** Marks them as such: what is ours has a sentence of its own (`JobReason`). */
export const asServerReason = (words: string): ServerReason => words as ServerReason;

/** A job could not be done. `reason` is for administrators: a word or two, nothing that names anybody. */
export class JobFailure extends Error {
  override name = "JobFailure";
  readonly reason: JobReason | ServerReason;
  /** Whether no later attempt will go otherwise. */
  readonly isFinal: boolean;
  /** Milliseconds until the next attempt, where what failed knows better than its kind. */
  readonly pause: number | undefined;

  constructor(
    reason: JobReason | ServerReason,
    { isFinal = false, pause, cause }: { isFinal?: boolean; pause?: number; cause?: unknown } = {},
  ) {
    super(reason, { cause });
    this.reason = reason;
    this.isFinal = isFinal;
    this.pause = pause;
  }
}

/** What is written down of why a job could not be done. */
export const reasonOf = (error: unknown): string => (error instanceof JobFailure ? error.reason : errorWord(error));

import type { JobReason } from "@bulmo/contracts/job-reason";
import { errorWord } from "../log/error-word.ts";

declare const ofServer: unique symbol;

/** What a server of somebody else's answered, or the network: words that are none of ours, and name nobody. */
export type ServerReason = string & { readonly [ofServer]: true };

/** Marks them as such: what is ours has a sentence of its own (`JobReason`). */
export const asServerReason = (words: string): ServerReason => words as ServerReason;

type Circumstances = { isFinal?: boolean; pause?: number; isCounted?: boolean; cause?: unknown };

/** A job could not be done. `reason` is for administrators: a word or two, nothing that names anybody. */
export class JobFailure extends Error {
  override name = "JobFailure";
  readonly reason: JobReason | ServerReason;
  /** Whether no later attempt will go otherwise. */
  readonly isFinal: boolean;
  /** Milliseconds until the next attempt, where what failed knows better than its kind. */
  readonly pause: number | undefined;
  /** Whether it is one of the attempts of its kind; waiting for an hour that the law has it wait for is none. */
  readonly isCounted: boolean;

  constructor(
    reason: JobReason | ServerReason,
    { isFinal = false, pause, isCounted = true, cause }: Circumstances = {},
  ) {
    super(reason, { cause });
    this.reason = reason;
    this.isFinal = isFinal;
    this.pause = pause;
    this.isCounted = isCounted;
  }
}

/** What is written down of why a job could not be done. */
export const reasonOf = (error: unknown): string => (error instanceof JobFailure ? error.reason : errorWord(error));

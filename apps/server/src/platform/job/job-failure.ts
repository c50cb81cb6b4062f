import { errorWord } from "../log/error-word.ts";

/** A job could not be done. `reason` is for administrators: a word or two, nothing that names anybody. */
export class JobFailure extends Error {
  override name = "JobFailure";
  readonly reason: string;
  /** Whether no later attempt will go otherwise. */
  readonly isFinal: boolean;
  /** Milliseconds until the next attempt, where what failed knows better than its kind. */
  readonly pause: number | undefined;

  constructor(
    reason: string,
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

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

/** What is written down of any error: its message may name people. */
export function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.reason;
  const { name = "Error", code } = error as { name?: string; code?: unknown };
  return typeof code === "string" ? `${name} ${code}` : name;
}

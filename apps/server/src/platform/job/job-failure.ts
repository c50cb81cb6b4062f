/** A job could not be done. `reason` is for administrators: a word or two, nothing that names anybody. */
export class JobFailure extends Error {
  override name = "JobFailure";
  readonly reason: string;
  /** Whether no later attempt will go otherwise. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** What is written down of any error: its message may name people. */
export function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.reason;
  const { name = "Error", code } = error as { name?: string; code?: unknown };
  return typeof code === "string" ? `${name} ${code}` : name;
}

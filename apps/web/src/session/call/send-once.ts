import { isRetryable, reasonOf } from "./call-error.ts";

/** A key that nobody else makes. `randomUUID` is not there on a site without https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What keeps something new from being written twice when its answer is lost. */
export type Submission = {
  /** Sent along with it: the same key again means the same post. */
  key: string;
  /** What was sent and perhaps written, if the answer never came. */
  attempt: string | null;
};

/** More than one text was sent unheard: any of them may stand there. */
const several = "several";

export const newSubmission = (): Submission => ({ key: newIdempotencyKey(), attempt: null });

/** Where a submission is kept: before anything is sent, so that a page that is reloaded meanwhile still has it. */
export type SubmissionStore = { read: () => Submission; keep: (submission: Submission) => void };

type Calls<Written> = {
  create: (idempotencyKey: string) => Promise<Written>;
  /** Writes anew what is there already. */
  update: (written: Written) => Promise<Written>;
};

/**
 * Writes something new, once, however often it is sent. What was changed between an unheard answer and the next sending
 * is written as an edit; `payload` is what is sent, to be compared.
 */
export async function sendOnce<Written>(
  store: SubmissionStore,
  payload: object,
  { create, update }: Calls<Written>,
): Promise<Written> {
  const before = store.read();
  const { key, attempt } = before;
  const sent = JSON.stringify(payload);
  const isFirst = attempt === null || attempt === sent;
  store.keep({ key, attempt: isFirst ? sent : several });
  const written = await create(key).catch((error: unknown) => {
    // What an earlier one wrote was deleted meanwhile: what is sent next is another.
    if (reasonOf(error) === "IDEMPOTENCY_KEY_REUSED") store.keep(newSubmission());
    // Refused, this sending wrote nothing; an earlier one may have.
    else if (!isRetryable(error)) store.keep(before);
    throw error;
  });
  return isFirst ? written : update(written);
}

/** A submission that lives as long as its form; `begun` is what a draft had of it. */
export function createSubmissionStore(begun: Submission = newSubmission()): SubmissionStore {
  let submission = begun;
  return {
    read: () => submission,
    keep: (next) => {
      submission = next;
    },
  };
}

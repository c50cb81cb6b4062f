import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { currentOf, isNotFound, isRetryable, reasonOf } from "../session/call/call-error.ts";

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

type WrittenPost = { data: number; type?: PostType | undefined };

/** What an earlier sending has written, where that is why this one was refused. */
export function writtenBefore(error: unknown): WrittenPost {
  const post = currentOf(error, "IDEMPOTENCY_KEY_REUSED");
  if (!post) throw error;
  return { data: post.index, type: post.type };
}

type PostCalls<Payload> = {
  create: (payload: Payload & { idempotencyKey: string }) => Promise<WrittenPost>;
  update: (payload: Payload & PostAddress & { targetType: PostType; revision: number }) => Promise<WrittenPost>;
};

/** The revision of a post that nobody has edited. */
const firstRevision = 1;

/** Sends a new post once and answers where it is; `revision` is the one that it was made from, if it was made from one. */
export async function sendPostOnce<Payload extends { type: PostType }>(
  calls: PostCalls<Payload>,
  payload: Payload,
  { submission, revision = firstRevision }: { submission: SubmissionStore; revision?: number | undefined },
): Promise<PostAddress> {
  const addressOf = ({ type, data }: WrittenPost): PostAddress => ({ type: type ?? payload.type, index: data });
  return sendOnce<PostAddress>(submission, payload, {
    create: async (idempotencyKey) =>
      addressOf(await calls.create({ ...payload, idempotencyKey }).catch(writtenBefore)),
    update: async ({ type: targetType, index }) => {
      const edited = calls.update({ ...payload, targetType, index, revision }).catch((error: unknown) => {
        // It was deleted meanwhile: what is sent next is another post.
        if (isNotFound(error)) submission.keep(newSubmission());
        throw error;
      });
      return addressOf(await edited);
    },
  });
}

/** Keys of short texts that are sent as they are: the same text of a box again under the same, until it is known to be there. */
export function createIdempotencyKeys() {
  const sent = new Map<string, { text: string; key: string }>();
  return {
    reserve: (box: string, text: string): string => {
      const before = sent.get(box);
      if (before?.text === text) return before.key;
      const key = newIdempotencyKey();
      sent.set(box, { text, key });
      return key;
    },
    /** It is there: the same text once more is another one. */
    complete: (box: string, key: string): void => {
      if (sent.get(box)?.key === key) sent.delete(box);
    },
  };
}

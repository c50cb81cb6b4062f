import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { currentOf, isNotFound } from "../session/call/call-error.ts";
import { newIdempotencyKey, newSubmission, sendOnce, type SubmissionStore } from "../session/call/send-once.ts";

type WrittenPost = { data: number; type?: PostType | undefined };

/** What an earlier sending has written, where that is why this one was refused. */
export function writtenBefore(error: unknown): WrittenPost {
  const post = currentOf(error, "IDEMPOTENCY_KEY_REUSED");
  if (!post || !("index" in post)) throw error;
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

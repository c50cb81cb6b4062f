import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { mayPass, statusOf } from "../../session/call/call-error.ts";
import { newKey } from "../new-key.ts";

/** What keeps a new text from being written twice when its answer is lost. Kept with its draft. */
export type Receipt = {
  /** Sent along with it: the same key again means the same post. */
  key: string;
  /** What was sent and perhaps written, if the answer never came. */
  attempt: string | null;
};

/** More than one text was sent unheard: any of them may stand there. */
const several = "several";

export const newReceipt = (): Receipt => ({ key: newKey(), attempt: null });

/** Where a receipt is kept: before anything is sent, so that a page that is reloaded meanwhile still has it. */
export type ReceiptBox = { read: () => Receipt; keep: (receipt: Receipt) => void };

type Written = { data: number; type?: PostType | undefined };

type Calls<Payload> = {
  create: (payload: Payload & { idempotencyKey: string }) => Promise<Written>;
  update: (payload: Payload & PostAddress & { targetType: PostType; revision: number }) => Promise<Written>;
};

/** The revision of a post that nobody has edited. */
const firstRevision = 1;

/**
 * Writes a new post, once, however often it is sent, and answers where it is. What was changed between an unheard answer
 * and the next sending is written as an edit; `revision` is the one that it was made from, if it was made from one.
 */
export async function sendOnce<Payload extends { type: PostType }>(
  { create, update }: Calls<Payload>,
  payload: Payload,
  { receipt, revision = firstRevision }: { receipt: ReceiptBox; revision?: number | undefined },
): Promise<PostAddress> {
  const before = receipt.read();
  const { key, attempt } = before;
  const sent = JSON.stringify(payload);
  const isFirst = attempt === null || attempt === sent;
  receipt.keep({ key, attempt: isFirst ? sent : several });
  const written = await create({ ...payload, idempotencyKey: key }).catch((error: unknown) => {
    // Refused, this sending wrote nothing; an earlier one may have.
    if (!mayPass(error)) receipt.keep(before);
    throw error;
  });
  const address = { type: written.type ?? payload.type, index: written.data };
  if (isFirst) return address;
  const { type: targetType, index } = address;
  const edited = await update({ ...payload, targetType, index, revision }).catch((error: unknown) => {
    // It was deleted meanwhile: what is sent next is another post.
    if (statusOf(error) === 404) receipt.keep(newReceipt());
    throw error;
  });
  return { type: edited.type ?? payload.type, index: edited.data };
}

import type { Conflicts } from "@bulmo/contracts/conflict";
import { currentOf } from "../../session/call/call-error.ts";
import { sendOnce, type SubmissionStore } from "../../session/call/send-once.ts";

/** The revision of what nobody has edited. */
export const firstRevision = 1;

type Calls<Added> = {
  create: (idempotencyKey: string) => Promise<Added>;
  /** Writes anew what an earlier sending has added. */
  update: (added: Added) => Promise<Added>;
};

/**
 * Adds to a list once, however often it is sent; what was changed after an answer that never came is written as an edit. A
 * key by which another tab has added something, of which this one sent nothing, is that one's: this one takes another.
 */
export async function addOnce<Added extends Conflicts["IDEMPOTENCY_KEY_REUSED"]>(
  submission: SubmissionStore,
  payload: object,
  { create, update }: Calls<Added>,
): Promise<Added> {
  const hasSent = submission.read().attempt !== null;
  let isAnothers = false;
  const createHere = async (key: string) => {
    try {
      return await create(key);
    } catch (error) {
      const added = currentOf(error, "IDEMPOTENCY_KEY_REUSED");
      isAnothers = added !== undefined && !hasSent;
      if (!added || isAnothers) throw error;
      // A key is one of its kind: what stands there is what is added here.
      return added as Added;
    }
  };
  try {
    return await sendOnce<Added>(submission, payload, { create: createHere, update });
  } catch (error) {
    if (!isAnothers) throw error;
    // `sendOnce` has taken another key.
    return sendOnce<Added>(submission, payload, { create, update });
  }
}

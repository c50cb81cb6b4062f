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

/** Adds to a list once, however often it is sent; what was changed after an answer that never came is written as an edit. */
export const addOnce = <Added extends Conflicts["IDEMPOTENCY_KEY_REUSED"]>(
  submission: SubmissionStore,
  payload: object,
  { create, update }: Calls<Added>,
): Promise<Added> =>
  sendOnce<Added>(submission, payload, {
    create: (key) =>
      create(key).catch((error: unknown) => {
        const added = currentOf(error, "IDEMPOTENCY_KEY_REUSED");
        if (!added) throw error;
        // A key is one of its kind: what stands there is what is added here.
        return added as Added;
      }),
    update,
  });

import type { EntityManager, Tables } from "@bulmo/entities/database";
import { enqueue } from "../../platform/job/job-queue.ts";

/** The kind of the jobs that read the words of files. */
export const fileText = "file-text";

/** Asks for what a file is found by, in the transaction that stores it. */
export async function enqueueFileText(tx: EntityManager, attachmentId: string, now: Date): Promise<void> {
  await tx
    .getKysely<Tables>()
    .insertInto("attachment_text")
    .values({ attachment_id: attachmentId, text: "", attempts: 0, due_at: now })
    .execute();
  await enqueue(tx, [{ kind: fileText, key: attachmentId, data: { attachmentId }, createdAt: now }]);
}

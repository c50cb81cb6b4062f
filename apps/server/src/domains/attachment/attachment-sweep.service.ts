import type { EntityManager, Tables } from "@bulmo/entities/database";
import { incomingLifetime } from "./attachment-upload.store.ts";
import { removeUnlessStored } from "./attachment.service.ts";
import { type Files, incomingPrefix, keyOfFile } from "./incoming.ts";

/** Days for which a file that no post has stays, as a picture does. */
const unusedDays = 30;

/** Files of one round; the next hour brings the next. */
const batch = 200;

const unused = (em: EntityManager, cutoff: Date) =>
  em
    .getKysely<Tables>()
    .selectFrom("attachment")
    .select("id")
    .where("unused_since", "<", cutoff)
    .where("owner", "is", null);

/** The row is locked until the file is gone: whoever wants to attach it meanwhile waits, and finds it gone. */
const removeIfUnused = ({ database, blobStore }: Files, id: string, cutoff: Date): Promise<boolean> =>
  database.orm.em.fork().transactional(async (em) => {
    const row = await unused(em, cutoff).where("id", "=", id).forUpdate().skipLocked().executeTakeFirst();
    if (!row) return false;
    await blobStore.remove(keyOfFile(id));
    await em.getKysely<Tables>().deleteFrom("attachment").where("id", "=", id).execute();
    return true;
  });

/** Parts whose file is complete, was given up, or was not sent on for a day. */
async function sweepIncoming(files: Files, now: Date): Promise<void> {
  const { database, blobStore } = files;
  const rows = database.orm.em.fork().getKysely<Tables>();
  const cutoff = new Date(now.getTime() - incomingLifetime);
  const forgotten = await rows
    .deleteFrom("attachment_upload")
    .where((where) => where.or([where("created_at", "<", cutoff), where("user_id", "is", null)]))
    .returning("id")
    .execute();
  // It may have come whole and been stored before the database went away, or its sender.
  for (const { id } of forgotten) await removeUnlessStored(files, id);
  for await (const key of blobStore.list(incomingPrefix)) {
    const id = key.slice(incomingPrefix.length).split("/", 1)[0] ?? "";
    // A part is stored after the row and before it is counted there: with the row, it is somebody's.
    const row = await rows.selectFrom("attachment_upload").select("id").where("id", "=", id).executeTakeFirst();
    if (!row) await blobStore.remove(key);
  }
}

/** Removes what no post has had for 30 days, or what went with its post, and what was not sent on. Answers how many files went. */
export async function sweepAttachments(files: Files, now = new Date()): Promise<number> {
  await sweepIncoming(files, now);
  const cutoff = new Date(now.getTime() - unusedDays * 24 * 60 * 60_000);
  const candidates = await unused(files.database.orm.em.fork(), cutoff).limit(batch).execute();
  let removed = 0;
  for (const { id } of candidates) if (await removeIfUnused(files, id, cutoff)) removed += 1;
  return removed;
}

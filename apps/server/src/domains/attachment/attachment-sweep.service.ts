import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { sweepBatch, sweepUnused } from "../upload/unused-sweep.ts";
import { incomingLifetime } from "./attachment-upload.store.ts";
import { removeUnlessStored } from "./attachment.service.ts";
import { type Files, incomingPrefix, keyOfFile } from "./incoming.ts";

/** Parts whose rows are asked for together. */
const partsAtOnce = 500;

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

/** Parts that have no row. A part is stored after the row and before it is counted there: with the row, it is somebody's. */
async function removeOrphans({ database, blobStore }: Files, keys: readonly string[]): Promise<void> {
  const parts = Map.groupBy(keys, (key) => key.slice(incomingPrefix.length).split("/", 1)[0] ?? "");
  if (parts.size === 0) return;
  const rows = await database.orm.em
    .fork()
    .getKysely<Tables>()
    .selectFrom("attachment_upload")
    .select("id")
    // What lies there under another name is nobody's either.
    .where(sql<string>`id::text`, "in", [...parts.keys()])
    .execute();
  for (const { id } of rows) parts.delete(id);
  for (const key of [...parts.values()].flat()) await blobStore.remove(key);
}

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
  let keys: string[] = [];
  for await (const key of blobStore.list(incomingPrefix)) {
    keys.push(key);
    if (keys.length < partsAtOnce) continue;
    await removeOrphans(files, keys);
    keys = [];
  }
  await removeOrphans(files, keys);
}

/** Removes what no post has had for 30 days, or what went with its post, and what was not sent on. Answers how many files went. */
export async function sweepAttachments(files: Files, now = new Date()): Promise<number> {
  await sweepIncoming(files, now);
  return sweepUnused(now, {
    find: (cutoff) => unused(files.database.orm.em.fork(), cutoff).limit(sweepBatch).execute(),
    remove: ({ id }, cutoff) => removeIfUnused(files, id, cutoff),
  });
}

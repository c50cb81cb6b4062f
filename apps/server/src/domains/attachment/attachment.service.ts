import type { Attachment } from "@bulmo/contracts/attachment";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { FileError } from "../../platform/file-kind/file-error.ts";
import { assertKind } from "../../platform/file-kind/file-name.ts";
import { judgeFile } from "../../platform/file-kind/judge-file.ts";
import { attachmentOf } from "./attachment.query.ts";
import { enqueueFileText } from "./file-text.ts";
import { type Files, findIncoming, type Incoming, joinParts, keyOfFile, removeIncoming } from "./incoming.ts";

/** A file that a member has sent whole, and its readers' count; undefined for another's. */
export async function findSent({ database }: Files, id: string, userId: string): Promise<Attachment | undefined> {
  const row = await database.orm.em
    .fork()
    .getKysely<Tables>()
    .selectFrom("attachment")
    .select(["id", "name", "kind", "bytes", "downloads"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && attachmentOf(row);
}

type Taken = Incoming & { kind: string; sha256: string; userId: string };

/**
 * What was being sent becomes a file at the same moment: it never counts twice, nor not at all. Answers false for what
 * somebody else has completed, or was given up meanwhile.
 */
const insertAttachment = (em: EntityManager, { id, name, kind, bytes, sha256, userId }: Taken): Promise<boolean> =>
  em.transactional(async (tx) => {
    const database = tx.getKysely<Tables>();
    const gone = await database.deleteFrom("attachment_upload").where("id", "=", id).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return false;
    const now = new Date();
    const row = { id, name, kind, bytes, sha256, user_id: userId, owner: null, place: 0, downloads: 0 };
    await database
      .insertInto("attachment")
      .values({ ...row, created_at: now, unused_since: now })
      .execute();
    await enqueueFileText(tx, id, now);
    return true;
  });

/**
 * Judges what has come whole, and stores it. Whoever asks again, because the answer was lost, is answered the same. Throws
 * FILE_DAMAGED, after which nothing of it is there; UPLOAD_NOT_FOUND where nothing was; and what the disk, the storage and
 * the database throw: then it may be asked for again.
 */
export async function completeUpload(files: Files, id: string, userId: string): Promise<Attachment> {
  const incoming = await findIncoming(files, id, userId);
  if (!incoming) return sentOr(files, id, userId);
  try {
    await files.scratch.use(async (directory) => {
      const { path, sha256 } = await joinParts(files, incoming, directory);
      const kind = assertKind(incoming.name);
      await judgeFile(path, kind);
      const taken = { ...incoming, kind, sha256, userId };
      await files.blobStore.put(keyOfFile(id), path);
      if (!(await insertAttachment(files.database.orm.em.fork(), taken))) await removeUnlessStored(files, id);
    });
  } catch (error) {
    if (error instanceof DomainError) return sentOr(files, id, userId);
    if (error instanceof FileError) await removeIncoming(files, id);
    throw error;
  }
  await removeIncoming(files, id);
  return sentOr(files, id, userId);
}

/** What no row tells of would lie there for ever. */
export async function removeUnlessStored({ database, blobStore }: Files, id: string): Promise<void> {
  const rows = database.orm.em.fork().getKysely<Tables>();
  const row = await rows.selectFrom("attachment").select("id").where("id", "=", id).executeTakeFirst();
  if (!row) await blobStore.remove(keyOfFile(id));
}

async function sentOr(files: Files, id: string, userId: string): Promise<Attachment> {
  const sent = await findSent(files, id, userId);
  if (!sent) throw new DomainError("UPLOAD_NOT_FOUND");
  return sent;
}

/** Removes a file that its sender has taken back before a post had it. Answers whether there was one. */
export const removeUnused = ({ database, blobStore }: Files, id: string, userId: string): Promise<boolean> =>
  database.orm.em.fork().transactional(async (tx) => {
    const rows = tx.getKysely<Tables>();
    const row = await rows
      .selectFrom("attachment")
      .select("id")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .where("owner", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    await blobStore.remove(keyOfFile(id));
    await rows.deleteFrom("attachment").where("id", "=", id).execute();
    return true;
  });

import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { removeAll } from "../upload/stored-files.ts";
import type { Pictures } from "../upload/pictures.ts";

/** Files on their way: of pictures' work they need all but the queue. */
export type Files = Omit<Pictures, "queue">;

/** Of a file that is being sent, its parts. */
export const incomingPrefix = "incoming/";
const partsOf = (id: string) => `${incomingPrefix}${id}/`;

/** Where a file is stored; the first folder is for disks that are slow with long ones. */
export const keyOfFile = (id: string) => `files/${id.slice(0, 2)}/${id}`;

/** Parts of one file: a line that breaks every 100 KB brings 50 MB in five hundred. */
const mostParts = 1000;

export type Incoming = { id: string; name: string; bytes: number; received: number; parts: string[]; created_at: Date };

/** What a member is sending; undefined for what is nobody's, another's, or complete. */
export const findIncoming = ({ database }: Files, id: string, userId: string): Promise<Incoming | undefined> =>
  database.orm.em
    .fork()
    .getKysely<Tables>()
    .selectFrom("attachment_upload")
    .select([
      "id",
      "name",
      "bytes",
      "received",
      sql<string[]>`parts`.as("parts"),
      sql<Date>`created_at`.as("created_at"),
    ])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The offset moves for who knows it alone: of two that come at once, here or in another process, one is the next part. */
async function addPart(files: Files, { id, received, key, bytes }: Part): Promise<void> {
  const { numUpdatedRows } = await files.database.orm.em
    .fork()
    .getKysely<Tables>()
    .updateTable("attachment_upload")
    .set({
      received: received + bytes,
      parts: sql`parts || to_jsonb(${key}::text)`,
    })
    .where("id", "=", id)
    .where("received", "=", received)
    .where(sql<boolean>`jsonb_array_length(parts) < ${sql.lit(mostParts)}`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError("UPLOAD_OUT_OF_STEP");
}

type Part = { id: string; received: number; key: string; bytes: number };

/**
 * Stores what comes as the next part, also where it breaks off: what has arrived need not be sent again. Answers how much
 * there is of the file now. Throws UPLOAD_OUT_OF_STEP, and what the disk, the storage and the sender's line throw.
 */
export const receivePart = (files: Files, body: Readable, { id, received }: Pick<Part, "id" | "received">) =>
  files.scratch.use(async (directory) => {
    const path = join(directory, "part");
    let broken: unknown;
    // A file that a stream opens for itself may not be there yet when the line breaks.
    await pipeline(body, createWriteStream(path)).catch((error: unknown) => (broken = error));
    const bytes = (await stat(path).catch(() => undefined))?.size ?? 0;
    if (bytes > 0) {
      const key = `${partsOf(id)}${received}-${randomUUID()}`;
      await files.blobStore.put(key, path);
      await addPart(files, { id, received, key, bytes }).catch(async (error: unknown) => {
        await files.blobStore.remove(key).catch(() => undefined);
        throw error;
      });
    }
    if (broken !== undefined) throw broken;
    return received + bytes;
  });

/** Puts the parts together at `path`, one after another. Throws UPLOAD_NOT_FOUND where one has gone. */
export async function joinParts({ blobStore }: Files, { parts, bytes }: Incoming, path: string): Promise<void> {
  const [first] = parts;
  // A line that did not break brought it in one: on a disk nothing is copied.
  if (first !== undefined && parts.length === 1) {
    if (!(await blobStore.copyTo(first, path))) throw new DomainError("UPLOAD_NOT_FOUND");
  } else {
    await writeFile(path, "");
    for (const key of parts) {
      const part = await blobStore.open(key);
      if (!part) throw new DomainError("UPLOAD_NOT_FOUND");
      await pipeline(part.stream(), createWriteStream(path, { flags: "a" }));
    }
  }
  if ((await stat(path)).size !== bytes) throw new DomainError("UPLOAD_NOT_FOUND");
}

/** Forgets what was being sent. Its parts go too; those that an outage leaves are swept. */
export async function removeIncoming({ database, blobStore, log }: Files, id: string): Promise<void> {
  await database.orm.em.fork().getKysely<Tables>().deleteFrom("attachment_upload").where("id", "=", id).execute();
  await removeAll(blobStore, partsOf(id)).catch((error: unknown) =>
    log.warn({ err: error, id }, "parts of a file were not removed"),
  );
}

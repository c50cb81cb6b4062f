import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
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

/**
 * One buffer serves a whole file. A stream takes a new one for each piece, of which V8 lets 64 MB gather before it
 * collects them: twenty files that came at once made the server grow by 120 MB, and by half of that so.
 */
const pieceBytes = 256 * 1024;

async function eachPiece(path: string, use: (piece: Buffer) => unknown): Promise<void> {
  const buffer = Buffer.allocUnsafeSlow(pieceBytes);
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, pieceBytes, null);
      if (bytesRead === 0) return;
      await use(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/** A file that has come whole, and its SHA-256. */
export type Joined = { path: string; sha256: string };

/**
 * Puts the parts together in a directory, one after another. Throws UPLOAD_NOT_FOUND where one has gone, and what the
 * disk and the storage throw.
 */
export async function joinParts({ blobStore }: Files, { parts, bytes }: Incoming, directory: string): Promise<Joined> {
  const path = join(directory, "whole");
  const sum = createHash("sha256");
  const fetchPart = async (key: string, to: string) => {
    // On a disk it only gets a second name.
    if (!(await blobStore.copyTo(key, to))) throw new DomainError("UPLOAD_NOT_FOUND");
  };
  const [first] = parts;
  if (first !== undefined && parts.length === 1) {
    await fetchPart(first, path);
    await eachPiece(path, (piece) => sum.update(piece));
  } else {
    const whole = await open(path, "a");
    try {
      for (const key of parts) {
        const part = join(directory, "next");
        await fetchPart(key, part);
        await eachPiece(part, (piece) => {
          sum.update(piece);
          return whole.appendFile(piece);
        });
        await rm(part);
      }
    } finally {
      await whole.close();
    }
  }
  if ((await stat(path)).size !== bytes) throw new DomainError("UPLOAD_NOT_FOUND");
  return { path, sha256: sum.digest("hex") };
}

/** Forgets what was being sent. Its parts go too; those that an outage leaves are swept. */
export async function removeIncoming({ database, blobStore, log }: Files, id: string): Promise<void> {
  await database.orm.em.fork().getKysely<Tables>().deleteFrom("attachment_upload").where("id", "=", id).execute();
  await removeAll(blobStore, partsOf(id)).catch((error: unknown) =>
    log.warn({ err: error, id }, "parts of a file were not removed"),
  );
}

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { imageUrlOf, srcsetOf } from "@bulmo/contracts/picture";
import type { UploadOutput } from "@bulmo/contracts/upload";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { Taken } from "../../picture/job.ts";
import { holdPicture } from "./picture-lock.ts";
import { type Pictures, prefixOf } from "./pictures.ts";
import { putAll, putMissing, removeAll } from "./stored-files.ts";

/** Who hands a picture in, and whether somebody waits for it. */
export type Sender = { userId: string | null; isUrgent: boolean };

const isKnown = async (em: EntityManager, hash: string): Promise<boolean> =>
  (await em.getKysely<Tables>().selectFrom("upload").select("hash").where("hash", "=", hash).executeTakeFirst()) !==
  undefined;

/**
 * A picture that nothing uses is kept for 30 days from the last time somebody handed it in; who hands in one that the
 * trash holds has it themselves, and may show it.
 */
async function insertUpload(em: EntityManager, taken: Taken, userId: string | null): Promise<void> {
  const { files: _files, isAnimated, ...row } = taken;
  await em
    .getKysely<Tables>()
    .insertInto("upload")
    .values({
      ...row,
      is_animated: isAnimated,
      has_tiles: false,
      user_id: userId,
      created_at: new Date(),
      unused_since: new Date(),
    })
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({
        unused_since: sql`case when upload.unused_since is null then null else now() end`,
        withdrawn_since: null,
      }),
    )
    .execute();
}

/** Stores a picture's files and then its row; the same picture is stored once. */
async function store(pictures: Pictures, taken: Taken, directory: string, userId: string | null): Promise<void> {
  const { database, storage } = pictures;
  const prefix = prefixOf(taken);
  await holdPicture(database, taken.hash, async () => {
    const em = database.orm.em.fork();
    const wasKnown = await isKnown(em, taken.hash);
    // A sweep that broke off, or a store that went away meanwhile, may have left some of a known picture.
    await (wasKnown ? putMissing : putAll)(storage, { prefix, directory, files: taken.files });
    await insertUpload(em, taken, userId).catch(async (error: unknown) => {
      if (!wasKnown) await removeAll(storage, prefix);
      throw error;
    });
  });
}

/**
 * Judges, re-encodes and stores the picture that the file at `source` is. Throws PictureError, QueueFullError, or what
 * the disk and the database throw; then nothing is stored.
 */
export const addUpload = (pictures: Pictures, source: string, { userId, isUrgent }: Sender): Promise<UploadOutput> =>
  pictures.scratch.use(async (directory) => {
    const made = join(directory, "made");
    const { size: bytes } = await stat(source);
    const taken = await pictures.queue.run({ kind: "take", source, directory: made }, { isUrgent, bytes });
    await store(pictures, taken, made, userId);
    const { width, height, placeholder, isAnimated } = taken;
    return { imageUrl: imageUrlOf(taken), width, height, srcset: srcsetOf(taken), placeholder, isAnimated };
  });

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { imageUrlOf, srcsetOf } from "@bulmo/contracts/picture";
import type { UploadOutput } from "@bulmo/contracts/upload";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { IngestedPicture } from "../../platform/picture/job.ts";
import type { Priority } from "../../platform/picture/picture-queue.ts";
import { storedColours } from "../../platform/picture/stored-colours.ts";
import { withPictureLock } from "./picture-lock.ts";
import { type Pictures, prefixOf } from "./pictures.ts";
import { bytesOf, putAll, putMissing, removeAll } from "./stored-files.ts";
import { assertFits, withinQuota } from "./upload-quota.ts";

export /** What is said of a picture, whatever the site is called. */
type Added = Omit<UploadOutput, "absoluteUrl">;

type Sender = {
  /** Null for the site itself. */
  userId: string | null;
  priority: Priority;
  /** Administrators have none: they hang a hundred works before any is used. */
  hasQuota: boolean;
};

/** A picture that was taken in, with what its files will take. */
type Counted = IngestedPicture & { storedBytes: number };

const isKnown = async (em: EntityManager, hash: string): Promise<boolean> =>
  (await em.getKysely<Tables>().selectFrom("upload").select("hash").where("hash", "=", hash).executeTakeFirst()) !==
  undefined;

/**
 * A picture that nothing uses is kept for 30 days from the last time somebody handed it in; who hands in one that the
 * trash holds has it themselves, and may show it.
 */
async function insertUpload(em: EntityManager, taken: Counted, userId: string | null): Promise<void> {
  const { files: _files, isAnimated, storedBytes, colours, ...row } = taken;
  await em
    .getKysely<Tables>()
    .insertInto("upload")
    .values({
      ...row,
      stored_bytes: storedBytes,
      colours: storedColours(colours),
      is_animated: isAnimated,
      has_tiles: false,
      is_restricted: false,
      user_id: userId,
      created_at: new Date(),
      unused_since: new Date(),
    })
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({
        // Whose member is gone is held by whoever hands it in, and counts as theirs.
        user_id: sql`coalesce(upload.user_id, excluded.user_id)`,
        unused_since: sql`case when upload.unused_since is null then null else now() end`,
        withdrawn_since: null,
        colours: sql`excluded.colours`,
      }),
    )
    .execute();
  // Who has the picture may show it, wherever others do.
  await em.execute(
    `insert into upload_sender (upload_hash, user_id)
     select hash, ?::uuid from upload where hash = ? and user_id <> ?::uuid on conflict do nothing`,
    [userId, taken.hash, userId],
  );
}

/** Stores a picture's files and then its row; the same picture is stored once, and counts once. */
async function store(pictures: Pictures, taken: Counted, directory: string, sender: Sender): Promise<void> {
  const { database, blobStore } = pictures;
  const prefix = prefixOf(taken);
  const { userId, hasQuota } = sender;
  const quotaOf = hasQuota ? userId : null;
  await withPictureLock(database, taken.hash, async () => {
    const em = database.orm.em.fork();
    const wasKnown = await isKnown(em, taken.hash);
    // A sweep that broke off, or a store that went away meanwhile, may have left some of a known picture.
    if (!wasKnown && quotaOf !== null) await assertFits(em, quotaOf, taken.storedBytes);
    await (wasKnown ? putMissing : putAll)(blobStore, { prefix, directory, files: taken.files });
    const insert = (own: EntityManager) => insertUpload(own, taken, userId);
    await (quotaOf === null ? insert(em) : withinQuota(em, quotaOf, insert)).catch(async (error: unknown) => {
      if (!wasKnown) await removeAll(blobStore, prefix);
      throw error;
    });
  });
}

/**
 * Judges, re-encodes and stores the picture that the file at `source` is. Throws PictureError, QueueFullError,
 * UPLOAD_QUOTA_EXCEEDED, or what the disk and the database throw; then nothing is stored.
 */
export const addUpload = (pictures: Pictures, source: string, sender: Sender): Promise<Added> =>
  pictures.scratch.use(async (directory) => {
    const made = join(directory, "made");
    const { size: bytes } = await stat(source);
    const taken = await pictures.queue.run(
      { kind: "take", source, directory: made },
      { priority: sender.priority, bytes },
    );
    const storedBytes = await bytesOf({ directory: made, files: taken.files });
    await store(pictures, { ...taken, storedBytes }, made, sender);
    const { width, height, placeholder, isAnimated } = taken;
    return { imageUrl: imageUrlOf(taken), width, height, srcset: srcsetOf(taken), placeholder, isAnimated };
  });

import { join } from "node:path";
import { pictureFolder, type PictureName } from "@bulmo/contracts/picture";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { z } from "zod";
import { JobFailure } from "../../platform/job/job-failure.ts";
import { enqueueAnew } from "../../platform/job/job-queue.ts";
import { type Asking, enqueueMissing } from "../../platform/job/enqueue-missing.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import { PictureError } from "../../platform/picture/fault.ts";
import { type MasterFormat, masterName, tilesFolder } from "../../platform/picture/stored-name.ts";
import { BlobStoreError } from "../../platform/storage/blob-store.ts";
import { withPictureLock } from "./picture-lock.ts";
import { type Pictures, prefixOf } from "./pictures.ts";
import { areAllThere, bytesOf, putAll, removeAll } from "./stored-files.ts";

type Wanted = PictureName & { format: string };

/** The kind of the jobs that make tiles. */
export const tileJob = "tiles";

const tileData = z.object({ hash: z.string() });

/** The picture, where it is to be zoomed and is not yet; a frame of an animation never is. */
const findWanted = ({ database }: Pictures, hash: string): Promise<Wanted | undefined> =>
  database.orm.em
    .fork()
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "width", "height", "format"])
    .where("hash", "=", hash)
    .where("has_tiles", "=", false)
    .where("is_animated", "=", false)
    .executeTakeFirst();

const rowOf = ({ database }: Pictures, hash: string) =>
  database.orm.em.fork().getKysely<Tables>().selectFrom("upload").select("has_tiles").where("hash", "=", hash);

type MadeTiles = { prefix: string; files: string[]; bytes: number };

/** Only now is the picture held: neither a sweep nor whoever takes tiles back comes between the look and the mark. */
const finish = (pictures: Pictures, { hash }: Wanted, { prefix, files, bytes }: MadeTiles) =>
  withPictureLock(pictures.database, hash, async () => {
    const { database, blobStore } = pictures;
    // Swept meanwhile.
    if (!(await rowOf(pictures, hash).executeTakeFirst())) return removeAll(blobStore, `${prefix}${tilesFolder}/`);
    if (!(await areAllThere(blobStore, prefix, files))) throw new BlobStoreError("tiles were taken away meanwhile");
    const tables = database.orm.em.fork().getKysely<Tables>();
    await tables
      .updateTable("upload")
      .set(({ eb }) => ({ has_tiles: true, stored_bytes: eb("stored_bytes", "+", bytes) }))
      .where("hash", "=", hash)
      .where("has_tiles", "=", false)
      .execute();
  });

/** A process that was slower than its turn may fail after another has finished: then the tiles are shown, and stay. */
const unlessFinished = (pictures: Pictures, hash: string) => (remove: () => Promise<void>) =>
  withPictureLock(pictures.database, hash, async () => {
    const row = await rowOf(pictures, hash).executeTakeFirst();
    if (!row?.has_tiles) await remove();
  });

async function makeTilesOf(pictures: Pictures, picture: Wanted): Promise<void> {
  const { blobStore, scratch, queue } = pictures;
  const prefix = prefixOf(picture);
  await scratch.use(async (directory) => {
    const name = masterName(picture.format as MasterFormat);
    const master = join(directory, name);
    if (!(await blobStore.copyTo(prefix + name, master))) throw new JobFailure("NO_MASTER", { isFinal: true });
    const address = `/uploads/${pictureFolder(picture)}`;
    const files = await queue.run({ kind: "tile", master, directory, address }, { priority: "low" });
    const bytes = await bytesOf({ directory, files });
    await putAll(blobStore, { prefix, directory, files }, unlessFinished(pictures, picture.hash));
    await finish(pictures, picture, { prefix, files, bytes });
  });
}

/**
 * Asks for the tiles of pictures, in the transaction of what shows them closely. They are there when `has_tiles` says so;
 * which are to be is what the pictures' rows say.
 */
export async function requestTiles(em: EntityManager, hashes: readonly string[], now: Date): Promise<void> {
  if (hashes.length === 0) return;
  const rows = await em
    .getKysely<Tables>()
    .updateTable("upload")
    .set({ tiles_requested_at: now })
    .where("hash", "in", hashes)
    .where("has_tiles", "=", false)
    .where("is_animated", "=", false)
    .returning("hash")
    .execute();
  const wanted = rows.map(({ hash }) => hash).toSorted();
  await enqueueAnew(
    em,
    wanted.map((hash) => ({ kind: tileJob, key: hash, data: { hash }, createdAt: now })),
  );
}

/** Asks for what a version without such jobs was asked for. */
export const planTiles = (asking: Asking): Promise<void> =>
  enqueueMissing(
    asking,
    sql`
      select hash as key, jsonb_build_object('hash', hash) as data, ${asking.now}::timestamptz as due_at from upload
      where has_tiles = false and tiles_requested_at is not null and is_animated = false`,
    tileJob,
  );

const minute = 60_000;

/** A storage that restarts is back by the second, one that is moved by the last. */
const pauses = [5_000, minute, 10 * minute, 60 * minute, 6 * 60 * minute, 24 * 60 * minute];

/** What administrators read of it. */
function asFailure(error: unknown): unknown {
  if (error instanceof BlobStoreError) return new JobFailure("STORAGE", { cause: error });
  // Also one that took too long on a busy machine, which it need not be for ever.
  if (error instanceof PictureError) return new JobFailure("PICTURE", { cause: error });
  return error;
}

/** Makes the tiles of works in the background, one picture after the other, behind whatever somebody waits for. */
export const createTileJob = (pictures: Pictures): JobHandler => ({
  pauses,
  most: 1,
  isLong: true,
  async run({ data }) {
    const { hash } = tileData.parse(data);
    const picture = await findWanted(pictures, hash);
    if (!picture) return;
    await makeTilesOf(pictures, picture).catch((error: unknown) => {
      pictures.log.warn({ err: error, hash }, "tiles failed");
      throw asFailure(error);
    });
  },
});

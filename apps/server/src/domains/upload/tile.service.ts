import { join } from "node:path";
import { pictureFolder, type PictureName } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { type MasterFormat, masterName, tilesFolder } from "../../platform/picture/stored-name.ts";
import { BlobStoreError } from "../../platform/storage/blob-store.ts";
import { withPictureLock } from "./picture-lock.ts";
import { type Pictures, prefixOf } from "./pictures.ts";
import { areAllThere, bytesOf, putAll, removeAll } from "./stored-files.ts";

type Wanted = PictureName & { format: string };

/**
 * Takes a picture's turn by putting its request off: another process finds it again only when this one was killed, an
 * hourly round after these minutes. `passed` names what failed in this process; a later one tries again.
 */
async function claimNext({ database }: Pictures, passed: ReadonlySet<string>): Promise<Wanted | undefined> {
  const others = passed.size > 0 ? sql`and hash not in (${sql.join([...passed])})` : sql``;
  const { rows } = await sql<Wanted>`
    update upload set tiles_requested_at = now() + interval '15 minutes'
    where hash = (
      select hash from upload where has_tiles = false and tiles_requested_at <= now() ${others}
      order by tiles_requested_at limit 1 for update skip locked)
    returning hash, width, height, format`.execute(database.orm.em.fork().getKysely<Tables>());
  return rows[0];
}

const releaseTurn = ({ database }: Pictures, hash: string) =>
  database.orm.em
    .fork()
    .getKysely<Tables>()
    .updateTable("upload")
    .set({ tiles_requested_at: sql<Date>`now()` })
    .where("hash", "=", hash)
    .where("has_tiles", "=", false)
    .execute();

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
    if (!(await blobStore.copyTo(prefix + name, master))) throw new Error(`no ${prefix}${name}`);
    const address = `/uploads/${pictureFolder(picture)}`;
    const files = await queue.run({ kind: "tile", master, directory, address }, { priority: "low" });
    const bytes = await bytesOf({ directory, files });
    await putAll(blobStore, { prefix, directory, files }, unlessFinished(pictures, picture.hash));
    await finish(pictures, picture, { prefix, files, bytes });
  });
}

/** A frame of an animation is not zoomed. */
async function rememberRequest({ database }: Pictures, hash: string): Promise<void> {
  await database.orm.em
    .fork()
    .getKysely<Tables>()
    .updateTable("upload")
    .set({ tiles_requested_at: sql<Date>`now()` })
    .where("hash", "=", hash)
    // Whoever makes them keeps their turn.
    .where((where) =>
      where.or([where("tiles_requested_at", "is", null), where("tiles_requested_at", "<", sql<Date>`now()`)]),
    )
    .where("has_tiles", "=", false)
    .where("is_animated", "=", false)
    .execute();
}

export type TileMaker = ReturnType<typeof createTileMaker>;

/** Makes the tiles of works in the background, one picture after the other. The database remembers what is asked for. */
export function createTileMaker(pictures: Pictures) {
  const { log } = pictures;
  const failed = new Set<string>();
  let round: Promise<void> | undefined;
  let isAsked = false;
  const closing = new AbortController();

  async function workOff(): Promise<void> {
    const claim = async () => (closing.signal.aborted ? undefined : claimNext(pictures, failed));
    for (let next = await claim(); next; next = await claim()) {
      const { hash } = next;
      await makeTilesOf(pictures, next).catch(async (error: unknown) => {
        await releaseTurn(pictures, hash).catch(() => undefined);
        closing.signal.throwIfAborted();
        // That is no fault of the picture: the next round finds it again.
        if (error instanceof BlobStoreError) throw error;
        failed.add(hash);
        log.error({ err: error, hash }, "tiles failed");
      });
    }
  }

  async function work(): Promise<void> {
    // Whoever asks while the last look at the database is under way may have been overlooked by it.
    while (isAsked) {
      isAsked = false;
      await workOff();
    }
  }

  /** Goes on with whatever is asked for and not there. */
  function resume(): Promise<void> {
    isAsked = true;
    round ??= work()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) log.error({ err: error }, "tiles failed");
      })
      .finally(() => (round = undefined));
    return round;
  }

  return {
    resume,

    /** Asks for the tiles of a picture, and begins. They are there when `has_tiles` says so. */
    async request(hash: string): Promise<void> {
      await rememberRequest(pictures, hash);
      void resume();
    },

    close(): void {
      closing.abort();
    },
  };
}

import { join } from "node:path";
import { pictureFolder, type PictureName } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import { type MasterFormat, masterName } from "../../picture/master.ts";
import { StorageError } from "../../picture/storage.ts";
import { tilesFolder } from "../../picture/tiles.ts";
import { type Pictures, prefixOf } from "./pictures.ts";
import { putAll, removeAll } from "./stored-files.ts";

type Wanted = PictureName & { format: string };

/** `passed` names what failed in this process; a later one tries again. */
const findNext = ({ database }: Pictures, passed: ReadonlySet<string>): Promise<Wanted | undefined> =>
  database.orm.em
    .fork()
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "width", "height", "format"])
    .where("has_tiles", "=", false)
    .where("tiles_requested_at", "is not", null)
    .$if(passed.size > 0, (query) => query.where("hash", "not in", [...passed]))
    .orderBy("tiles_requested_at")
    .executeTakeFirst();

/** Doing it twice, or by two processes at once, makes the same files. */
async function makeTilesOf({ database, storage, scratch, queue }: Pictures, picture: Wanted): Promise<void> {
  const prefix = prefixOf(picture);
  await scratch.use(async (directory) => {
    const name = masterName(picture.format as MasterFormat);
    const master = join(directory, name);
    if (!(await storage.lend(prefix + name, master))) throw new Error(`no ${prefix}${name}`);
    const address = `/uploads/${pictureFolder(picture)}`;
    const files = await queue.run({ kind: "tile", master, directory, address }, { isUrgent: false });
    await putAll(storage, { prefix, directory, files });
  });
  const marked = await database.orm.em
    .fork()
    .getKysely<Tables>()
    .updateTable("upload")
    .set({ has_tiles: true })
    .where("hash", "=", picture.hash)
    .executeTakeFirst();
  // Swept meanwhile.
  if (marked.numUpdatedRows === 0n) await removeAll(storage, `${prefix}${tilesFolder}/`);
}

/** A frame of an animation is not zoomed. */
async function rememberRequest({ database }: Pictures, hash: string): Promise<void> {
  await database.orm.em
    .fork()
    .getKysely<Tables>()
    .updateTable("upload")
    .set({ tiles_requested_at: new Date() })
    .where("hash", "=", hash)
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
    for (
      let next = await findNext(pictures, failed);
      next && !closing.signal.aborted;
      next = await findNext(pictures, failed)
    ) {
      const { hash } = next;
      await makeTilesOf(pictures, next).catch((error: unknown) => {
        closing.signal.throwIfAborted();
        // That is no fault of the picture: the next round finds it again.
        if (error instanceof StorageError) throw error;
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

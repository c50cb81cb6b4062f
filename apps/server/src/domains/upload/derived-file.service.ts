import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { imageUrlOf, type PictureName, widthsOf } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import type { Job } from "../../platform/picture/job.ts";
import { cardName, jpegName, unnamedCardName } from "../../platform/picture/stored-name.ts";
import type { StoredBlob } from "../../platform/storage/blob-store.ts";
import { withPictureLock } from "./picture-lock.ts";
import { type Pictures, prefixOf } from "./pictures.ts";
import { bytesOf } from "./stored-files.ts";

/** Drawn by scripts/logo: paper, and below the picture's place the association's mark and name. */
const mat = fileURLToPath(new URL("card-mat.png", import.meta.url));

/** In one of its widths: what a card shows of a picture is smaller. */
const plainFileOf = (picture: PictureName) => imageUrlOf(picture).replace(/^.*\//u, "");

/** From which of a picture's files one is made, and how. */
type Recipe = { from: string; jobOf: (source: string, target: string) => Job };

function recipeOf(picture: PictureName, name: string): Recipe | undefined {
  if (name === cardName || name === unnamedCardName) {
    const laidOn = name === cardName ? mat : null;
    return {
      from: plainFileOf(picture),
      jobOf: (source, target) => ({ kind: "card", source, mat: laidOn, target }),
    };
  }
  const width = widthsOf(picture).find((offered) => jpegName(offered) === name);
  return width === undefined
    ? undefined
    : { from: `${width}.webp`, jobOf: (source, target) => ({ kind: "jpeg", source, target }) };
}

const findPicture = ({ database }: Pictures, hash: string) =>
  database.orm.em
    .fork()
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "width", "height"])
    .where("hash", "=", hash)
    .executeTakeFirst();

type Made = { picture: PictureName; name: string; directory: string };

/** Only now is the picture held: who waits for the drawing holds up nobody who hands one in. */
const store = (pictures: Pictures, { picture, name, directory }: Made): Promise<void> =>
  withPictureLock(pictures.database, picture.hash, async () => {
    const { database, blobStore } = pictures;
    const key = prefixOf(picture) + name;
    // Swept meanwhile, or made by another process.
    if (!(await findPicture(pictures, picture.hash)) || (await blobStore.exists(key))) return;
    // Counted with the picture's other files, and swept with them.
    const bytes = await bytesOf({ directory, files: [name] });
    await blobStore.put(key, join(directory, name));
    await database.orm.em
      .fork()
      .getKysely<Tables>()
      .updateTable("upload")
      .set(({ eb }) => ({ stored_bytes: eb("stored_bytes", "+", bytes) }))
      .where("hash", "=", picture.hash)
      .execute();
  });

async function makeFile(pictures: Pictures, prefix: string, name: string): Promise<void> {
  const { blobStore, scratch, queue } = pictures;
  const [hash = ""] = prefix.slice(prefix.indexOf("/") + 1).split("-");
  const picture = await findPicture(pictures, hash);
  // Another size in the address is another picture.
  if (!picture || prefixOf(picture) !== prefix) return;
  const recipe = recipeOf(picture, name);
  if (!recipe) return;
  await scratch.use(async (directory) => {
    const [source, target] = [join(directory, recipe.from), join(directory, name)];
    if (!(await blobStore.copyTo(prefix + recipe.from, source))) return;
    await queue.run(recipe.jobOf(source, target), { priority: "normal" });
    await store(pictures, { picture, name, directory });
  });
}

/** What one server makes of a picture when somebody first asks for it, once for all who do meanwhile: its card, its JPEGs. */
export function createDerivedFiles(pictures: Pictures) {
  const underWay = new Map<string, Promise<void>>();

  const make = (prefix: string, name: string): Promise<void> => {
    const key = prefix + name;
    const made = underWay.get(key) ?? makeFile(pictures, prefix, name).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  return {
    /** The file of the picture under a prefix; null where there is no such picture. Throws QueueFullError, BlobStoreError. */
    async open(prefix: string, name: string): Promise<StoredBlob | null> {
      const stored = await pictures.blobStore.open(prefix + name);
      if (stored) return stored;
      await make(prefix, name);
      return pictures.blobStore.open(prefix + name);
    },
  };
}

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { imageUrlOf, type PictureName } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import { cardName } from "../../platform/picture/stored-name.ts";
import type { StoredBlob } from "../../platform/storage/blob-store.ts";
import { withPictureLock } from "./picture-lock.ts";
import { type Pictures, prefixOf } from "./pictures.ts";
import { bytesOf } from "./stored-files.ts";

/** Drawn by scripts/logo: paper, and below the picture's place the association's mark and name. */
const mat = fileURLToPath(new URL("card-mat.png", import.meta.url));

/** In one of its widths: what a card shows of a picture is smaller. */
const plainFileOf = (picture: PictureName) => imageUrlOf(picture).replace(/^.*\//u, "");

const findPicture = ({ database }: Pictures, hash: string) =>
  database.orm.em
    .fork()
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "width", "height"])
    .where("hash", "=", hash)
    .executeTakeFirst();

/** Only now is the picture held: who waits for the drawing holds up nobody who hands one in. */
const storeCard = (pictures: Pictures, picture: PictureName, directory: string): Promise<void> =>
  withPictureLock(pictures.database, picture.hash, async () => {
    const { database, blobStore } = pictures;
    const key = prefixOf(picture) + cardName;
    // Swept meanwhile, or made by another process.
    if (!(await findPicture(pictures, picture.hash)) || (await blobStore.exists(key))) return;
    // Counted with the picture's other files, and swept with them.
    const bytes = await bytesOf({ directory, files: [cardName] });
    await blobStore.put(key, join(directory, cardName));
    await database.orm.em
      .fork()
      .getKysely<Tables>()
      .updateTable("upload")
      .set(({ eb }) => ({ stored_bytes: eb("stored_bytes", "+", bytes) }))
      .where("hash", "=", picture.hash)
      .execute();
  });

async function makeCard(pictures: Pictures, prefix: string): Promise<void> {
  const { blobStore, scratch, queue } = pictures;
  const [hash = ""] = prefix.slice(prefix.indexOf("/") + 1).split("-");
  const picture = await findPicture(pictures, hash);
  // Another size in the address is another picture.
  if (!picture || prefixOf(picture) !== prefix) return;
  await scratch.use(async (directory) => {
    const file = plainFileOf(picture);
    const [source, target] = [join(directory, file), join(directory, cardName)];
    if (!(await blobStore.copyTo(prefix + file, source))) return;
    await queue.run({ kind: "card", source, mat, target }, { priority: "normal" });
    await storeCard(pictures, picture, directory);
  });
}

/** The cards of one server: each is made when somebody first asks for it, once for all who do meanwhile. */
export function createCards(pictures: Pictures) {
  const underWay = new Map<string, Promise<void>>();

  const make = (prefix: string): Promise<void> => {
    const made = underWay.get(prefix) ?? makeCard(pictures, prefix).finally(() => underWay.delete(prefix));
    underWay.set(prefix, made);
    return made;
  };

  return {
    /** The card of the picture under a prefix; null where there is no such picture. Throws QueueFullError, BlobStoreError. */
    async open(prefix: string): Promise<StoredBlob | null> {
      const key = prefix + cardName;
      const stored = await pictures.blobStore.open(key);
      if (stored) return stored;
      await make(prefix);
      return pictures.blobStore.open(key);
    },
  };
}

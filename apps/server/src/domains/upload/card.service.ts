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

/** Counted with the picture's other files, and swept with them. */
async function storeCard(pictures: Pictures, { hash, ...size }: PictureName, directory: string): Promise<void> {
  const { database, blobStore } = pictures;
  const key = prefixOf({ hash, ...size }) + cardName;
  const bytes = await bytesOf({ directory, files: [cardName] });
  await blobStore.put(key, join(directory, cardName));
  await database.orm.em
    .fork()
    .getKysely<Tables>()
    .updateTable("upload")
    .set(({ eb }) => ({ stored_bytes: eb("stored_bytes", "+", bytes) }))
    .where("hash", "=", hash)
    .execute();
}

async function makeCard(pictures: Pictures, picture: PictureName): Promise<void> {
  const { blobStore, scratch, queue } = pictures;
  await scratch.use(async (directory) => {
    const file = plainFileOf(picture);
    const [source, target] = [join(directory, file), join(directory, cardName)];
    if (!(await blobStore.copyTo(prefixOf(picture) + file, source))) return;
    await queue.run({ kind: "card", source, mat, target }, { isUrgent: true });
    await storeCard(pictures, picture, directory);
  });
}

/** The card of the picture under a prefix; null where there is no such picture. Throws QueueFullError, BlobStoreError. */
export async function openCard(pictures: Pictures, prefix: string): Promise<StoredBlob | null> {
  const { database, blobStore } = pictures;
  const key = prefix + cardName;
  const stored = await blobStore.open(key);
  if (stored) return stored;
  const [hash = ""] = prefix.slice(prefix.indexOf("/") + 1).split("-");
  await withPictureLock(database, hash, async () => {
    const picture = await findPicture(pictures, hash);
    // Another size in the address is another picture; and whoever had the turn before may have made it.
    if (picture && prefixOf(picture) === prefix && !(await blobStore.exists(key))) await makeCard(pictures, picture);
  });
  return blobStore.open(key);
}

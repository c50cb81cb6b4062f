import { join } from "node:path";
import type { PictureName } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import { storedColours } from "../../platform/picture/stored-colours.ts";
import { smallestName } from "../../platform/picture/stored-name.ts";
import { BlobStoreError } from "../../platform/storage/blob-store.ts";
import { type Pictures, prefixOf } from "./pictures.ts";

/** So many at once are asked for; each is looked at by itself. */
const portion = 50;

const tablesOf = ({ database }: Pictures) => database.orm.em.fork().getKysely<Tables>();

/** Nobody has looked at these: they came before colours were asked about, or by a version before. */
const findUnseen = (pictures: Pictures, after: string): Promise<PictureName[]> =>
  tablesOf(pictures)
    .selectFrom("upload")
    .select(["hash", "width", "height"])
    .where("colours", "is", null)
    .where("hash", ">", after)
    .orderBy("hash")
    .limit(portion)
    .execute();

async function look(pictures: Pictures, picture: PictureName): Promise<void> {
  const { blobStore, scratch, queue } = pictures;
  await scratch.use(async (directory) => {
    const name = smallestName(picture);
    const source = join(directory, name);
    if (!(await blobStore.copyTo(prefixOf(picture) + name, source))) return;
    const colours = await queue.run({ kind: "colours", source }, { priority: "low" });
    await tablesOf(pictures)
      .updateTable("upload")
      .set({ colours: storedColours(colours) })
      .where("hash", "=", picture.hash)
      .where("colours", "is", null)
      .execute();
  });
}

/**
 * Looks at the colours of pictures that nobody has looked at, one after the other and behind whatever somebody waits for.
 * One that cannot be read is passed over until the next time; a storage that does not answer ends this time.
 */
export async function findMissingColours(pictures: Pictures, signal: AbortSignal): Promise<void> {
  let last = "";
  for (let unseen = await findUnseen(pictures, last); unseen.length > 0; unseen = await findUnseen(pictures, last))
    for (const picture of unseen) {
      if (signal.aborted) return;
      await look(pictures, picture).catch((error: unknown) => {
        if (error instanceof BlobStoreError) throw error;
        pictures.log.error({ err: error, hash: picture.hash }, "colours were not found");
      });
      last = picture.hash;
    }
}

import type { PictureName } from "@bulmo/contracts/picture";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { withPictureLock } from "./picture-lock.ts";
import { type Pictures, prefixOf } from "./pictures.ts";
import { removeAll } from "./stored-files.ts";
import { sweepBatch, sweepUnused } from "./unused-sweep.ts";

const unused = (em: EntityManager, cutoff: Date) =>
  em
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "width", "height"])
    .where((where) => where.or([where("unused_since", "<", cutoff), where("withdrawn_since", "is not", null)]))
    .where((where) => {
      const use = where.selectFrom("upload_use").select("owner").whereRef("upload_use.upload_hash", "=", "upload.hash");
      return where.not(where.exists(use));
    });

/** The row is locked until the files are gone: whoever wants to use the picture meanwhile waits, and finds it gone. */
const removeIfUnused = ({ database, blobStore }: Pictures, picture: PictureName, cutoff: Date) =>
  withPictureLock(database, picture.hash, () =>
    database.orm.em.fork().transactional(async (em) => {
      const row = await unused(em, cutoff).where("hash", "=", picture.hash).forUpdate().executeTakeFirst();
      if (!row) return false;
      await removeAll(blobStore, prefixOf(picture));
      await em.getKysely<Tables>().deleteFrom("upload").where("hash", "=", picture.hash).execute();
      return true;
    }),
  );

/** Removes what nobody has used for 30 days, and what only purged posts used. Answers how many pictures went. */
export async function sweepUploads(pictures: Pictures, now = new Date()): Promise<number> {
  const removed = await sweepUnused(now, {
    find: (cutoff) => unused(pictures.database.orm.em.fork(), cutoff).limit(sweepBatch).execute(),
    remove: (picture, cutoff) => removeIfUnused(pictures, picture, cutoff),
  });
  await pictures.scratch.sweep();
  return removed;
}

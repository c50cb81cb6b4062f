import type { PictureName } from "@bulmo/contracts/picture";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { withPictureLock } from "./picture-lock.ts";
import { type Pictures, prefixOf } from "./pictures.ts";
import { removeAll } from "./stored-files.ts";

/** Days for which a picture that nothing uses is kept: drafts live in browsers, where we don't see them. */
const keptDays = 30;

/** Pictures of one round; the next hour brings the next. */
const batch = 200;

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

/** The row is held until the files are gone: whoever wants to use the picture meanwhile waits, and finds it gone. */
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
  const cutoff = new Date(now.getTime() - keptDays * 24 * 60 * 60_000);
  const candidates = await unused(pictures.database.orm.em.fork(), cutoff).limit(batch).execute();
  let removed = 0;
  for (const picture of candidates) if (await removeIfUnused(pictures, picture, cutoff)) removed += 1;
  await pictures.scratch.sweep();
  return removed;
}

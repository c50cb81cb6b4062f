import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

const hashesOf = (imageUrls: readonly string[]): string[] => [
  ...new Set(imageUrls.flatMap((url) => parsePictureUrl(url)?.hash ?? [])),
];

/** Locks the pictures, in one order so that two posts changed at once cannot wait for each other. */
async function lock(em: EntityManager, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("upload")
    .select("hash")
    .where("hash", "in", hashes)
    .orderBy("hash")
    .forUpdate()
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

async function replace(em: EntityManager, owner: string, added: readonly string[], gone: readonly string[]) {
  const database = em.getKysely<Tables>();
  if (gone.length > 0)
    await database.deleteFrom("upload_use").where("owner", "=", owner).where("upload_hash", "in", gone).execute();
  if (added.length > 0)
    await database
      .insertInto("upload_use")
      .values(added.map((hash) => ({ upload_hash: hash, owner })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** From the moment that nothing uses a picture any more its 30 days run; while something does, they don't. */
const settle = (em: EntityManager, hashes: readonly string[]) =>
  em
    .getKysely<Tables>()
    .updateTable("upload")
    .set({
      unused_since: sql`case
        when exists (select 1 from upload_use where upload_use.upload_hash = upload.hash) then null
        else coalesce(upload.unused_since, now())
      end`,
    })
    .where("hash", "in", hashes)
    .execute();

/**
 * Says which pictures an owner (`post:12`, `user:<id>`) uses from now on; those of before are let go. Addresses that are
 * none of our uploads are passed over. Belongs into the transaction that changes the owner.
 */
export async function setUses(em: EntityManager, owner: string, imageUrls: readonly string[]): Promise<void> {
  await em.transactional(async (inner) => {
    const rows = await inner
      .getKysely<Tables>()
      .selectFrom("upload_use")
      .select("upload_hash")
      .where("owner", "=", owner)
      .execute();
    const before = new Set(rows.map(({ upload_hash: hash }) => hash));
    const after = new Set(hashesOf(imageUrls));
    const touched = [...before.symmetricDifference(after)];
    if (touched.length === 0) return;
    const known = await lock(inner, touched);
    const added = touched.filter((hash) => after.has(hash) && known.has(hash));
    await replace(inner, owner, added, [...before.difference(after)]);
    await settle(inner, touched);
  });
}

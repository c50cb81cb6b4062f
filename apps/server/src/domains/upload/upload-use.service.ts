import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { noteRestriction } from "./picture-access.ts";

/** Which of our uploads these addresses are, each once. */
export const hashesOf = (imageUrls: readonly string[]): string[] => [
  ...new Set(imageUrls.flatMap((url) => parsePictureUrl(url)?.hash ?? [])),
];

/** Locks the pictures, in one order so that two posts changed at once cannot wait for each other; answers those one may show. */
async function lock(em: EntityManager, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "withdrawn_since"])
    .where("hash", "in", hashes)
    .orderBy("hash")
    .forUpdate()
    .execute();
  return new Set(rows.filter(({ withdrawn_since: since }) => since === null).map(({ hash }) => hash));
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

const isUsed = (owners: "like" | "not like") =>
  sql<boolean>`exists (select 1 from upload_use
    where upload_use.upload_hash = upload.hash and owner ${sql.raw(owners)} 'trash:%')`;

/**
 * From the moment that nothing shows a picture any more its 30 days run; while something does, they don't. If the trash
 * is all that uses it, it is withdrawn, and stays so when the post is purged: what was deleted does not come back.
 */
async function updateShowing(em: EntityManager, hashes: readonly string[]): Promise<void> {
  await em
    .getKysely<Tables>()
    .updateTable("upload")
    .set({
      unused_since: sql`case when ${isUsed("not like")} then null else coalesce(upload.unused_since, now()) end`,
      withdrawn_since: sql`case
        when ${isUsed("not like")} then null
        when ${isUsed("like")} then coalesce(upload.withdrawn_since, now())
        else upload.withdrawn_since
      end`,
    })
    .where("hash", "in", hashes)
    .execute();
  await noteRestriction(em, hashes);
}

/**
 * Says which pictures an owner (`post:12`, `user:<id>`) uses from now on; those of before are let go. Answers the
 * addresses that it passed over: those of none of our uploads, and of withdrawn ones, since to know the address is not to
 * have the picture. Belongs into the transaction that changes the owner.
 */
export async function setUses(em: EntityManager, owner: string, imageUrls: readonly string[]): Promise<string[]> {
  return em.transactional(async (inner) => {
    const rows = await inner
      .getKysely<Tables>()
      .selectFrom("upload_use")
      .select("upload_hash")
      .where("owner", "=", owner)
      .execute();
    const before = new Set(rows.map(({ upload_hash: hash }) => hash));
    const after = new Set(hashesOf(imageUrls));
    const touched = [...before.symmetricDifference(after)];
    const isIn = (hashes: ReadonlySet<string>) => (url: string) => hashes.has(parsePictureUrl(url)?.hash ?? "");
    if (touched.length === 0) return imageUrls.filter((url) => !isIn(before)(url));
    const shown = await lock(inner, touched);
    const added = touched.filter((hash) => after.has(hash) && shown.has(hash));
    await replace(inner, owner, added, [...before.difference(after)]);
    await updateShowing(inner, touched);
    return imageUrls.filter((url) => !isIn(before)(url) && !isIn(shown)(url));
  });
}

/** The pictures of one owner are another's from now on. Belongs into the transaction that changes both. */
export async function transferUses(em: EntityManager, moves: readonly { from: string; to: string }[]): Promise<void> {
  const database = em.getKysely<Tables>();
  const owners = moves.map(({ from }) => from);
  const rows = await database.selectFrom("upload_use").select("upload_hash").where("owner", "in", owners).execute();
  if (rows.length === 0) return;
  const hashes = [...new Set(rows.map(({ upload_hash: hash }) => hash))];
  await lock(em, hashes);
  for (const { from, to } of moves)
    await database.updateTable("upload_use").set({ owner: to }).where("owner", "=", from).execute();
  await updateShowing(em, hashes);
}

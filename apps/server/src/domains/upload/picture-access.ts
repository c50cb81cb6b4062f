import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { isOwnerShown, type Viewer } from "./owner-access.ts";
import { ownerOfEvent, ownerOfExhibition, ownerOfPerson, ownerOfPost } from "./picture-owner.ts";

const isShown = (viewer: Viewer): RawBuilder<boolean> => isOwnerShown(viewer, sql.ref<string>("upload_use.owner"));

const beginsWith = (beginning: string) => sql<boolean>`upload_use.owner like ${sql.lit(`${beginning}%`)}`;

const isUsed = (condition: RawBuilder<boolean>) => sql<boolean>`exists (
  select from upload_use where upload_use.upload_hash = upload.hash and ${condition})`;

/** Whether something uses the picture, and nothing that everybody sees. One that is just being written with is anybody's who knows it. */
const isRestricted = sql<boolean>`${isUsed(sql`not ${beginsWith("trash:")}`)} and not ${isUsed(isShown(null))}`;

/** Whether the person sees the picture anywhere. */
export async function maySeePicture(em: EntityManager, viewer: Viewer, hash: string): Promise<boolean> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("upload_use")
    .select("upload_hash")
    .where("upload_hash", "=", hash)
    .where(isShown(viewer))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Those of the addresses whose picture the person neither sees anywhere nor has handed in: whoever knows such an address
 * must not put it where everybody sees it.
 */
export async function hiddenFrom(
  em: EntityManager,
  viewer: Viewer,
  imageUrls: readonly string[],
): Promise<Set<string>> {
  const hashOf = (url: string) => parsePictureUrl(url)?.hash;
  const hashes = imageUrls.flatMap((url) => hashOf(url) ?? []);
  if (viewer?.isAdmin === true || hashes.length === 0) return new Set();
  const id = viewer?.id ?? null;
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("upload")
    .select("hash")
    .where("hash", "in", hashes)
    .where("is_restricted", "=", true)
    .where(
      sql<boolean>`(upload.user_id = ${id}::uuid) is not true
        and not exists (select from upload_sender where upload_hash = upload.hash and upload_sender.user_id = ${id}::uuid)
        and not ${isUsed(isShown(viewer))}`,
    )
    .execute();
  const hidden = new Set(rows.map(({ hash }) => hash));
  return new Set(imageUrls.filter((url) => hidden.has(hashOf(url) ?? "")));
}

/** Notes of pictures, whose rows the transaction holds, whether everybody sees them. */
export const noteRestriction = (tx: EntityManager, hashes: readonly string[]) =>
  tx
    .getKysely<Tables>()
    .updateTable("upload")
    .set({ is_restricted: isRestricted })
    .where("hash", "in", hashes)
    .execute();

/** Of all that these use, in the order of the pictures, so that two who do it at once cannot wait for each other. */
async function noteRestrictionOf(tx: EntityManager, isOwner: RawBuilder<boolean>): Promise<void> {
  const database = tx.getKysely<Tables>();
  const held = await database
    .selectFrom("upload")
    .select("hash")
    .where("hash", "in", database.selectFrom("upload_use").select("upload_hash").where(isOwner))
    .orderBy("hash")
    .forUpdate()
    .execute();
  if (held.length === 0) return;
  await noteRestriction(
    tx,
    held.map(({ hash }) => hash),
  );
}

/** To be called where the readers of a board become others, or an exhibition comes into another state. */
export const noteBoardRestriction = (tx: EntityManager, type: string): Promise<void> =>
  noteRestrictionOf(
    tx,
    sql<boolean>`upload_use.owner = ${ownerOfExhibition(type)}
      or upload_use.owner in (select 'post:' || post.id from post where post.type = ${type})`,
  );

/** To be called where a person becomes public, or is no longer. */
export const notePersonRestriction = (tx: EntityManager, id: number): Promise<void> =>
  noteRestrictionOf(tx, sql<boolean>`upload_use.owner = ${ownerOfPerson(id)}`);

/** To be called where an event is published, or is no longer. */
export const noteEventRestriction = (tx: EntityManager, id: number): Promise<void> =>
  noteRestrictionOf(tx, sql<boolean>`upload_use.owner = ${ownerOfEvent(id)}`);

/** To be called where a post goes to another board. */
export const notePostRestriction = (tx: EntityManager, id: number): Promise<void> =>
  noteRestrictionOf(tx, sql<boolean>`upload_use.owner = ${ownerOfPost(id)}`);

import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { isCounted, type Reader } from "../reader/reader-count.service.ts";
import { isOwnerShown, type Viewer } from "../upload/owner-access.ts";

/**
 * What no post has is its sender's alone, and administrators', and what went with its post is nobody's; else who sees the
 * post sees its files.
 */
const isShown = (viewer: Viewer): RawBuilder<boolean> => sql<boolean>`case
  when attachment.owner is null then attachment.user_id is not null
    and (${viewer?.isAdmin ?? false}::boolean or coalesce(attachment.user_id = ${viewer?.id ?? null}::uuid, false))
  else ${isOwnerShown(viewer, sql.ref<string>("attachment.owner"))}
end`;

/** A file, if the person may have it; undefined as where there is none. */
export const findShown = (em: EntityManager, viewer: Viewer, id: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("attachment")
    .select(["id", "name", "kind", "bytes", "sha256"])
    .where("id", "=", id)
    .where(isShown(viewer))
    .executeTakeFirst();

/** Counts who has it whole, once a reader and window as with views; never its sender, nor robots. */
export async function countDownload(em: EntityManager, reader: Reader, id: string): Promise<void> {
  await em.transactional(async (tx) => {
    const database = tx.getKysely<Tables>();
    const file = await database.selectFrom("attachment").select("user_id").where("id", "=", id).executeTakeFirst();
    if (!file || !(await isCounted(tx, reader, { kind: "attachment", id, ownerId: file.user_id }))) return;
    await database
      .updateTable("attachment")
      .set(({ eb }) => ({ downloads: eb("downloads", "+", 1) }))
      .where("id", "=", id)
      .execute();
  });
}

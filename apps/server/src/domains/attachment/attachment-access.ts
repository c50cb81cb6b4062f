import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
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

export const countDownload = (em: EntityManager, id: string) =>
  em
    .getKysely<Tables>()
    .updateTable("attachment")
    .set(({ eb }) => ({ downloads: eb("downloads", "+", 1) }))
    .where("id", "=", id)
    .execute();

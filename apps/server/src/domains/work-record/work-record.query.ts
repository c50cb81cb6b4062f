import { openRights } from "@bulmo/contracts/work-choice";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { plannedOnce } from "../../platform/database/planned-once.ts";
import { isReadable } from "../board/board-access.ts";
import { isNumbered, workColumns } from "../post/work-row.ts";
import { isWork } from "../work-address/work-address.query.ts";

/** What lists tell of works, of those that every visitor may read. */
export const publicWorks = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .leftJoin("user", "user.id", "post.user_id")
    .select(workColumns)
    .where(isWork)
    .where(isReadable(null));

const wholeWorks = (em: EntityManager) => publicWorks(em).select("post.content");

export const findPublicWork = (em: EntityManager, number: number) =>
  wholeWorks(em).where("post.id", "=", number).$call(plannedOnce).executeTakeFirst();
export type WorkRow = NonNullable<Awaited<ReturnType<typeof findPublicWork>>>;

/** The same of many, in no order. */
export const findPublicWorks = (em: EntityManager, numbers: readonly number[]): Promise<WorkRow[]> =>
  wholeWorks(em).where(isNumbered(numbers)).execute();

/** A picture that every visitor sees in a work whose rights let others show it; undefined for all others, whoever asks. */
export const findWorkPicture = (em: EntityManager, hash: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "width", "height", "has_tiles"])
    .where("hash", "=", hash)
    .where("withdrawn_since", "is", null)
    .where(
      sql<boolean>`exists (
        select from upload_use join post on upload_use.owner = 'post:' || post.id
        where upload_use.upload_hash = upload.hash and ${isWork} and ${isReadable(null)}
          and post.rights in (${sql.join(openRights.map((rights) => sql.lit(rights)))}))`,
    )
    .$call(plannedOnce)
    .executeTakeFirst();

import { openRights } from "@bulmo/contracts/work-choice";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { plannedOnce } from "../../platform/database/planned-once.ts";
import { isReadable } from "../board/board-access.ts";
import { amongWorks, standing } from "../post/post-standing.ts";
import { workColumns } from "../post/work-row.ts";
import { isWork } from "../work-address/work-address.query.ts";

/** What is told of a work to the world, as every visitor may read it. */
const works = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .leftJoin("user", "user.id", "post.user_id")
    .select([...workColumns, "post.content"])
    .where(isWork)
    .where(isReadable(null));

export const findWork = (em: EntityManager, number: number) =>
  works(em).where("post.id", "=", number).$call(plannedOnce).executeTakeFirst();

export type WorkRow = NonNullable<Awaited<ReturnType<typeof findWork>>>;

/** The same of many, in no order. */
export const findWorksNumbered = async (em: EntityManager, numbers: readonly number[]): Promise<WorkRow[]> =>
  numbers.length === 0 ? [] : works(em).where("post.id", "in", numbers).execute();

/** The works of an exhibition as they hang, those that have a picture which others may show. */
export const findWorks = (em: EntityManager, type: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["post.id", "post.title", "post.english", "post.thumbnail"])
    .where("post.type", "=", type)
    .where((where) => where.and(amongWorks({ type })))
    .where("post.thumbnail", "<>", "")
    .where("post.rights", "in", openRights)
    .where(isReadable(null))
    .orderBy(standing({ type }), "desc")
    .execute();

export type HangingRow = Awaited<ReturnType<typeof findWorks>>[number];

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

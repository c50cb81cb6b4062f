import { openRights } from "@bulmo/contracts/work-choice";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { isReadable } from "../board/board-access.ts";
import { amongWorks, standing } from "../post/post-standing.ts";

/** The works of an exhibition as they hang, those that have a picture which others may show. */
export const findOpenWorks = (em: EntityManager, type: string) =>
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
export type OpenWorkRow = Awaited<ReturnType<typeof findOpenWorks>>[number];

import { exhibitionTypePattern } from "@bulmo/contracts/board";
import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../session.ts";
import { plannedOnce } from "../../platform/database/planned-once.ts";
import { isReadable } from "../board/board-access.ts";

/** Whether a row of `post` is a work: what has moved to a board of the community is none any more. */
export const isWork: RawBuilder<boolean> = sql<boolean>`post.type ~ ${sql.lit(exhibitionTypePattern.source)}`;

/** Where the work of a number hangs, for who may see it there. */
export const findHanging = (
  em: EntityManager,
  viewer: Actor | null,
  number: number,
): Promise<(PostAddress & { title: string }) | undefined> =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["post.type", "post.index", "post.title"])
    .where("post.id", "=", number)
    .where(isWork)
    .where(isReadable(viewer))
    .$call(plannedOnce)
    .executeTakeFirst();

const waits = (em: EntityManager, viewer: Actor | null, number: number) =>
  em
    .getKysely<Tables>()
    .selectFrom("stored_post as post")
    .select("post.title")
    .where("post.id", "=", number)
    .where("post.deleted_at", "is not", null)
    .where(isWork)
    .where(isReadable(viewer))
    .executeTakeFirst();

/** An exhibition that is gone hides nothing; one that is there is hidden with all that hung in it. */
export const isGone = sql<boolean>`not exists (select from board where board.type = post.type)`;

const gone = (em: EntityManager, viewer: Actor | null, number: number) =>
  em
    .getKysely<Tables>()
    .selectFrom("withdrawn_work as post")
    .select("post.title")
    .where("post.id", "=", number)
    .where((where) => where.or([isGone, isReadable(viewer)]))
    .executeTakeFirst();

/** The title of a work that is in the trash, or was there until it was deleted for good. */
export const findWithdrawn = async (em: EntityManager, viewer: Actor | null, number: number) =>
  (await waits(em, viewer, number)) ?? (await gone(em, viewer, number));

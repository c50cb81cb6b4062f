import type { PostWriting } from "@bulmo/contracts/post-write";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

const written = sql<PostWriting>`planned_post.written`.as("written");

/** What is planned, the next to be published first; of one id only that. */
export const findPlans = (em: EntityManager, id?: number) =>
  em
    .getKysely<Tables>()
    .selectFrom("planned_post")
    .leftJoin("user", "user.id", "planned_post.user_id")
    .innerJoin("board", "board.type", "planned_post.type")
    .select([
      "planned_post.id",
      "planned_post.type",
      "planned_post.title",
      written,
      "planned_post.publish_at",
      "planned_post.revision",
      "planned_post.failure",
      "board.closed_at",
      "user.nickname",
    ])
    .$if(id !== undefined, (query) => query.where("planned_post.id", "=", id ?? null))
    .orderBy("planned_post.publish_at")
    .orderBy("planned_post.id")
    .execute();

export type FoundPlan = Awaited<ReturnType<typeof findPlans>>[number];

export const lockPlan = (tx: EntityManager, id: number) =>
  tx
    .getKysely<Tables>()
    .selectFrom("planned_post")
    .selectAll()
    .select(written)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export async function isOnClosedBoard(tx: EntityManager, { type }: { type: string }): Promise<boolean> {
  const board = tx.getKysely<Tables>().selectFrom("board").select("closed_at").where("type", "=", type);
  return (await board.executeTakeFirstOrThrow()).closed_at !== null;
}

/** Notes why it was not published, unless it was meanwhile. */
export const noteFailure = (em: EntityManager, id: number, failure: string) =>
  em.getKysely<Tables>().updateTable("planned_post").set({ failure }).where("id", "=", id).execute();

export type LockedPlan = NonNullable<Awaited<ReturnType<typeof lockPlan>>>;

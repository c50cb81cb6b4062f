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

/** The first whose time has come, held until the transaction ends; those that another process holds are passed over. */
export const lockDue = (tx: EntityManager, now: Date, past: readonly number[]) =>
  tx
    .getKysely<Tables>()
    .selectFrom("planned_post")
    .innerJoin("board", "board.type", "planned_post.type")
    .selectAll("planned_post")
    .select(written)
    .where("publish_at", "<=", now)
    // What is planned for a board that was closed meanwhile waits for it to be opened.
    .where("board.closed_at", "is", null)
    // What failed is tried again with growing pauses, in the end once an hour.
    .where((where) =>
      where.or([
        where("failed_at", "is", null),
        where(
          "failed_at",
          "<=",
          sql<Date>`${now}::timestamptz - least(60, power(2, least(failures, 6))) * interval '1 minute'`,
        ),
      ]),
    )
    .$if(past.length > 0, (query) => query.where("planned_post.id", "not in", past))
    .orderBy("publish_at")
    .orderBy("id")
    .limit(1)
    .forUpdate("planned_post")
    .skipLocked()
    .executeTakeFirst();

export const lockPlan = (tx: EntityManager, id: number) =>
  tx
    .getKysely<Tables>()
    .selectFrom("planned_post")
    .selectAll()
    .select(written)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** Notes that it was not published, and why, unless it was meanwhile. */
export const noteFailure = (em: EntityManager, id: number, { at, failure }: { at: Date; failure: string }) =>
  em
    .getKysely<Tables>()
    .updateTable("planned_post")
    .set((eb) => ({ failures: eb("failures", "+", 1), failed_at: at, failure }))
    .where("id", "=", id)
    .execute();

export type LockedPlan = NonNullable<Awaited<ReturnType<typeof lockPlan>>>;

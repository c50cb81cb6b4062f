import type { DuesChoice, DuesPayment, DuesRow, DuesSums } from "@bulmo/contracts/dues";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { containing } from "../../platform/database/like-pattern.ts";

/** Members who may act, or who have paid, with what they paid of the year. */
const members = (em: EntityManager, { year, gradeId }: Pick<DuesChoice, "year" | "gradeId">) =>
  em
    .getKysely<Tables>()
    .selectFrom("user")
    .leftJoin("dues", (join) => join.onRef("dues.user_id", "=", "user.id").on("dues.year", "=", year))
    .leftJoin("member_grade", "member_grade.id", "user.grade_id")
    .where("user.applied_at", "is", null)
    .where((where) => where.or([where("user.is_active", "=", true), where("dues.user_id", "is not", null)]))
    .$if(gradeId !== undefined, (query) => query.where("user.grade_id", "=", gradeId ?? 0));

type Search = DuesChoice & { search?: string };

const chosen = (em: EntityManager, { state, search = "", ...choice }: Search) =>
  members(em, choice)
    .$if(state === "PAID", (query) => query.where("dues.user_id", "is not", null))
    .$if(state === "UNPAID", (query) => query.where("dues.user_id", "is", null))
    .$if(search !== "", (query) =>
      query.where((where) =>
        where.or([
          where("user.name", "ilike", containing(search)),
          where("user.nickname", "ilike", containing(search)),
        ]),
      ),
    );

export async function countRows(em: EntityManager, search: Search): Promise<number> {
  const row = await chosen(em, search)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Nobody knows of which grade they were. */
async function findWithdrawn(em: EntityManager, { year, gradeId }: Pick<DuesChoice, "year" | "gradeId">) {
  const none = { count: 0, amount: 0 };
  if (gradeId !== undefined) return none;
  const row = await em
    .getKysely<Tables>()
    .selectFrom("withdrawn_dues")
    .select(["count", "amount"])
    .where("year", "=", year)
    .executeTakeFirst();
  return row ? { count: row.count, amount: Number(row.amount) } : none;
}

/** Who has withdrawn is among those who paid, and among these alone. */
export async function sumDues(em: EntityManager, choice: Pick<DuesChoice, "year" | "gradeId">): Promise<DuesSums> {
  const row = await members(em, choice)
    .select([
      sql<string>`count(dues.user_id)`.as("paid"),
      sql<string>`count(*) - count(dues.user_id)`.as("unpaid"),
      sql<string>`coalesce(sum(dues.amount), 0)`.as("amount"),
    ])
    .executeTakeFirstOrThrow();
  const withdrawn = await findWithdrawn(em, choice);
  return {
    paidCount: Number(row.paid) + withdrawn.count,
    unpaidCount: Number(row.unpaid),
    amount: Number(row.amount) + withdrawn.amount,
    withdrawn,
  };
}

/**
 * What a member paid becomes a part of the years' sums, and nobody's: for who is about to be erased, in that transaction.
 * Years in one order: two may leave at once.
 */
export const withdrawDues = (tx: EntityManager, userId: string) =>
  sql`
    with gone as (delete from dues where user_id = ${userId} returning year, amount)
    insert into withdrawn_dues (year, count, amount)
    select year, 1, coalesce(amount, 0) from gone order by year
    on conflict (year) do update
      set count = withdrawn_dues.count + excluded.count, amount = withdrawn_dues.amount + excluded.amount`.execute(
    tx.getKysely<Tables>(),
  );

/** A day as the database has it, whatever the time zone of the process. */
const day = sql<string | null>`to_char(dues.paid_on, 'YYYY-MM-DD')`.as("paid_on");

type Part = { limit?: number; offset?: number };

/** By name. */
export async function findRows(
  em: EntityManager,
  search: Search,
  { limit, offset = 0 }: Part = {},
): Promise<DuesRow[]> {
  const rows = await chosen(em, search)
    .select(["user.id", "user.name", "user.nickname", "user.grade_id", "member_grade.name as grade_name"])
    .select(["dues.amount", "dues.note", day])
    .orderBy("user.name")
    .orderBy("user.id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
  return rows.map(
    ({ id, name, nickname, grade_id: gradeId, grade_name: gradeName, paid_on: paidOn, amount, note }) => ({
      id,
      name,
      nickname,
      grade: gradeId && gradeName ? { id: gradeId, name: gradeName } : null,
      payment: paidOn === null ? null : { paidOn, amount: amount ?? null, note: note ?? "" },
    }),
  );
}

/** The latest year first. */
export async function findOwnDues(em: EntityManager, userId: string) {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("dues")
    .select(["year", "amount", day])
    .where("user_id", "=", userId)
    .orderBy("year", "desc")
    .execute();
  return rows.map(({ year, amount, paid_on: paidOn }) => ({ year, amount: amount ?? null, paidOn: paidOn ?? "" }));
}

type Written = DuesPayment & { userId: string; year: number; now: Date };

export const writeDues = (tx: EntityManager, { userId, year, paidOn, amount, note, now }: Written) =>
  tx
    .getKysely<Tables>()
    .insertInto("dues")
    .values({ user_id: userId, year, paid_on: paidOn, amount, note, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "year"]).doUpdateSet({ paid_on: paidOn, amount, note, updated_at: now }),
    )
    .execute();

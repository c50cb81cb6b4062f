import type { CountedGrade } from "@bulmo/contracts/grade";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

const memberCount = sql<string>`(select count(*) from "user" where "user".grade_id = member_grade.id)`;
const boardCount = sql<string>`(select count(*) from board
  where member_grade.id = any(board.reader_grades) or member_grade.id = any(board.writer_grades))`;

/** All of them in their order, with what keeps each from being removed. */
export async function findGrades(em: EntityManager): Promise<CountedGrade[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("member_grade")
    .select(["id", "name", memberCount.as("members"), boardCount.as("boards")])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, members, boards }) => ({
    id,
    name,
    memberCount: Number(members),
    boardCount: Number(boards),
  }));
}

/** Makes whoever else changes the list of grades wait; nobody who gives one to a member or a board. */
export const lockGradeList = (tx: EntityManager) =>
  tx.execute("lock table member_grade in share update exclusive mode");

/** Keeps anybody from giving the grade to a member or a board until the transaction ends; false where there is none. */
export async function lockGrade(tx: EntityManager, id: number): Promise<boolean> {
  const row = await tx
    .getKysely<Tables>()
    .selectFrom("member_grade")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

import { boardMessages } from "@bulmo/contracts/board-write";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { InputError } from "../../errors.ts";

type Asked = { readerGrades?: readonly number[] | undefined; writerGrades?: readonly number[] | undefined };

/** Keeps the grades that a board is to ask for until it does. Throws INPUT_INVALID for one that is gone. */
export async function lockGrades(tx: EntityManager, { readerGrades = [], writerGrades = [] }: Asked): Promise<void> {
  const ids = new Set([...readerGrades, ...writerGrades]);
  if (ids.size === 0) return;
  const rows = await tx
    .getKysely<Tables>()
    .selectFrom("member_grade")
    .select("id")
    .where("id", "in", [...ids])
    .orderBy("id")
    .forKeyShare()
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  const isGone = (grades: readonly number[]) => grades.some((id) => !found.has(id));
  if (found.size < ids.size)
    throw InputError.of(isGone(readerGrades) ? "readerGrades" : "writerGrades", boardMessages.gradeUnknown);
}

import { type CountedGrade, gradeMessages, type GradeUpdate, maximumGrades } from "@bulmo/contracts/grade";
import type { EntityManager } from "@bulmo/entities/database";
import { MemberGrade } from "@bulmo/entities/member-grade.entity";
import { DomainError, InputError } from "../../errors.ts";
import { writePositions } from "../../platform/database/positions.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { findGrades, lockGrade, lockGradeList } from "./grade.query.ts";

/** What the log says of one that was written. */
const asEntry =
  (act: "GRADE_CREATED" | "GRADE_UPDATED") =>
  ({ id }: CountedGrade) => [{ act, gradeId: id }];

/** One of them as the transaction has it. */
async function counted(tx: EntityManager, id: number): Promise<CountedGrade> {
  const found = (await findGrades(tx)).find((grade) => grade.id === id);
  if (!found) throw new DomainError("GRADE_NOT_FOUND");
  return found;
}

/** Throws INPUT_INVALID where another grade is called so. */
async function assertNameFree(tx: EntityManager, { id, name }: { id?: number; name: string }): Promise<void> {
  const other = await tx.findOne(MemberGrade, { name });
  if (other && other.id !== id) throw InputError.of("name", gradeMessages.nameTaken);
}

/** Behind all others. Throws INPUT_INVALID for a name that is taken, and GRADES_TOO_MANY. */
export const createGrade = (em: EntityManager, actor: Actor, name: string): Promise<CountedGrade> =>
  transactAs(em, actor, asEntry("GRADE_CREATED"), async (tx) => {
    await lockGradeList(tx);
    await assertNameFree(tx, { name });
    const others = await tx.find(MemberGrade, {}, { fields: ["position"] });
    if (others.length >= maximumGrades) throw new DomainError("GRADES_TOO_MANY");
    const position = Math.max(0, ...others.map((other) => other.position)) + 1;
    return counted(tx, await tx.insert(MemberGrade, { name, position }));
  });

/** Its name is all that changes; members and boards go on with it. Throws GRADE_NOT_FOUND, and INPUT_INVALID for a name that is taken. */
export const updateGrade = (em: EntityManager, actor: Actor, { id, name }: GradeUpdate): Promise<CountedGrade> =>
  transactAs(em, actor, asEntry("GRADE_UPDATED"), async (tx) => {
    await lockGradeList(tx);
    await assertNameFree(tx, { id, name });
    await tx.nativeUpdate(MemberGrade, { id }, { name, updatedAt: new Date() });
    return counted(tx, id);
  });

/** Those that are not named stand behind those that are, as they stood. Throws INPUT_INVALID for one that is gone. */
export const orderGrades = (em: EntityManager, actor: Actor, ids: readonly number[]): Promise<CountedGrade[]> =>
  transactAs(
    em,
    actor,
    () => [{ act: "GRADE_ORDERED" }],
    async (tx) => {
      await lockGradeList(tx);
      const standing = (await findGrades(tx)).map(({ id }) => id);
      if (ids.some((id) => !standing.includes(id))) throw InputError.of("ids", gradeMessages.unknown);
      await writePositions(tx, "member_grade", [...ids, ...standing.filter((id) => !ids.includes(id))]);
      return findGrades(tx);
    },
  );

/** Only one that nobody has and no board asks for goes. Throws GRADE_NOT_FOUND, GRADE_USED. */
export async function removeGrade(em: EntityManager, actor: Actor, id: number): Promise<void> {
  const auditOf = () => [{ act: "GRADE_REMOVED", gradeId: id } as const];
  await transactAs(em, actor, auditOf, async (tx) => {
    if (!(await lockGrade(tx, id))) throw new DomainError("GRADE_NOT_FOUND");
    const { memberCount, boardCount } = await counted(tx, id);
    if (memberCount + boardCount > 0) throw new DomainError("GRADE_USED");
    await tx.nativeDelete(MemberGrade, { id });
  });
}

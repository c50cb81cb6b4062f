import type { Grade } from "@bulmo/contracts/grade";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transactAudited } from "../audit/audited-transaction.ts";
import { enqueueMember } from "../webhook-event/member-event.ts";
import { lockUser } from "./user-lock.ts";

type Given = { id: string; gradeId: number | null };

/** Keeps the grade until the member has it. Throws GRADE_NOT_FOUND. */
export async function lockGiven(tx: EntityManager, gradeId: number | null): Promise<Grade | null> {
  if (gradeId === null) return null;
  const [grade] = await tx.execute<Grade[]>("select id, name from member_grade where id = ? for key share", [gradeId]);
  if (!grade) throw new DomainError("GRADE_NOT_FOUND");
  return grade;
}

/**
 * Gives a member a grade, or with null takes it away; what they may read is another from their next call on. Throws
 * USER_NOT_FOUND, GRADE_NOT_FOUND.
 */
export async function updateMemberGrade(
  em: EntityManager,
  actor: Actor,
  { id, gradeId }: Given,
): Promise<Grade | null> {
  const auditOf = ({ isChanged }: { isChanged: boolean }) =>
    isChanged ? [{ act: "MEMBER_GRADED", memberId: id, gradeId } as const] : [];
  const { grade } = await transactAudited(em, actor, auditOf, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new DomainError("USER_NOT_FOUND");
    const given = await lockGiven(tx, gradeId);
    const isChanged = (user.grade?.id ?? null) !== gradeId;
    if (isChanged) {
      await tx.nativeUpdate(User, { id }, { grade: gradeId });
      await enqueueMember(tx, "changed", id);
    }
    return { grade: given, isChanged };
  });
  return grade;
}

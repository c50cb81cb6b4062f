import type { EntityManager } from "@bulmo/entities/database";
import { MemberGrade } from "@bulmo/entities/member-grade.entity";

/** A grade, behind those that are there. */
export const createGrade = (em: EntityManager, name: string): Promise<number> =>
  em.insert(MemberGrade, { name, position: 100 });

/** Gives a member a grade, or none. */
export const giveGrade = (em: EntityManager, userId: string, gradeId: number | null) =>
  em.execute('update "user" set grade_id = ? where id = ?', [gradeId, userId]);

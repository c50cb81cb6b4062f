import type { EntityManager } from "@bulmo/entities/database";
import type { User } from "@bulmo/entities/user.entity";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { type Actor, inSession, refusalOf } from "../../session.ts";
import { transactAudited } from "../audit/audited-transaction.ts";
import { withdrawDues } from "../dues/dues.query.ts";
import { ownerOfMember } from "../upload/picture-owner.ts";
import { releaseUnused } from "../upload/upload-quota.ts";
import { enqueueRemovedMember } from "../webhook-event/member-event.ts";
import { setUses } from "../upload/upload-use.service.ts";
import { assertNotLastAdmin, lockUser } from "./user-lock.ts";

/** A count of likes is that of the likers who are there (SEC-12). Rows are locked in one order: two may leave at once. */
async function takeBackLikes(em: EntityManager, userId: string): Promise<void> {
  const database = em.getKysely();
  for (const noun of ["post", "comment"]) {
    // In the trash too: a restored post comes back with the likes of those who are there.
    const liked = sql.table(noun === "post" ? "stored_post" : noun);
    const likes = sql.table(`${noun}_like`);
    const reference = sql.ref(`${noun}_id`);
    await sql`select 1 from ${liked} where id in (select ${reference} from ${likes} where user_id = ${userId})
      order by id for update`.execute(database);
    await sql`with gone as (delete from ${likes} where user_id = ${userId} returning ${reference} as id)
      update ${liked} set like_count = like_count - 1 from gone where ${liked}.id = gone.id`.execute(database);
  }
}

/** Erases a member whom nobody else changes meanwhile, within the transaction of who decides it. */
export async function eraseUser(tx: EntityManager, user: User): Promise<void> {
  const { id } = user;
  await takeBackLikes(tx, id);
  await withdrawDues(tx, id);
  await setUses(tx, ownerOfMember(id), []);
  await releaseUnused(tx, id);
  // Of who only applied nobody was told.
  if (!user.appliedAt) await enqueueRemovedMember(tx, id);
  tx.remove(user);
  await tx.flush();
}

/**
 * Erases a member and what is known of them; posts and comments stay without an author (MYP-11, MYP-12). Throws
 * NOT_ALLOWED unless it is oneself or an administrator asks, KEY_NOT_ALLOWED where a program would have its own member
 * leave, USER_NOT_FOUND, LAST_ADMIN.
 */
export async function removeUser(em: EntityManager, viewer: Actor, id: string): Promise<void> {
  if (viewer.id === id) inSession(viewer);
  else if (!viewer.isAdmin) throw refusalOf(viewer);
  const auditOf = () => [{ act: "MEMBER_REMOVED", memberId: id } as const];
  await transactAudited(em, viewer, auditOf, async (inner) => {
    await assertNotLastAdmin(inner, id);
    const user = await lockUser(inner, id);
    if (!user) throw new DomainError("USER_NOT_FOUND");
    await eraseUser(inner, user);
  });
}

import { ApiKey } from "@bulmo/entities/api-key.entity";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { EventReply } from "@bulmo/entities/event.entity";
import { RemovedEventReply } from "@bulmo/entities/removed-event.entity";
import { Session } from "@bulmo/entities/session.entity";
import { User } from "@bulmo/entities/user.entity";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transactAudited } from "../audit/audited-transaction.ts";
import { enqueueMember } from "../webhook-event/member-event.ts";
import { transact } from "../../platform/database/transaction.ts";
import { commandLine, record } from "../audit/audit.service.ts";
import { refuseReservedPosition } from "./already-taken.ts";
import { eraseSecondFactor } from "./second-factor-erase.ts";
import { endDormancy } from "./user-dormancy.ts";
import { assertNotLastAdmin, lockUser } from "./user-lock.ts";
import { usernameKey } from "./user.service.ts";

/** Sets the position text, which permits nothing (ADM-06). Throws USER_NOT_FOUND, POSITION_RESERVED. */
export async function updateRole(
  em: EntityManager,
  actor: Actor,
  { id, role }: { id: string; role: string },
): Promise<void> {
  refuseReservedPosition(role);
  const auditOf = () => [{ act: "MEMBER_POSITION_CHANGED", memberId: id } as const];
  await transactAudited(em, actor, auditOf, async (tx) => {
    const changed = await tx.nativeUpdate(User, { id }, { role });
    if (changed === 0) throw new DomainError("USER_NOT_FOUND");
    await enqueueMember(tx, "changed", id);
  });
}

type Wanted = { id: string; isActive?: boolean | undefined };

/**
 * Suspends an account, which ends its sessions and the keys of its programs at once, or lets it go on, as is wanted or else the other way round;
 * answers whether it is active now. Throws USER_NOT_FOUND, LAST_ADMIN.
 */
export async function toggleActive(em: EntityManager, actor: Actor, { id, isActive }: Wanted): Promise<boolean> {
  const auditOf = (after: { isActive: boolean; isChanged: boolean }) =>
    after.isChanged ? [{ act: after.isActive ? "MEMBER_RESUMED" : "MEMBER_SUSPENDED", memberId: id } as const] : [];
  const after = await transactAudited(em, actor, auditOf, async (inner) => {
    if (isActive !== true) await assertNotLastAdmin(inner, id);
    const user = await lockUser(inner, id);
    if (!user) throw new DomainError("USER_NOT_FOUND");
    const wanted = isActive ?? !user.isActive;
    const isChanged = wanted !== user.isActive;
    user.isActive = wanted;
    // Whoever may act waits for nobody: they are a member from now on.
    const verb = user.appliedAt ? "created" : "changed";
    if (wanted) user.appliedAt = null;
    // Nothing is put aside any more: who is suspended does not come back by themselves, and who goes on has a year again.
    await endDormancy(inner, id, new Date());
    if (!wanted) {
      await inner.nativeDelete(Session, { user: id });
      await inner.nativeDelete(ApiKey, { user: id });
      // Who acts no more comes to nothing, and makes room.
      await inner.nativeDelete(EventReply, { user: id });
      await inner.nativeDelete(RemovedEventReply, { user: id });
    }
    if (isChanged) await enqueueMember(inner, verb, id);
    return { isActive: wanted, isChanged };
  });
  return after.isActive;
}

/** Makes a member who is locked an administrator, or one no more. */
export async function writeAdmin(tx: EntityManager, user: User, isAdmin: boolean): Promise<void> {
  user.isAdmin = isAdmin;
  await enqueueMember(tx, "changed", user.id);
  // It is an administrator's: whoever becomes one again sets up their own.
  if (isAdmin) return;
  await eraseSecondFactor(tx, user.id);
  // A key for administrators would else be one again with its member, by a factor that is no more.
  await sql`update api_key set scopes = array_remove(scopes, 'admin') where user_id = ${user.id}`.execute(
    tx.getKysely<Tables>(),
  );
}

/** The same from the command line, where nobody is asked for anything. Throws USER_NOT_FOUND, LAST_ADMIN. */
export function setAdmin(em: EntityManager, username: string, isAdmin: boolean): Promise<User> {
  return transact(em, async (inner) => {
    const found = await inner.findOne(User, { usernameKey: usernameKey(username) });
    if (!found) throw new DomainError("USER_NOT_FOUND");
    if (!isAdmin) await assertNotLastAdmin(inner, found.id);
    await writeAdmin(inner, found, isAdmin);
    await record(inner, commandLine, [{ act: isAdmin ? "ADMIN_GRANTED" : "ADMIN_REVOKED", memberId: found.id }]);
    return found;
  });
}

import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import type { SessionActor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAudited } from "../audit/audited-transaction.ts";
import { administratorChanged } from "../notification/account-mails.ts";
import { assertNotLastAdmin, lockAdministrators, lockUser, refuseLastAdmin } from "../user/user-lock.ts";
import { noticeRecipients } from "../user/user-notice.ts";
import { writeAdmin } from "../user/user-status.service.ts";
import { assertChecked } from "./password-check.ts";
import { assertFactorAgain } from "./second-factor-check.service.ts";

type Wanted = { id: string; isAdmin: boolean; code?: string | undefined };

/** Throws USER_NOT_FOUND, ADMIN_NOT_READY. */
function assertFit(user: User | null, isAdmin: boolean): User {
  if (!user) throw new DomainError("USER_NOT_FOUND");
  // An office that somebody could enter by the link of an invitation.
  const isReady = user.isActive && user.passwordHash !== null;
  if (isAdmin && !user.isAdmin && !isReady) throw new DomainError("ADMIN_NOT_READY");
  return user;
}

/** Before anything is locked: a code is looked up, hashed and counted. Throws as `changeAdmin` does. */
async function judge(context: Context, actor: SessionActor, { id, isAdmin, code }: Wanted): Promise<void> {
  const em = context.em.fork();
  await assertChecked(em, actor.sessionId);
  // A code that is right is spent: what would be refused behind the locks is refused before it.
  if (!isAdmin) await refuseLastAdmin(em, id);
  assertFit(await em.findOne(User, { id }), isAdmin);
  await assertFactorAgain(context, await em.findOneOrFail(User, { id: actor.id }), code);
}

/** Whoever lost the office, or the session, while waiting for their turn gives it to nobody. */
async function assertStillAdmin(tx: EntityManager, actor: SessionActor): Promise<void> {
  const admin = await lockUser(tx, actor.id);
  if (!admin?.isAdmin || !admin.isActive) throw new DomainError("NOT_ALLOWED");
  await assertChecked(tx, actor.sessionId);
}

async function write(tx: EntityManager, context: Context, { actor, id, isAdmin }: Wanted & { actor: SessionActor }) {
  await lockAdministrators(tx);
  await assertStillAdmin(tx, actor);
  if (!isAdmin) await assertNotLastAdmin(tx, id);
  const user = assertFit(await lockUser(tx, id), isAdmin);
  const isChanged = user.isAdmin !== isAdmin;
  if (!isChanged) return false;
  await writeAdmin(tx, user, isAdmin);
  await context.notifier.send(tx, administratorChanged, {
    data: { isAdmin, changedAt: context.now() },
    recipients: noticeRecipients(user),
  });
  return true;
}

/**
 * Makes a member an administrator, or one no more, by an administrator who has just given their password, and the code of
 * their second factor where they keep one; the member is told. Throws PASSWORD_UNCHECKED, SECOND_FACTOR_REFUSED,
 * USER_NOT_FOUND, ADMIN_NOT_READY, LAST_ADMIN, NOT_ALLOWED, LimitError.
 */
export async function changeAdmin(context: Context, actor: SessionActor, wanted: Wanted): Promise<void> {
  const { id, isAdmin } = wanted;
  await judge(context, actor, wanted);
  const auditOf = (isChanged: boolean) =>
    isChanged ? [{ act: isAdmin ? "ADMIN_GRANTED" : "ADMIN_REVOKED", memberId: id } as const] : [];
  await transactAudited(context.em, actor, auditOf, (tx) => write(tx, context, { actor, ...wanted }));
}

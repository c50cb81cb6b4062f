import type { ApiKey as KeyView, CreatedKey, KeyCreate } from "@bulmo/contracts/key";
import { keyMailUsedUp } from "@bulmo/contracts/error";
import { mostKeys } from "@bulmo/contracts/key-scope";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { DomainError, LimitError } from "../../errors.ts";
import { refusalOf, type SessionActor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAudited } from "../audit/audited-transaction.ts";
import { assertChecked } from "../auth/password-check.ts";
import { assertFactorAgain } from "../auth/second-factor-check.service.ts";
import { assertSameFactor } from "../auth/second-factor.service.ts";
import type { MailReservation } from "../notification/mail-quota.ts";
import { lockUser } from "../user/user-lock.ts";
import { trustedRecipient } from "../user/user-notice.ts";
import { notifyOfKey, notifyOfRevocation } from "./key-notice.ts";
import { createKeyText, hashKey, prefixOf } from "./key-text.ts";

const day = 24 * 60 * 60_000;

/** Those that have run out are shown for so long, in milliseconds: their member finds out why a program stopped. */
const shownAfterEnd = 30 * day;

export const toKeyView = (key: ApiKey): KeyView => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes as KeyView["scopes"],
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
});

/** The member's own, the newest first. */
export async function listKeys({ em }: Context, viewer: SessionActor): Promise<KeyView[]> {
  const keys = await em.find(ApiKey, { user: viewer.id }, { orderBy: { createdAt: "desc", id: "desc" } });
  return keys.map((key) => toKeyView(key));
}

/** An administrator who owes the site a second factor cannot be asked for one, and gives a program nothing before. */
function assertMayMake(viewer: SessionActor, { scopes }: KeyCreate): void {
  if (viewer.lacksSecondFactor || (scopes.includes("admin") && !viewer.isAdmin)) throw refusalOf(viewer);
}

/**
 * Before anything is locked: who asks is asked for password and second factor as before any change of what opens the
 * account. Answers the account, and the sealed secret that it was judged by.
 */
async function judge(context: Context, viewer: SessionActor, { code }: KeyCreate) {
  const em = context.em.fork();
  await assertChecked(em, viewer.sessionId);
  // Before a code is used up.
  await context.limiter.take(["key:member", viewer.id]);
  const user = await em.findOneOrFail(User, { id: viewer.id });
  return { user, sealed: await assertFactorAgain(context, user, code) };
}

type Making = { viewer: SessionActor; wanted: KeyCreate; sealed: string | null; key: string; createdAt: Date };

/** With the account locked: of two that are made at once by who has room for one, one is. */
async function write(tx: EntityManager, { viewer, wanted, sealed, key, createdAt }: Making): Promise<ApiKey> {
  const { name, scopes, days } = wanted;
  const user = await lockUser(tx, viewer.id);
  if (!user?.isActive) throw new DomainError("SIGN_IN_REQUIRED");
  if (scopes.includes("admin") && !user.isAdmin) throw new DomainError("NOT_ALLOWED");
  await assertChecked(tx, viewer.sessionId);
  await assertSameFactor(tx, user.id, sealed);
  if ((await tx.count(ApiKey, { user: user.id })) >= mostKeys) throw new DomainError("KEYS_TOO_MANY");
  const expiresAt = new Date(createdAt.getTime() + days * day);
  const made = { user, name, scopes, prefix: prefixOf(key), keyHash: hashKey(key), createdAt, expiresAt };
  const entity = tx.create(ApiKey, { ...made, lastUsedAt: null });
  await tx.flush();
  return entity;
}

/** Throws LimitError, which says that it is the letters that are used up. */
async function reserveMailOf({ notifier }: Context, user: User): Promise<MailReservation> {
  try {
    return await notifier.reserve(trustedRecipient(user));
  } catch (error) {
    throw error instanceof LimitError ? new LimitError(error.retryAfter, keyMailUsedUp(error.retryAfter)) : error;
  }
}

/**
 * Makes a key, which the answer alone tells; its member is told by letter, or none is made. Throws PASSWORD_UNCHECKED,
 * SECOND_FACTOR_REFUSED, KEYS_TOO_MANY, LimitError; for more than the member may do themselves SECOND_FACTOR_MISSING and
 * NOT_ALLOWED.
 */
export async function createKey(context: Context, viewer: SessionActor, wanted: KeyCreate): Promise<CreatedKey> {
  assertMayMake(viewer, wanted);
  const { user, sealed } = await judge(context, viewer, wanted);
  const reserved = await reserveMailOf(context, user);
  const key = createKeyText();
  const auditOf = () => [{ act: "KEY_CREATED", memberId: viewer.id } as const];
  const making = { viewer, wanted, sealed, key, createdAt: context.now() };
  const work = async (tx: EntityManager) => {
    const view = toKeyView(await write(tx, making));
    await notifyOfKey(tx, context, { user, key: view, reserved });
    return view;
  };
  const view = await transactAudited(context.em, viewer, auditOf, work).catch(async (error: unknown) => {
    await reserved.release();
    throw error;
  });
  return { ...view, key };
}

/**
 * Revokes a key at once: the member's own, or by an administrator anybody's, who is told. Throws KEY_NOT_FOUND also for
 * another member's.
 */
export async function removeKey(context: Context, viewer: SessionActor, id: string): Promise<void> {
  const auditOf = (key: ApiKey) => [{ act: "KEY_REVOKED", memberId: key.user.id } as const];
  await transactAudited(context.em, viewer, auditOf, async (tx) => {
    const found = await tx.findOne(ApiKey, viewer.isAdmin ? { id } : { id, user: viewer.id });
    // Of two who revoke it one does.
    const removed = found ? await tx.nativeDelete(ApiKey, { id: found.id }) : 0;
    if (!found || removed === 0) throw new DomainError("KEY_NOT_FOUND");
    const user = found.user.id === viewer.id ? null : await tx.findOne(User, { id: found.user.id });
    if (user) await notifyOfRevocation(tx, context, { user, keyName: found.name });
    return found;
  });
}

/** Forgets what has run out some time ago. */
export async function sweepKeys(em: EntityManager): Promise<void> {
  await em.nativeDelete(ApiKey, { expiresAt: { $lt: new Date(Date.now() - shownAfterEnd) } });
}

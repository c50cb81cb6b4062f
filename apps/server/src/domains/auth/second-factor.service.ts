import type { SecondFactorSetUp, SecondFactorState } from "@bulmo/contracts/second-factor";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { RecoveryCode, SecondFactor } from "@bulmo/entities/second-factor.entity";
import { Session } from "@bulmo/entities/session.entity";
import { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import type { SessionActor } from "../../session.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { Context } from "../../trpc.ts";
import { type AuditEntry, record } from "../audit/audit.service.ts";
import { eraseSecondFactor } from "../user/second-factor-erase.ts";
import { lockUser } from "../user/user-lock.ts";
import { limitHashing } from "./hash-limit.ts";
import { addressOf, createSecret, stepOf } from "./totp.ts";
import { assertChecked } from "./password-check.ts";
import { createRecoveryCodes, replaceRecoveryCodes } from "./recovery-code.service.ts";
import { assertFactorAgain } from "./second-factor-check.service.ts";
import { notifyOfFactor } from "./second-factor-notice.ts";
import type { FactorChange } from "../notification/mail-templates.ts";

/** Whether there is one, and how many ways back are left when the telephone is lost. */
export async function getSecondFactor(
  { em, secondFactors }: Context,
  viewer: SessionActor,
): Promise<SecondFactorState> {
  const factor = await em.findOne(SecondFactor, { user: viewer.id });
  const recoveryCodesLeft = await em.count(RecoveryCode, { user: viewer.id });
  return { isOn: Boolean(factor?.secret), isRequired: secondFactors.isRequired, recoveryCodesLeft };
}

/** What goes into the log, and what the member is told of. */
type Changed = { entries: AuditEntry[]; notice?: FactorChange };

/** Changes a factor in a session whose password was checked, with the account locked. Throws PASSWORD_UNCHECKED. */
async function change(
  context: Context,
  viewer: SessionActor,
  work: (tx: EntityManager, user: User) => Promise<Changed>,
) {
  return transact(context.em, async (tx) => {
    const user = await lockUser(tx, viewer.id);
    if (!user?.isAdmin) throw new DomainError("NOT_ALLOWED");
    await assertChecked(tx, viewer.sessionId);
    const { entries, notice } = await work(tx, user);
    await record(tx, user, entries);
    if (notice) await notifyOfFactor(tx, context, { user, change: notice });
    return user;
  });
}

/**
 * Comes before any change of a factor that is on: the password alone neither removes nor replaces it. Answers the sealed
 * secret that it judged by. Throws PASSWORD_UNCHECKED, before a code is used up; SECOND_FACTOR_REFUSED, LimitError.
 */
async function judge(context: Context, viewer: SessionActor, code: string | undefined): Promise<string | null> {
  const em = context.em.fork();
  await assertChecked(em, viewer.sessionId);
  const user = await em.findOne(User, { id: viewer.id });
  if (!user?.isAdmin) throw new DomainError("NOT_ALLOWED");
  return assertFactorAgain(context, user, code);
}

/** Throws SECOND_FACTOR_REFUSED when the factor is another than the one that was judged by. */
export async function assertSameFactor(tx: EntityManager, userId: string, sealed: string | null): Promise<void> {
  const factor = await tx.findOne(SecondFactor, { user: userId });
  if ((factor?.secret ?? null) !== sealed) throw new DomainError("SECOND_FACTOR_REFUSED");
}

/**
 * Begins to set one up, or another in place of the one that there is, whose code is asked for. Throws
 * PASSWORD_UNCHECKED, SECOND_FACTOR_REFUSED, LimitError.
 */
export async function setUpSecondFactor(
  context: Context,
  viewer: SessionActor,
  code?: string,
): Promise<SecondFactorSetUp> {
  const sealed = await judge(context, viewer, code);
  const secret = createSecret();
  const { username } = await change(context, viewer, async (tx, { id }) => {
    await assertSameFactor(tx, id, sealed);
    const pendingSecret = context.secondFactors.key.seal(secret, id);
    await tx.upsert(
      SecondFactor,
      { user: id, pendingSecret, createdAt: new Date() },
      { onConflictMergeFields: ["pendingSecret"] },
    );
    return { entries: [] };
  });
  const { name: issuer } = (await context.association()).identity;
  return { secret, uri: addressOf(secret, { issuer, label: username }) };
}

/** The sealed secret that waits for this code, and the code's step. Throws SECOND_FACTOR_WRONG, LimitError. */
async function judgeFirst(context: Context, viewer: SessionActor, code: string) {
  const pending = (await context.em.fork().findOne(SecondFactor, { user: viewer.id }))?.pendingSecret;
  // For each secret, as codes of the app are counted; without one there is nothing to guess, but something to look up.
  const counted = ["second-factor-confirm:account", pending ?? viewer.id] as const;
  await context.limiter.take(counted);
  const secret = pending ? context.secondFactors.key.unseal(pending, viewer.id) : null;
  const lastStep = secret === null ? null : stepOf(secret, code, context.now());
  if (!pending || lastStep === null) throw new DomainError("SECOND_FACTOR_WRONG");
  await context.limiter.refund(counted);
  return { pending, lastStep };
}

/** Turns it on by a first code; answers the recovery codes. Throws PASSWORD_UNCHECKED, SECOND_FACTOR_WRONG, LimitError. */
export async function confirmSecondFactor(context: Context, viewer: SessionActor, code: string): Promise<string[]> {
  // Before the code is counted, which is not at fault.
  await assertChecked(context.em.fork(), viewer.sessionId);
  const { pending, lastStep } = await judgeFirst(context, viewer, code);
  await limitHashing(context);
  const created = await createRecoveryCodes(viewer.id);
  await change(context, viewer, async (tx, { id }) => {
    const confirmed = { secret: pending, pendingSecret: null, lastStep };
    const changed = await tx.nativeUpdate(SecondFactor, { user: id, pendingSecret: pending }, confirmed);
    if (changed === 0) throw new DomainError("SECOND_FACTOR_WRONG");
    await replaceRecoveryCodes(tx, id, created);
    // Whoever is in with the password alone is out, and so is what they made by it.
    await tx.nativeDelete(Session, { user: id, id: { $ne: viewer.sessionId } });
    await tx.nativeDelete(ApiKey, { user: id });
    return { entries: [{ act: "SECOND_FACTOR_SET", memberId: id }], notice: "on" };
  });
  return created.codes;
}

/**
 * Ten new codes, in place of those before. Throws PASSWORD_UNCHECKED, SECOND_FACTOR_REFUSED, LimitError,
 * SECOND_FACTOR_MISSING where none is on.
 */
export async function renewRecoveryCodes(context: Context, viewer: SessionActor, code?: string): Promise<string[]> {
  const sealed = await judge(context, viewer, code);
  if (sealed === null) throw new DomainError("SECOND_FACTOR_MISSING");
  await limitHashing(context);
  const created = await createRecoveryCodes(viewer.id);
  await change(context, viewer, async (tx, { id }) => {
    await assertSameFactor(tx, id, sealed);
    await replaceRecoveryCodes(tx, id, created);
    return { entries: [{ act: "RECOVERY_CODES_RENEWED", memberId: id }], notice: "renewed" };
  });
  return created.codes;
}

/** Turns it off; nobody is told where none was on. Throws PASSWORD_UNCHECKED, SECOND_FACTOR_REFUSED, LimitError. */
export async function removeSecondFactor(context: Context, viewer: SessionActor, code?: string): Promise<void> {
  const sealed = await judge(context, viewer, code);
  await change(context, viewer, async (tx, { id }) => {
    await assertSameFactor(tx, id, sealed);
    if (!(await eraseSecondFactor(tx, id))) return { entries: [] };
    return { entries: [{ act: "SECOND_FACTOR_REMOVED", memberId: id }], notice: "off" };
  });
}

import type { SecondFactorSetUp, SecondFactorState } from "@bulmo/contracts/second-factor";
import type { EntityManager } from "@bulmo/entities/database";
import { RecoveryCode, SecondFactor } from "@bulmo/entities/second-factor.entity";
import { Session } from "@bulmo/entities/session.entity";
import type { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transact } from "../../transaction.ts";
import type { Context } from "../../trpc.ts";
import { type Act, record } from "../audit/audit.service.ts";
import { secondFactorLetter } from "../mail/letters.ts";
import { eraseSecondFactor } from "../user/second-factor-erase.ts";
import { noticeAddresses } from "../user/user-email.ts";
import { lockUser } from "../user/user-lock.ts";
import { addressOf, createSecret, stepOf } from "./one-time-password.ts";
import { assertChecked } from "./password-check.ts";
import { issueRecoveryCodes } from "./recovery-code.service.ts";

/** Whether there is one, and how many ways back are left when the telephone is lost. */
export async function getSecondFactor({ em, secondFactors }: Context, viewer: Actor): Promise<SecondFactorState> {
  const factor = await em.findOne(SecondFactor, { user: viewer.id });
  const recoveryCodesLeft = await em.count(RecoveryCode, { user: viewer.id });
  return { isOn: Boolean(factor?.secret), isRequired: secondFactors.isRequired, recoveryCodesLeft };
}

/** Changes a factor in a session whose password was checked, with the account locked. Throws PASSWORD_UNCHECKED. */
async function change({ em }: Context, viewer: Actor, work: (tx: EntityManager, user: User) => Promise<Act[]>) {
  return transact(em, async (tx) => {
    const user = await lockUser(tx, viewer.id);
    if (!user?.isAdmin) throw new DomainError("NOT_ALLOWED");
    await assertChecked(tx, viewer.sessionId);
    await record(tx, user, await work(tx, user));
    return user;
  });
}

/** Begins to set one up, or another in place of the one that there is. Throws PASSWORD_UNCHECKED. */
export async function setUpSecondFactor(context: Context, viewer: Actor): Promise<SecondFactorSetUp> {
  const secret = createSecret();
  const { username } = await change(context, viewer, async (tx, { id }) => {
    const pendingSecret = context.secondFactors.key.seal(secret, id);
    await tx.upsert(
      SecondFactor,
      { user: id, pendingSecret, createdAt: new Date() },
      { onConflictMergeFields: ["pendingSecret"] },
    );
    return [];
  });
  return { secret, uri: addressOf(secret, username) };
}

function tell({ mailer, now }: Context, user: User, isOn: boolean): void {
  const letter = secondFactorLetter({ name: user.name, siteUrl: mailer.siteUrl, isOn, changedAt: now() });
  for (const to of noticeAddresses(user)) mailer.send(() => Promise.resolve({ to, ...letter }));
}

/** Turns it on by a first code; answers the recovery codes. Throws PASSWORD_UNCHECKED, SECOND_FACTOR_WRONG, LimitError. */
export async function confirmSecondFactor(context: Context, viewer: Actor, code: string): Promise<string[]> {
  await context.limiter.take(["second-factor:account", viewer.id]);
  let codes: string[] = [];
  const user = await change(context, viewer, async (tx, { id }) => {
    const pending = (await tx.findOne(SecondFactor, { user: id }))?.pendingSecret;
    const secret = pending ? context.secondFactors.key.unseal(pending, id) : null;
    const lastStep = secret === null ? null : stepOf(secret, code, context.now());
    if (!pending || lastStep === null) throw new DomainError("SECOND_FACTOR_WRONG");
    await tx.nativeUpdate(SecondFactor, { user: id }, { secret: pending, pendingSecret: null, lastStep });
    codes = await issueRecoveryCodes(tx, id);
    // Whoever is in with the password alone is out.
    await tx.nativeDelete(Session, { user: id, id: { $ne: viewer.sessionId } });
    return [{ act: "SECOND_FACTOR_SET", memberId: id }];
  });
  await context.limiter.giveBack(["second-factor:account", viewer.id]);
  tell(context, user, true);
  return codes;
}

/** Ten new codes, in place of those before. Throws PASSWORD_UNCHECKED, SECOND_FACTOR_WRONG where there is no factor. */
export async function renewRecoveryCodes(context: Context, viewer: Actor): Promise<string[]> {
  let codes: string[] = [];
  await change(context, viewer, async (tx, { id }) => {
    const factor = await tx.findOne(SecondFactor, { user: id });
    if (!factor?.secret) throw new DomainError("SECOND_FACTOR_MISSING");
    codes = await issueRecoveryCodes(tx, id);
    return [{ act: "RECOVERY_CODES_RENEWED", memberId: id }];
  });
  return codes;
}

/** Turns it off; nobody is told where none was on. Throws PASSWORD_UNCHECKED. */
export async function removeSecondFactor(context: Context, viewer: Actor): Promise<void> {
  let wasOn = false;
  const user = await change(context, viewer, async (tx, { id }) => {
    wasOn = await eraseSecondFactor(tx, id);
    return wasOn ? [{ act: "SECOND_FACTOR_REMOVED", memberId: id }] : [];
  });
  if (wasOn) tell(context, user, false);
}

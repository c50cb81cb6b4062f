import type { User as UserView } from "@bulmo/contracts/user";
import { type Correction, type CorrectionField, correctionFields, type CorrectionInput } from "@bulmo/contracts/member";
import type { EntityManager } from "@bulmo/entities/database";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import { OneTimeCode } from "@bulmo/entities/one-time-code.entity";
import type { User } from "@bulmo/entities/user.entity";
import { ConflictError, DomainError } from "../../errors.ts";
import { type Actor, inSession } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import type { AuditEntry } from "../audit/audit.service.ts";
import { transactAudited } from "../audit/audited-transaction.ts";
import { memberCorrected } from "../notification/account-mails.ts";
import { asAlreadyTaken, refuseReservedPosition } from "../user/already-taken.ts";
import { lockUser } from "../user/user-lock.ts";
import { noticeRecipients } from "../user/user-notice.ts";
import { afterCorrection, codeAddress } from "../user/user-trust.ts";
import { toUserView } from "../user/user.service.ts";
import { writeUser } from "../user/user-write.ts";
import { sendInvitation } from "./invitation.service.ts";
import { assertChecked } from "./password-check.ts";

type Fields = Pick<User, CorrectionField>;

const differing = (one: Fields, other: Fields): CorrectionField[] =>
  correctionFields.filter((field) => one[field] !== other[field]);

/** What was corrected, and who heard of the account before it was. */
type Corrected = { user: User; changed: CorrectionField[]; recipients: ReturnType<typeof noticeRecipients> };

/** The entries of the log: a position and an address are told apart from the rest. */
function auditOf({ user, changed }: Corrected): AuditEntry[] {
  const memberId = user.id;
  const rest = changed.filter((field) => field !== "role" && field !== "email");
  return [
    ...(rest.length > 0 ? [{ act: "MEMBER_CORRECTED", memberId } as const] : []),
    ...(changed.includes("role") ? [{ act: "MEMBER_POSITION_CHANGED", memberId } as const] : []),
    ...(changed.includes("email") ? [{ act: "MEMBER_EMAIL_CORRECTED", memberId } as const] : []),
  ];
}

/** Who may correct whom; an administrator's mailbox would be a way into their office. */
async function lockCorrected(tx: EntityManager, id: string): Promise<User> {
  const user = await lockUser(tx, id);
  if (!user) throw new DomainError("USER_NOT_FOUND");
  if (user.isAdmin) throw new DomainError("ADMIN_KEEPS_OWN");
  return user;
}

async function writeCorrection(tx: EntityManager, user: User, changes: Correction): Promise<void> {
  const isProven = (await tx.count(EmailProof, { user: user.id, email: codeAddress(user), refusedAt: null })) > 0;
  const trust = afterCorrection(user, changes, isProven);
  const codesBefore = codeAddress(user);
  await writeUser(tx, user, { ...changes, ...trust }, false);
  // A code that was mailed to the address of before is in other hands, if it was mistyped.
  if (codeAddress(user) !== codesBefore) await tx.nativeDelete(OneTimeCode, { user: user.id });
}

async function correct(tx: EntityManager, actor: Actor, { id, seen, changes }: CorrectionInput): Promise<Corrected> {
  const user = await lockCorrected(tx, id);
  const changed = differing(user, changes);
  // The same once more: its first answer was lost on the way.
  if (changed.length === 0) return { user, changed, recipients: [] };
  if (differing(user, seen).length > 0) throw new ConflictError("USER_OVERTAKEN", toUserView(user));
  if (changed.includes("role")) refuseReservedPosition(changes.role);
  if (changed.includes("email")) await assertChecked(tx, inSession(actor).sessionId);
  const recipients = noticeRecipients(user);
  await writeCorrection(tx, user, changes);
  return { user, changed, recipients };
}

/** Tells all addresses that were or are the member's; the new one of somebody without a password is sent an invitation. */
async function notifyOfCorrection(tx: EntityManager, context: Context, corrected: Corrected): Promise<void> {
  const { user, changed, recipients: before } = corrected;
  const isInvited = changed.includes("email") && user.passwordHash === null;
  const known = new Set(before.map(({ to }) => to));
  const added = isInvited ? [] : noticeRecipients(user).filter(({ to }) => !known.has(to));
  const data = {
    changed,
    newEmail: user.email,
    isDoubted: codeAddress(user) !== user.email,
    changedAt: context.now(),
  };
  await context.notifier.send(tx, memberCorrected, { data, recipients: [...before, ...added] });
  if (isInvited) await sendInvitation(tx, context, { userId: user.id });
}

/**
 * Puts right what is known of a member, who is told of it. Throws USER_NOT_FOUND, ADMIN_KEEPS_OWN, USER_OVERTAKEN,
 * POSITION_RESERVED, ALREADY_TAKEN_NICKNAME and ALREADY_TAKEN_EMAIL; for an address PASSWORD_UNCHECKED and
 * KEY_NOT_ALLOWED, too.
 */
export async function correctMember(context: Context, actor: Actor, input: CorrectionInput): Promise<UserView> {
  const work = async (tx: EntityManager) => {
    const done = await correct(tx, actor, input);
    if (done.changed.length > 0) await notifyOfCorrection(tx, context, done);
    return done;
  };
  const corrected = await transactAudited(context.em, actor, auditOf, work).catch((error: unknown) => {
    throw asAlreadyTaken(error);
  });
  return toUserView(corrected.user);
}

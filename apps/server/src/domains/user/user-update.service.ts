import type { User as UserView, UserUpdate } from "@bulmo/contracts/user";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { ConflictError, DomainError } from "../../errors.ts";
import { type Actor, inSession } from "../../session.ts";
import { transact } from "../../platform/database/transaction.ts";
import { versionOf } from "../../platform/rest/call-headers.ts";
import type { Context } from "../../trpc.ts";
import type { MailReservation } from "../notification/mail-quota.ts";
import type { Notifier } from "../notification/notifier.ts";
import { emailChanged, nameChanged } from "../notification/account-mails.ts";
import { type ChangeNotice, changeNoticeOf, reserveChange } from "./change-notice.ts";
import { lockUser } from "./user-lock.ts";
import { takePhoto } from "./user-picture.ts";
import { asAlreadyTaken } from "./already-taken.ts";
import { afterChange } from "./user-trust.ts";
import { writeUser } from "./user-write.ts";
import { toUserView } from "./user.service.ts";

/** Whether nobody has changed the name or the address since the account was looked at. */
const isSame = (one: User, other: User): boolean =>
  one.name === other.name &&
  one.email === other.email &&
  one.previousName === other.previousName &&
  one.previousEmail === other.previousEmail;

/** `version`: what the caller has read of the member, if they said it. */
type Change = {
  actor: Actor;
  changes: UserUpdate;
  seen: User;
  version: string | undefined;
  notice: ChangeNotice;
  reservation: MailReservation | null;
};

/** Whether somebody else came between what was read and now; the same change once more is nobody else's. */
function hasConflict(user: User, given: Partial<UserUpdate>, version: string | undefined): boolean {
  if (version === undefined || version === versionOf(toUserView(user))) return false;
  return Object.entries(given).some(([field, value]) => user[field as keyof UserUpdate] !== value);
}

/** Tells the addresses of before. */
async function notifyOfChange(
  tx: EntityManager,
  notifier: Notifier,
  { user, notice, reservation: reserved }: Pick<Change, "notice" | "reservation"> & { user: User },
): Promise<void> {
  const { recipients, isNewEmail, isNewName } = notice;
  const changedAt = new Date();
  await (isNewEmail
    ? notifier.send(tx, emailChanged, {
        data: { newEmail: user.email, isNameChanged: isNewName, changedAt },
        recipients,
        reserved,
      })
    : notifier.send(tx, nameChanged, { data: { changedAt }, recipients, reserved }));
}

/** Answers the member as they are then; null, and nothing is written, when the account is not as it was seen. */
async function write({ em, notifier }: Context, change: Change): Promise<User | null> {
  const { actor, changes, seen, version } = change;
  return transact(em, async (inner) => {
    const user = await lockUser(inner, actor.id);
    if (!user) throw new DomainError("SIGN_IN_REQUIRED");
    if (!isSame(user, seen)) return null;
    const { profile: photoBefore } = user;
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (hasConflict(user, given, version)) throw new ConflictError("USER_OVERTAKEN", toUserView(user));
    const { name, nickname, email } = changes;
    await writeUser(inner, user, { ...given, name, nickname, email, ...afterChange(user, changes) }, actor.isAdmin);
    await takePhoto(inner, user, { before: photoBefore, actor });
    await notifyOfChange(inner, notifier, { ...change, user });
    return user;
  });
}

/** One try, with what it is counted against given back unless it was written. Throws LimitError, KEY_NOT_ALLOWED. */
async function tryWriting(context: Context, actor: Actor, changes: UserUpdate): Promise<User | null> {
  const seen = await context.em.fork().findOne(User, { id: actor.id });
  if (!seen) throw new DomainError("SIGN_IN_REQUIRED");
  // By name and address their member gets back into the account: they are for no program to change.
  if (changes.name !== seen.name || changes.email !== seen.email) inSession(actor);
  const notice = changeNoticeOf(seen, changes);
  const { reservation, release } = await reserveChange(context, seen, notice);
  let user: User | null = null;
  try {
    user = await write(context, { actor, changes, seen, version: context.versionNamed, notice, reservation });
  } finally {
    if (!user) await release();
  }
  return user;
}

/** Each further try follows a change by another call of the same member, of which there are few. */
async function writeWithinLimits(context: Context, actor: Actor, changes: UserUpdate): Promise<User> {
  for (;;) {
    const written = await tryWriting(context, actor, changes);
    if (written) return written;
  }
}

/**
 * Changes what a member says of themselves. Throws ALREADY_TAKEN_NICKNAME and ALREADY_TAKEN_EMAIL, LimitError where the
 * address changes too often or the notice of a change could not be mailed, KEY_NOT_ALLOWED where a program changes it, and
 * USER_OVERTAKEN, with the member as they are now, when the version that the call names is past.
 */
export async function updateSelf(context: Context, viewer: Actor, changes: UserUpdate): Promise<UserView> {
  const written = await writeWithinLimits(context, viewer, changes).catch((error: unknown) => {
    throw asAlreadyTaken(error);
  });
  return toUserView(written);
}

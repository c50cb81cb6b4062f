import type { User as UserView, UserUpdate } from "@bulmo/contracts/user";
import type { EntityManager } from "@bulmo/entities/database";
import type { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transact } from "../../transaction.ts";
import type { Context } from "../../trpc.ts";
import type { Recipient } from "../mail/correspondence.ts";
import { emailChangedLetter, nameChangedLetter } from "../mail/letters.ts";
import { nicknameKey } from "./nickname-key.ts";
import { keepNicknameKey } from "./nickname-key.service.ts";
import { lockUser } from "./user-lock.ts";
import { noticeRecipients, notify } from "./user-notice.ts";
import { takePhoto } from "./user-picture.ts";
import { asTaken, refuseOfficial } from "./user-taken.ts";
import { afterChange, isNameTold, refuseHeld } from "./user-trust.ts";
import { toUserView } from "./user.service.ts";

/** What was written, and whom a new name or address was taken from. */
type Written = { user: User; told: Recipient[]; isNewEmail: boolean; isNewName: boolean };

/** The address was changed by another call since it was looked at, so that this change has not been counted. */
class Uncounted extends Error {}

type Changed = { before: User; changes: UserUpdate; isCounted: boolean };

/** Whom a change of this kind is told to, as the account was before it. */
function announce({ before, changes, isCounted }: Changed) {
  const isNewEmail = changes.email !== before.email;
  if (isNewEmail && !isCounted) throw new Uncounted();
  const isNewName = changes.name !== before.name && !isNameTold(before);
  return { isNewEmail, isNewName, told: isNewEmail || isNewName ? noticeRecipients(before) : [] };
}

type Change = { actor: Actor; changes: UserUpdate; isCounted: boolean };

async function write(em: EntityManager, { actor, changes, isCounted }: Change): Promise<Written> {
  return transact(em, async (inner) => {
    const user = await lockUser(inner, actor.id);
    if (!user) throw new DomainError("SIGN_IN_REQUIRED");
    const { profile: photoBefore } = user;
    const isNewNickname = changes.nickname !== user.nickname;
    // Whoever is called so already stays so.
    if (isNewNickname) refuseOfficial(changes.nickname, actor);
    const news = announce({ before: user, changes, isCounted });
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const key = isNewNickname ? { nicknameKey: nicknameKey(changes.nickname) } : {};
    inner.assign(user, { ...given, ...key, ...afterChange(user, changes) });
    await inner.flush();
    if (isNewNickname) await keepNicknameKey(inner, user);
    if (news.isNewEmail) await refuseHeld(inner, user);
    await takePhoto(inner, user, photoBefore);
    return { user, ...news };
  });
}

/**
 * Counts the change of an address before it is written, as the counting needs a connection of its own, and gives it back
 * when nothing was changed. Throws LimitError.
 */
async function writeCounted({ em, limiter }: Context, actor: Actor, changes: UserUpdate): Promise<Written> {
  const counted = ["email-change:member", actor.id] as const;
  await limiter.take(counted);
  try {
    const written = await write(em, { actor, changes, isCounted: true });
    if (!written.isNewEmail) await limiter.giveBack(counted);
    return written;
  } catch (error) {
    await limiter.giveBack(counted);
    throw error;
  }
}

async function writeWithinLimits(context: Context, actor: Actor, changes: UserUpdate): Promise<Written> {
  try {
    return await write(context.em, { actor, changes, isCounted: false });
  } catch (error) {
    if (!(error instanceof Uncounted)) throw error;
    return writeCounted(context, actor, changes);
  }
}

function tellOfChange({ mailer }: Context, { user, told, isNewEmail, isNewName }: Written): void {
  const changedAt = new Date();
  const { email: newEmail } = user;
  if (isNewEmail)
    notify(mailer, told, {
      kind: "email-changed",
      compose: (reader) => emailChangedLetter({ ...reader, newEmail, isNameChanged: isNewName, changedAt }),
    });
  else if (isNewName)
    notify(mailer, told, { kind: "name-changed", compose: (reader) => nameChangedLetter({ ...reader, changedAt }) });
}

/**
 * Changes what a member says of themselves. Throws ALREADY_TAKEN_NICKNAME and ALREADY_TAKEN_EMAIL, LimitError where the
 * address changes too often.
 */
export async function updateSelf(context: Context, viewer: Actor, changes: UserUpdate): Promise<UserView> {
  const written = await writeWithinLimits(context, viewer, changes).catch((error: unknown) => {
    throw asTaken(error);
  });
  tellOfChange(context, written);
  return toUserView(written.user);
}

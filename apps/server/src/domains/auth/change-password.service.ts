import type { ChangePassword } from "@bulmo/contracts/password";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { Invitation } from "@bulmo/entities/invitation.entity";
import { OldPassword } from "@bulmo/entities/old-password.entity";
import { OneTimeCode } from "@bulmo/entities/one-time-code.entity";
import { Session } from "@bulmo/entities/session.entity";
import { User } from "@bulmo/entities/user.entity";
import { DomainError, LimitError } from "../../errors.ts";
import type { SessionActor } from "../../session.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { Context } from "../../trpc.ts";
import type { Counted, Limiter } from "../../platform/limit/limiter.ts";
import { firstPassword, passwordChanged } from "../notification/account-mails.ts";
import { lockUser } from "../user/user-lock.ts";
import { noticeRecipients } from "../user/user-notice.ts";
import { findByNameAndEmail } from "../user/user-trust.ts";
import { claimedAccount } from "./find-account.service.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { hasLiveCode, redeemCode, tryCode } from "./one-time-code.service.ts";
import { isChecked } from "./password-check.ts";
import { hashPassword } from "./password.ts";

type Replacement = {
  userId: string;
  password: string;
  /** Looks again, with the account locked, whether this may be; throws when not. */
  permit: (em: EntityManager, user: User) => Promise<void>;
  /** The session that goes on; every other ends (AUT-28). */
  sessionId?: string;
};

/**
 * Writes a new password, which ends what else could set one. Throws PASSWORD_GUESSABLE, ACCOUNT_BUSY, what `permit` does;
 * PASSWORD_CHANGE_FAILED where the account has gone meanwhile.
 */
export async function replacePassword({ em, notifier }: Context, replacement: Replacement): Promise<void> {
  const { userId, password, permit, sessionId } = replacement;
  const passwordHash = await hashPassword(password);
  await transact(em, async (inner) => {
    const locked = await lockUser(inner, userId);
    if (!locked) throw new DomainError("PASSWORD_CHANGE_FAILED");
    await permit(inner, locked);
    // Only who may set it learns that it is like the username.
    await refuseWeakPassword(password, locked);
    const hadOld = (await inner.nativeDelete(OldPassword, { user: userId })) > 0;
    const hadNone = locked.passwordHash === null && !hadOld;
    locked.passwordHash = passwordHash;
    await inner.nativeDelete(OneTimeCode, { user: userId });
    await inner.nativeDelete(Invitation, { user: userId });
    await inner.nativeDelete(Session, { user: userId, ...(sessionId ? { id: { $ne: sessionId } } : {}) });
    // Who knew the old one may have made keys by it.
    const hadKeys = (await inner.nativeDelete(ApiKey, { user: userId })) > 0;
    const [changedAt, recipients] = [new Date(), noticeRecipients(locked)];
    await (hadNone
      ? notifier.send(inner, firstPassword, { data: { changedAt }, recipients })
      : notifier.send(inner, passwordChanged, { data: { hadKeys, changedAt }, recipients }));
  });
}

/** Throws PASSWORD_CHANGE_FAILED; `owner` is who has a code that may be guessed at. */
async function changeByCode(context: Context, owner: User | null, { password, code = "" }: ChangePassword) {
  const codeHash = await tryCode(context.em, owner?.id, code);
  if (!owner || !codeHash) throw new DomainError("PASSWORD_CHANGE_FAILED");
  await replacePassword(context, {
    userId: owner.id,
    password,
    async permit(em) {
      if (!(await redeemCode(em, owner.id, codeHash))) throw new DomainError("PASSWORD_CHANGE_FAILED");
    },
  });
}

/** Answers whether there was room, instead of throwing. */
async function takeIfFree(limiter: Limiter, counted: Counted): Promise<boolean> {
  try {
    await limiter.take(counted);
    return true;
  } catch (error) {
    if (error instanceof LimitError) return false;
    throw error;
  }
}

const isWrong = (error: unknown) => error instanceof DomainError && error.reason === "PASSWORD_CHANGE_FAILED";

/**
 * The site counts guesses at codes that are there: invented names and addresses would else use its figure up. The others
 * are counted too, for nothing, and beyond the figure every guess is wrong, so that neither the answer nor its time tells
 * whether there is a code, or an account (API-13).
 */
async function changeWithinSite(context: Context, input: ChangePassword): Promise<void> {
  const { em, limiter } = context;
  const user = await findByNameAndEmail(em, input);
  const isLive = await hasLiveCode(em, user?.id);
  const counted = ["change-password:site", isLive ? "codes" : "nothing"] as const;
  const isFree = await takeIfFree(limiter, counted);
  try {
    await changeByCode(context, isLive && isFree ? user : null, input);
  } catch (error) {
    if (isFree && !isWrong(error)) await limiter.refund(counted);
    throw error;
  }
  await limiter.refund(counted);
}

/**
 * For a visitor. Each guess is counted before anything is judged, looked up or hashed, and given back unless it was wrong
 * or weak: an office whose members set their passwords together is no attack. Throws PASSWORD_GUESSABLE,
 * PASSWORD_CHANGE_FAILED, LimitError.
 */
async function changeWithinLimits(context: Context, input: ChangePassword): Promise<void> {
  const { limiter, reader } = context;
  const byAddress = ["change-password:address", reader.address] as const;
  await limiter.take(byAddress, ["change-password:account", claimedAccount(input)]);
  // Before a code loses one of its attempts.
  await refuseWeakPassword(input.password, input);
  try {
    await changeWithinSite(context, input);
  } catch (error) {
    if (!isWrong(error)) await limiter.refund(byAddress);
    throw error;
  }
  await limiter.refund(byAddress);
}

type Own = Pick<ChangePassword, "name" | "email">;

/** Throws PASSWORD_CHANGE_REFUSED unless it is the member's own account, whose password they have just given. */
async function assertOwn(em: EntityManager, { user, viewer }: { user: User | null; viewer: SessionActor }, own: Own) {
  const isOwn = user?.name === own.name && user.email === own.email;
  if (!isOwn || !(await isChecked(em, viewer.sessionId))) throw new DomainError("PASSWORD_CHANGE_REFUSED");
}

async function changeOwn(context: Context, viewer: SessionActor, input: ChangePassword): Promise<void> {
  const { em, limiter, reader } = context;
  await limiter.take(["password-hash:address", reader.address], ["change-password:account", viewer.id]);
  const fork = em.fork();
  // Before it is hashed, and again below with the account locked.
  const account = await fork.findOne(User, { id: viewer.id });
  await assertOwn(fork, { user: account, viewer }, input);
  await refuseWeakPassword(input.password, account ?? input);
  await replacePassword(context, {
    userId: viewer.id,
    password: input.password,
    sessionId: viewer.sessionId,
    permit: (inner, user) => assertOwn(inner, { user, viewer }, input),
  });
}

/**
 * Sets a new password, for a visitor with a mailed code, for a member after a check in the same session. Throws
 * PASSWORD_CHANGE_FAILED, PASSWORD_CHANGE_REFUSED, PASSWORD_GUESSABLE, LimitError, ACCOUNT_BUSY.
 */
export async function changePassword(
  context: Context,
  viewer: SessionActor | null,
  input: ChangePassword,
): Promise<void> {
  await (viewer ? changeOwn(context, viewer, input) : changeWithinLimits(context, input));
}

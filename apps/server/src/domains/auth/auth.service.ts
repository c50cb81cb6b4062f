import type { signInInput } from "@bulmo/contracts/auth";
import type { ErrorCode } from "@bulmo/contracts/error";
import type { EntityManager } from "@bulmo/entities/database";
import { SecondFactor } from "@bulmo/entities/second-factor.entity";
import { User } from "@bulmo/entities/user.entity";
import { ForeignKeyConstraintViolationException } from "@mikro-orm/core";
import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { Context } from "../../trpc.ts";
import type { Counted } from "../../platform/limit/limiter.ts";
import { record } from "../audit/audit.service.ts";
import { wake } from "../dormancy/dormancy.service.ts";
import { noteSignIn, findDormantSince } from "../user/user-dormancy.ts";
import { usernameKey } from "../user/user.service.ts";
import { deviceOf } from "./device.ts";
import { acceptOldPassword, isMovedIn } from "./old-password/old-password.service.ts";
import { checkPassword } from "./password.ts";
import { isWeakPassword } from "./password-strength.ts";
import { assertSecondFactor } from "./second-factor-check.service.ts";

type SignIn = z.output<typeof signInInput>;

/** `isFromOld`: by the password of an old site, which was none of this one until now. */
type Found = { user: User; isFromOld: boolean };

/** Throws SIGN_IN_FAILED for either mistake, USER_SUSPENDED and USER_APPLYING only to who knows the password (AUT-05, AUT-06). */
async function identify(em: EntityManager, { username, password }: SignIn): Promise<Found> {
  const account = usernameKey(username);
  const seen = await em.findOne(User, { usernameKey: account });
  const isRight = await checkPassword(seen?.passwordHash ?? null, password, "sign-in");
  const user = isRight ? seen : await acceptOldPassword(em, { usernameKey: account, password, seen });
  if (!user) throw new DomainError("SIGN_IN_FAILED");
  if (!user.isActive && user.appliedAt) throw new DomainError("USER_APPLYING");
  if (!user.isActive && !(await findDormantSince(em, user.id))) throw new DomainError("USER_SUSPENDED");
  return { user, isFromOld: !isRight };
}

/** A member, and the sealed secret of the second factor that they were judged by; null where they kept none. */
type Identified = Pick<Found, "user"> & { sealed: string | null };

/** Throws SIGN_IN_FAILED when password or second factor were changed, or the account closed, since they were judged. */
async function confirm(em: EntityManager, { user: { id, passwordHash }, sealed }: Identified): Promise<void> {
  const fork = em.fork();
  const now = await fork.findOne(User, { id });
  const factor = await fork.findOne(SecondFactor, { user: id });
  const isSame = now?.passwordHash === passwordHash && (factor?.secret ?? null) === sealed;
  if (!now?.isActive || !isSame) throw new DomainError("SIGN_IN_FAILED");
}

/**
 * Opens a session. A change of password, a second factor or a suspension that ended all sessions a moment ago must not
 * miss this one, so the account is looked at again once the session is there. Throws SIGN_IN_FAILED.
 */
export async function openSession(context: Context, who: Identified, { autoLogin }: { autoLogin: boolean }) {
  const { em, sessions, reader } = context;
  const { user } = who;
  const session = await sessions
    .open(user.id, { autoLogin, device: deviceOf(reader.agent) })
    .catch((error: unknown) => {
      throw error instanceof ForeignKeyConstraintViolationException ? new DomainError("SIGN_IN_FAILED") : error;
    });
  try {
    await confirm(em, who);
    await noteSignIn(em, user.id, context.now());
    await record(em, { id: user.id, isAdmin: user.isAdmin, address: reader.wholeAddress }, [{ act: "SIGNED_IN" }]);
  } catch (error) {
    await sessions.close(session.id);
    throw error;
  }
  return session;
}

/** One that was put aside goes on where its member says so. Throws USER_DORMANT, USER_SUSPENDED. */
async function goOn({ em, now }: Context, { id }: User, wakes: boolean): Promise<User> {
  if (!wakes) throw new DomainError("USER_DORMANT");
  await wake(em, id, now());
  return em.fork().findOneOrFail(User, { id });
}

const wrongGuesses = new Set<ErrorCode>(["SIGN_IN_FAILED", "SECOND_FACTOR_FAILED"]);

/**
 * Who signs in. Each try is counted before the password is looked at, so that many at once get no more than one after
 * the other, and given back when it was right. Throws SIGN_IN_FAILED, USER_SUSPENDED, USER_APPLYING, USER_DORMANT,
 * SECOND_FACTOR_NEEDED, SECOND_FACTOR_FAILED, LimitError.
 */
export async function identifyWithinLimits(context: Context, input: SignIn): Promise<Found & Identified> {
  const { em, limiter, reader } = context;
  const account = usernameKey(input.username);
  const tries = [
    ["sign-in:account+address", `${account}\n${reader.address}`],
    ["sign-in:address", reader.address],
    ["sign-in:account", account],
  ] as const satisfies Counted[];
  await limiter.take(["password-hash:address", reader.address], ...tries);
  try {
    const found = await identify(em, input);
    const sealed = await assertSecondFactor(context, found.user, input.secondFactor);
    const user = found.user.isActive ? found.user : await goOn(context, found.user, input.wakes);
    await limiter.refund(...tries);
    return { ...found, user, sealed };
  } catch (error) {
    // Only a wrong guess counts: neither a suspended member who knows the password nor a database that is away.
    if (!(error instanceof DomainError) || !wrongGuesses.has(error.reason)) await limiter.refund(...tries);
    throw error;
  }
}

/**
 * Whether who came from an old site has a password that this one would refuse: there nobody judged it (API-53). Asked at
 * each sign-in, until it is changed.
 */
export async function isWeakFromOld(em: EntityManager, { user, isFromOld }: Found, { password }: SignIn) {
  return (isFromOld || (await isMovedIn(em, user.id))) && isWeakPassword(password, user);
}

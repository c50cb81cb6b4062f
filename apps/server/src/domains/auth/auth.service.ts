import type { signInInput } from "@bulmo/contracts/auth";
import type { ErrorCode } from "@bulmo/contracts/error";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { ForeignKeyConstraintViolationException } from "@mikro-orm/core";
import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { Context } from "../../trpc.ts";
import type { Counted } from "../limit/limit.service.ts";
import { record } from "../audit/audit.service.ts";
import { usernameKey } from "../user/user.service.ts";
import { checkPassword } from "./password.ts";
import { assertSecondFactor } from "./second-factor-check.service.ts";

type SignIn = z.output<typeof signInInput>;

/** Throws SIGN_IN_FAILED for either mistake, USER_SUSPENDED only to who knows the password (AUT-05, AUT-06). */
async function identify(em: EntityManager, { username, password }: SignIn): Promise<User> {
  const user = await em.findOne(User, { usernameKey: usernameKey(username) });
  const isRight = await checkPassword(user?.passwordHash ?? null, password);
  if (!user || !isRight) throw new DomainError("SIGN_IN_FAILED");
  if (!user.isActive) throw new DomainError("USER_SUSPENDED");
  return user;
}

/** Throws SIGN_IN_FAILED when the password was changed, or the account closed, since the member was identified. */
async function confirm(em: EntityManager, { id, passwordHash }: User): Promise<void> {
  const now = await em.fork().findOne(User, { id });
  if (!now?.isActive || now.passwordHash !== passwordHash) throw new DomainError("SIGN_IN_FAILED");
}

/**
 * Opens a session. A change of password or a suspension that ended all sessions a moment ago must not miss this one, so
 * the account is looked at again once the session is there. Throws SIGN_IN_FAILED.
 */
export async function openSession({ em, sessions }: Context, user: User, options: { autoLogin: boolean }) {
  const session = await sessions.open(user.id, options).catch((error: unknown) => {
    throw error instanceof ForeignKeyConstraintViolationException ? new DomainError("SIGN_IN_FAILED") : error;
  });
  try {
    await confirm(em, user);
    await record(em, user, [{ act: "SIGNED_IN" }]);
  } catch (error) {
    await sessions.close(session.id);
    throw error;
  }
  return session;
}

const wrongGuesses = new Set<ErrorCode>(["SIGN_IN_FAILED", "SECOND_FACTOR_FAILED"]);

/**
 * Who signs in. Each try is counted before the password is looked at, so that many at once get no more than one after
 * the other, and given back when it was right. Throws SIGN_IN_FAILED, USER_SUSPENDED, SECOND_FACTOR_NEEDED,
 * SECOND_FACTOR_FAILED, LimitError.
 */
export async function identifyWithinLimits(context: Context, input: SignIn): Promise<User> {
  const { em, limiter, reader } = context;
  const account = usernameKey(input.username);
  const tries = [
    ["sign-in:account+address", `${account}\n${reader.address}`],
    ["sign-in:address", reader.address],
    ["sign-in:account", account],
  ] as const satisfies Counted[];
  await limiter.take(...tries);
  try {
    const user = await identify(em, input);
    await assertSecondFactor(context, user, input.secondFactor);
    await limiter.giveBack(...tries);
    return user;
  } catch (error) {
    // Only a wrong guess counts: neither a suspended member who knows the password nor a database that is away.
    if (!(error instanceof DomainError) || !wrongGuesses.has(error.reason)) await limiter.giveBack(...tries);
    throw error;
  }
}

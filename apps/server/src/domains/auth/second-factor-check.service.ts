import type { EntityManager, Tables } from "@bulmo/entities/database";
import { SecondFactor } from "@bulmo/entities/second-factor.entity";
import type { User } from "@bulmo/entities/user.entity";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { transact } from "../../transaction.ts";
import type { Context } from "../../trpc.ts";
import { record } from "../audit/audit.service.ts";
import { stepOf } from "./one-time-password.ts";
import { hashRecoveryCode, redeemRecoveryCode } from "./recovery-code.service.ts";

type Step = { userId: string; sealed: string; step: number };

/**
 * One statement: of two who send one code at once only one gets in, and a code that was seen is worth nothing. Nor is
 * one of a secret that another has replaced meanwhile.
 */
async function spendStep(em: EntityManager, { userId, sealed, step }: Step): Promise<boolean> {
  const { rows } = await sql`update second_factor set last_step = ${step}
    where user_id = ${userId} and secret = ${sealed} and (last_step is null or last_step < ${step})
    returning user_id`.execute(em.fork().getKysely<Tables>());
  return rows.length === 1;
}

async function redeem(em: EntityManager, user: User, code: string): Promise<boolean> {
  const codeHash = await hashRecoveryCode(user.id, code);
  return transact(em, async (tx) => {
    const isSpent = await redeemRecoveryCode(tx, user.id, codeHash);
    if (isSpent) await record(tx, user, [{ act: "RECOVERY_CODE_USED", memberId: user.id }]);
    return isSpent;
  });
}

async function isRight({ em, now, secondFactors }: Context, user: User, sealed: string, code: string) {
  if (!/^\d{6}$/u.test(code)) return redeem(em, user, code);
  const secret = secondFactors.key.unseal(sealed, user.id);
  const step = secret === null ? null : stepOf(secret, code, now());
  return step !== null && (await spendStep(em, { userId: user.id, sealed, step }));
}

/**
 * Lets an administrator who keeps a second factor in with its code or a recovery code, and everybody else without. Comes
 * after the password: who does not know it learns nothing here. Answers the sealed secret that it judged by, null where
 * there is none. Throws SECOND_FACTOR_NEEDED, SECOND_FACTOR_FAILED, LimitError.
 */
export async function assertSecondFactor(
  context: Context,
  user: User,
  given: string | undefined,
): Promise<string | null> {
  if (!user.isAdmin) return null;
  const sealed = (await context.em.fork().findOne(SecondFactor, { user: user.id }))?.secret;
  if (!sealed) return null;
  const code = (given ?? "").replace(/\s/gu, "");
  if (code === "") throw new DomainError("SECOND_FACTOR_NEEDED");
  const counted = ["second-factor:account", user.id] as const;
  await context.limiter.take(counted);
  if (!(await isRight(context, user, sealed, code))) throw new DomainError("SECOND_FACTOR_FAILED");
  await context.limiter.giveBack(counted);
  return sealed;
}

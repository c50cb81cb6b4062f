import type { ErrorCode } from "@bulmo/contracts/error";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { SecondFactor } from "@bulmo/entities/second-factor.entity";
import type { User } from "@bulmo/entities/user.entity";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { Context } from "../../trpc.ts";
import { record } from "../audit/audit.service.ts";
import type { Counted } from "../../platform/limit/limiter.ts";
import { limitHashing } from "./hash-limit.ts";
import { stepOf } from "./totp.ts";
import { hashRecoveryCode, redeemRecoveryCode } from "./recovery-code.service.ts";
import { notifyOfFactor } from "./second-factor-notice.ts";

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

async function redeem(context: Context, user: User, code: string): Promise<boolean> {
  const codeHash = await hashRecoveryCode(user.id, code);
  return transact(context.em, async (tx) => {
    if (!(await redeemRecoveryCode(tx, user.id, codeHash))) return false;
    await record(tx, user, [{ act: "RECOVERY_CODE_USED", memberId: user.id }]);
    await notifyOfFactor(tx, context, { user, change: "used" });
    return true;
  });
}

const isOfApp = (code: string) => /^\d{6}$/u.test(code);

async function isRight(context: Context, user: User, sealed: string, code: string): Promise<boolean> {
  if (!isOfApp(code)) return redeem(context, user, code);
  const secret = context.secondFactors.key.unseal(sealed, user.id);
  const step = secret === null ? null : stepOf(secret, code, context.now());
  return step !== null && (await spendStep(context.em, { userId: user.id, sealed, step }));
}

/** Codes of the app are counted for each secret: who had to set up another does not wait for what was tried at the last. */
const triesOf = (user: User, sealed: string, code: string): Counted[] =>
  isOfApp(code)
    ? [
        ["second-factor:account", sealed],
        ["second-factor:account+day", sealed],
      ]
    : [["recovery-code:account", user.id]];

/** What is said to a code that is not there, and to one that is not right. */
type Answers = { missing: ErrorCode; wrong: ErrorCode };

/** Answers the sealed secret that it judged by, null where none is on. Throws one of `answers`, LimitError. */
async function judge(context: Context, user: User, given: string | undefined, answers: Answers) {
  if (!user.isAdmin) return null;
  const sealed = (await context.em.fork().findOne(SecondFactor, { user: user.id }))?.secret;
  if (!sealed) return null;
  const code = (given ?? "").replace(/\s/gu, "");
  if (code === "") throw new DomainError(answers.missing);
  const tries = triesOf(user, sealed, code);
  if (!isOfApp(code)) await limitHashing(context);
  await context.limiter.take(...tries);
  if (!(await isRight(context, user, sealed, code))) throw new DomainError(answers.wrong);
  await context.limiter.refund(...tries);
  return sealed;
}

/**
 * Lets an administrator who keeps a second factor in with its code or a recovery code, and everybody else without. Comes
 * after the password: who does not know it learns nothing here. Answers the sealed secret that it judged by, null where
 * there is none. Throws SECOND_FACTOR_NEEDED, SECOND_FACTOR_FAILED, LimitError.
 */
export const assertSecondFactor = (context: Context, user: User, given: string | undefined): Promise<string | null> =>
  judge(context, user, given, { missing: "SECOND_FACTOR_NEEDED", wrong: "SECOND_FACTOR_FAILED" });

/** The same in a session, for who changes the factor itself or appoints an administrator. Throws SECOND_FACTOR_REFUSED, LimitError. */
export const assertFactorAgain = (context: Context, user: User, given: string | undefined): Promise<string | null> =>
  judge(context, user, given, { missing: "SECOND_FACTOR_REFUSED", wrong: "SECOND_FACTOR_REFUSED" });

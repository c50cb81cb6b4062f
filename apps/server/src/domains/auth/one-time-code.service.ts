import { randomInt } from "node:crypto";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import { OneTimeCode } from "@bulmo/entities/one-time-code.entity";
import { sql } from "kysely";
import { checkPassword, hashPassword } from "./password.ts";

/** Lifetime in milliseconds and attempts of a mailed code (requirements/decisions.md). */
const lifetime = 10 * 60_000;
const attempts = 5;

/** No account has it; asking for it takes as long as asking for one that exists. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** Whose code it is, and the address that it is about to be mailed to. */
type Owner = { userId: string; to: string };

/** A new code of six digits, in place of the one before. Only its hash is kept: a million are soon tried otherwise. */
export async function issueCode(em: EntityManager, { userId, to }: Owner): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const codeHash = await hashPassword(code, "mailed-code");
  await em.fork().upsert(OneTimeCode, {
    user: userId,
    codeHash,
    sentTo: to,
    sentHash: codeHash,
    attemptsLeft: attempts,
    expiresAt: new Date(Date.now() + lifetime),
    createdAt: new Date(),
  });
  return code;
}

/** Whether there is a code of the account that can be guessed at. Looks as often where there is no account. */
export async function hasLiveCode(em: EntityManager, userId: string | undefined): Promise<boolean> {
  const { rows } = await sql`
    select from one_time_code
    where user_id = ${userId ?? nobody} and attempts_left > 0 and expires_at > now()`.execute(
    em.fork().getKysely<Tables>(),
  );
  return rows.length > 0;
}

/**
 * Spends one attempt on an account's code and answers its hash when the code was right, for `redeemCode`; null when not.
 * The attempt is spent before the code is looked at, so that a hundred at once are five. Takes the same time whether
 * there is a code, or an account, or neither.
 */
export async function tryCode(em: EntityManager, userId: string | undefined, code: string): Promise<string | null> {
  const { rows } = await sql<{ code_hash: string }>`
    update one_time_code set attempts_left = attempts_left - 1
    where user_id = ${userId ?? nobody} and attempts_left > 0 and expires_at > now()
    returning code_hash`.execute(em.fork().getKysely<Tables>());
  const codeHash = rows[0]?.code_hash ?? null;
  return (await checkPassword(codeHash, code)) ? codeHash : null;
}

/**
 * Takes a code out of use; false when another call was first. The address that it was mailed to has proved itself by it:
 * whoever reads there wants this account.
 */
export async function redeemCode(em: EntityManager, userId: string, codeHash: string): Promise<boolean> {
  const { rows } = await sql<{ sent_to: string | null }>`
    delete from one_time_code where user_id = ${userId} and code_hash = ${codeHash}
    returning case when sent_hash = code_hash then sent_to end as sent_to`.execute(em.getKysely<Tables>());
  const [redeemed] = rows;
  // The version before does not note where it mails a code, and leaves what was noted of the one that it replaces.
  if (redeemed?.sent_to) {
    const proof = { user: userId, email: redeemed.sent_to, provenAt: new Date(), refusedAt: null };
    await em.upsert(EmailProof, proof);
  }
  return redeemed !== undefined;
}

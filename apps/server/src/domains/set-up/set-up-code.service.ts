import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { EntityManager } from "@bulmo/entities/database";
import { isEmpty } from "@bulmo/entities/is-empty";
import { DomainError } from "../../errors.ts";
import {
  type Beginning,
  findBeginning,
  forgetPreparing,
  lockBeginning,
  type SetUpCode,
  writePreparing,
} from "../beginning/beginning.query.ts";
import { arePeopleInstalled } from "../person/install-people.ts";

/** Milliseconds for which a printed address is good. A new start prints another. */
const lifetime = 24 * 60 * 60_000;

/**
 * It is random and of 128 bits: neither a slow hash nor a count of attempts is needed to keep it from being found, and
 * such a count would let any stranger end the set-up.
 */
const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");

async function issue(em: EntityManager, now: Date): Promise<string> {
  const code = randomBytes(16).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifetime).toISOString();
  await writePreparing(em, { hash: hashOf(code), expiresAt });
  return code;
}

/**
 * At each start: the code of a site that is still to be set up, in place of the one before. A database that is not empty
 * begins as it began, whatever the setting says; one that is begins as the setting says now.
 */
export async function beginSetUp(
  em: EntityManager,
  { beginsEmpty, now }: { beginsEmpty: boolean; now: Date },
): Promise<{ state: Beginning["state"]; code?: string }> {
  const { state } = await findBeginning(em);
  if (state === "EMPTY") return { state };
  const isBlank = (await isEmpty(em)) && !(await arePeopleInstalled(em));
  if (state === "PREPARING" && isBlank && !beginsEmpty) {
    await forgetPreparing(em);
    return { state: "USUAL" };
  }
  if (state === "PREPARING" || (beginsEmpty && isBlank)) return { state: "PREPARING", code: await issue(em, now) };
  return { state };
}

const isRight = (code: string, { hash, expiresAt }: SetUpCode, now: Date): boolean =>
  expiresAt > now.toISOString() && timingSafeEqual(Buffer.from(hashOf(code)), Buffer.from(hash));

function judge(beginning: Beginning, code: string, now: Date): void {
  if (beginning.state !== "PREPARING") throw new DomainError("CALL_NOT_FOUND");
  if (!isRight(code, beginning.code, now)) throw new DomainError("SET_UP_CODE_REFUSED");
}

/** Throws CALL_NOT_FOUND where the site is not to be set up any more, and SET_UP_CODE_REFUSED. */
export const tryCode = async (em: EntityManager, code: string, now: Date): Promise<void> =>
  judge(await findBeginning(em), code, now);

/** The same; whoever else sets the site up waits until the transaction ends. */
export const assertCode = async (tx: EntityManager, code: string, now: Date): Promise<void> =>
  judge(await lockBeginning(tx), code, now);

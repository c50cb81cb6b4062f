import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A hash fills a processor and 19 MB for some 20 ms. However many sign in at once, one processor is left to whoever
 * reads, and what hashes need of memory is known; the others wait for their turn.
 */
const inTurn = pLimit(Math.max(1, availableParallelism() - 1));

export const hashPassword = (password: string) => inTurn(() => hash(password, cost));

/** The same for what is looked up by its hash: 16 bytes of `salt` make one hash of one text. */
export const hashSalted = (text: string, salt: Uint8Array) => inTurn(() => hash(text, { ...cost, salt }));

let decoy: Promise<string> | undefined;

/** Takes the same time whether there is a hash to compare with or not (AUT-05). */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("an account that does not exist");
  const isRight = await inTurn(verify, passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== null;
}

import { hash, verify } from "../../platform/password-hash/argon2.ts";
import { queueHash, type Purpose } from "./hash-queue.ts";

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Throws ACCOUNT_BUSY, as everything here does. */
export const hashPassword = (password: string, purpose: Purpose = "other"): Promise<string> =>
  queueHash(purpose, () => hash(password, cost));

/** The same for what is looked up by its hash: 16 bytes of `salt` make one hash of one text. */
export const hashSalted = (text: string, salt: Uint8Array, purpose: Purpose = "other"): Promise<string> =>
  queueHash(purpose, () => hash(text, { ...cost, salt }));

let decoy: Promise<string> | undefined;

/** Made once; a queue that is full at that moment must not leave every later sign-in without it. */
const decoyHash = (): Promise<string> =>
  (decoy ??= queueHash("sign-in", () => hash("an account that does not exist", cost)).catch((error: unknown) => {
    decoy = undefined;
    throw error;
  }));

/** Takes the same time whether there is a hash to compare with or not (AUT-05). */
export async function checkPassword(
  passwordHash: string | null,
  password: string,
  purpose: Purpose = "other",
): Promise<boolean> {
  const compared = passwordHash ?? (await decoyHash());
  const isRight = await queueHash(purpose, () => verify(compared, password));
  return isRight && passwordHash !== null;
}

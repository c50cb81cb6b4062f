import { hash, verify } from "@node-rs/argon2";

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string) => hash(password, cost);

/** The same for what is looked up by its hash: 16 bytes of `salt` make one hash of one text. */
export const hashSalted = (text: string, salt: Uint8Array) => hash(text, { ...cost, salt });

let decoy: Promise<string> | undefined;

/** Takes the same time whether there is a hash to compare with or not (AUT-05). */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("an account that does not exist");
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== null;
}

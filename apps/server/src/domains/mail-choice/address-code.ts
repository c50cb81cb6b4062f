import type { SigningKey } from "../../platform/seal/signing-key.ts";

/** A member, and the address of theirs that a code is about. */
export type Addressee = { userId: string; email: string };

/** Milliseconds: a code is good for one to two of these. */
const span = 10 * 60_000;

const digits = 6;

const codeIn = (key: SigningKey, { userId, email }: Addressee, count: number): string =>
  String(key.sign(JSON.stringify([userId, email, count])).readUInt32BE() % 10 ** digits).padStart(digits, "0");

/** The code that proves an address by being read there. It follows from the member, the address and the time: nothing stands in a table. */
export const addressCode = (key: SigningKey, addressee: Addressee, now: Date): string =>
  codeIn(key, addressee, Math.floor(now.getTime() / span));

/** Whether it is the code of now or of the ten minutes before. Guesses are few (`address-code:member`). */
export function isAddressCode(key: SigningKey, addressee: Addressee, { code, now }: { code: string; now: Date }) {
  const count = Math.floor(now.getTime() / span);
  return [count, count - 1].some((each) => codeIn(key, addressee, each) === code);
}

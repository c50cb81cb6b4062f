import type { NameAndEmail } from "@bulmo/contracts/password";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";

/** For so long, in milliseconds, a changed address is not believed (decisions.md). */
const doubtTime = 72 * 60 * 60_000;

type Addresses = Pick<User, "email" | "previousEmail" | "emailChangedAt">;

/** Where a password code goes: to the old address while the new one may be a thief's. */
export function codeAddress({ email, previousEmail, emailChangedAt }: Addresses): string {
  const isDoubted = emailChangedAt && emailChangedAt.getTime() > Date.now() - doubtTime;
  return (isDoubted && previousEmail) || email;
}

/** Everywhere that must hear of a change to the account. */
export const noticeAddresses = (user: Addresses): string[] => [...new Set([user.email, codeAddress(user)])];

/**
 * What a change of address leaves behind. A second change within the time keeps the first address, else two changes
 * would do what one may not.
 */
export function afterEmailChange(user: Addresses, email: string): Addresses {
  const trusted = codeAddress(user);
  return trusted === email
    ? { email, previousEmail: null, emailChangedAt: null }
    : { email, previousEmail: trusted, emailChangedAt: new Date() };
}

/** The member of this name and address, or of the address that was theirs until it was changed a short while ago. */
export async function findByNameAndEmail(em: EntityManager, { name, email }: NameAndEmail): Promise<User | null> {
  const since = new Date(Date.now() - doubtTime);
  const users = await em.fork().find(User, {
    name,
    $or: [{ email }, { previousEmail: email, emailChangedAt: { $gt: since } }],
  });
  return users.find((user) => user.email === email) ?? users[0] ?? null;
}

import type { NameAndEmail } from "@bulmo/contracts/password";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { DomainError } from "../../errors.ts";

/** For so long, in milliseconds, a changed name or address is not believed (requirements/decisions.md). */
const doubtTime = 72 * 60 * 60_000;

const doubtedSince = () => new Date(Date.now() - doubtTime);

type Trusted = Pick<
  User,
  "name" | "previousName" | "nameChangedAt" | "email" | "previousEmail" | "emailChangedAt" | "emailSince" | "createdAt"
>;

/** Whether a change of then is still doubted. */
const isDoubted = (changedAt: Date | null | undefined) => Boolean(changedAt && changedAt > doubtedSince());

/** Where a password code goes: to the old address while the new one may be a thief's. */
export const codeAddress = ({ email, previousEmail, emailChangedAt }: Trusted): string =>
  (isDoubted(emailChangedAt) && previousEmail) || email;

/** Since when that address has been the member's. */
export function trustedSince({ emailChangedAt, emailSince, createdAt }: Trusted): Date {
  const before = emailSince ?? createdAt;
  return isDoubted(emailChangedAt) ? before : (emailChangedAt ?? before);
}

/** What letters call a member: not by a name that a thief may have given them. */
export const trustedName = ({ name, previousName, nameChangedAt }: Trusted): string =>
  (isDoubted(nameChangedAt) && previousName) || name;

/** Everywhere that must hear of a change to the account. */
export const noticeAddresses = (user: Trusted): string[] => [...new Set([user.email, codeAddress(user)])];

/** Whether the members' trusted addresses know already that the name may not be theirs: it is told once in the time. */
export const isNameChangeNotified = ({ nameChangedAt }: Trusted): boolean => isDoubted(nameChangedAt);

/**
 * What a change of name or address leaves behind. The pair that is believed stays the first one until 72 hours have
 * passed without a change of either: two changes would else do what one may not.
 */
export function afterChange(user: Trusted, { name, email }: NameAndEmail): Partial<Trusted> {
  if (name === user.name && email === user.email) return {};
  const trusted = { name: trustedName(user), email: codeAddress(user) };
  const now = new Date();
  return {
    emailSince: trustedSince(user),
    ...(name === trusted.name ? { previousName: null } : { previousName: trusted.name, nameChangedAt: now }),
    ...(email === trusted.email
      ? { previousEmail: null, emailChangedAt: null }
      : { previousEmail: trusted.email, emailChangedAt: now }),
  };
}

/**
 * The same where an administrator corrects it. The address of before is nobody's to believe where it never proved itself:
 * it may have been mistyped, and the new one is believed at once (docs/decisions/037).
 */
export function afterCorrection(user: Trusted, { name, email }: NameAndEmail, isProven: boolean): Partial<Trusted> {
  if (email === user.email || isProven) return afterChange(user, { name, email });
  const ofName = afterChange(user, { name, email: user.email });
  return { ...ofName, previousEmail: null, emailChangedAt: null, emailSince: new Date() };
}

/** The member of this name and address, or of those that were theirs until they were changed a short while ago. */
export async function findByNameAndEmail(em: EntityManager, { name, email }: NameAndEmail): Promise<User | null> {
  const since = doubtedSince();
  const users = await em.fork().find(User, {
    $and: [
      { $or: [{ name }, { previousName: name, nameChangedAt: { $gt: since } }] },
      { $or: [{ email }, { previousEmail: email, emailChangedAt: { $gt: since } }] },
    ],
  });
  return users.find((user) => user.email === email) ?? users[0] ?? null;
}

/** Whether an address was, until a short while ago, that of another member than this one, who may want it back. */
export const isReservedEmail = async (em: EntityManager, email: string, userId?: string): Promise<boolean> =>
  (await em.count(User, {
    previousEmail: email,
    emailChangedAt: { $gt: doubtedSince() },
    ...(userId ? { id: { $ne: userId } } : {}),
  })) > 0;

/**
 * Throws ALREADY_TAKEN_EMAIL for an address that is held for somebody else. Comes after the member is written, in the
 * same transaction: whoever gives the address up at that moment is then before or behind it by the unique index.
 */
export async function refuseReservedEmail(tx: EntityManager, { id, email }: Pick<User, "id" | "email">): Promise<void> {
  if (await isReservedEmail(tx, email, id)) throw new DomainError("ALREADY_TAKEN_EMAIL");
}

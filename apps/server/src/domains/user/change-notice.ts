import type { UserUpdate } from "@bulmo/contracts/user";
import type { User } from "@bulmo/entities/user.entity";
import type { Context } from "../../trpc.ts";
import type { LetterPlace, Recipient } from "../notification/mail-quota.ts";
import { noticeRecipients, trustedRecipient } from "./user-notice.ts";
import { codeAddress, isNameChangeNotified } from "./user-trust.ts";

/** What is new of a name and an address, who is told, and who must be told or nothing is changed. */
export type News = { isNewEmail: boolean; isNewName: boolean; told: Recipient[]; warned: Recipient | null };

/** The news of a change, by the account as it is before it. */
export function newsOf(before: User, { name, email }: Pick<UserUpdate, "name" | "email">): News {
  const isNewEmail = email !== before.email;
  const isNewName = name !== before.name && !isNameChangeNotified(before);
  // Back to the address that is believed: its owner must get there however many letters a thief has used up.
  const isAway = isNewName || (isNewEmail && email !== codeAddress(before));
  return {
    isNewEmail,
    isNewName,
    told: isNewEmail || isNewName ? noticeRecipients(before) : [],
    warned: isAway ? trustedRecipient(before) : null,
  };
}

type Taken = { place: LetterPlace | null; giveBack: () => Promise<void> };

/**
 * Counts a change, and the letter to whom it must be told, before it is written: a thief who has used up the letters of
 * that address could else change it unseen. Needs a connection of its own. Throws LimitError.
 */
export async function takeForChange({ limiter, mailer }: Context, { id }: User, news: News): Promise<Taken> {
  const { isNewEmail, warned } = news;
  const counted = ["email-change:member", id] as const;
  if (isNewEmail) await limiter.take(counted);
  let place: LetterPlace | null = null;
  // The letter first: whoever finds room for one more change then finds room for its letter too.
  const giveBack = async () => {
    await place?.giveBack();
    if (isNewEmail) await limiter.giveBack(counted);
  };
  try {
    if (warned) place = await mailer.reserve(warned);
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { place, giveBack };
}

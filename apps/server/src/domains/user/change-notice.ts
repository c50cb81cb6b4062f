import type { UserUpdate } from "@bulmo/contracts/user";
import type { User } from "@bulmo/entities/user.entity";
import type { Context } from "../../trpc.ts";
import type { MailReservation, Recipient } from "../notification/mail-quota.ts";
import { noticeRecipients, trustedRecipient } from "./user-notice.ts";
import { codeAddress, isNameChangeNotified } from "./user-trust.ts";

/** What is new of a name and an address, who is told, and who must be told or nothing is changed. */
export type ChangeNotice = {
  isNewEmail: boolean;
  isNewName: boolean;
  recipients: Recipient[];
  requiredRecipient: Recipient | null;
};

/** The notice of a change, by the account as it is before it. */
export function changeNoticeOf(before: User, { name, email }: Pick<UserUpdate, "name" | "email">): ChangeNotice {
  const isNewEmail = email !== before.email;
  const isNewName = name !== before.name && !isNameChangeNotified(before);
  // Back to the address that is believed: its owner must get there however many letters a thief has used up.
  const isAway = isNewName || (isNewEmail && email !== codeAddress(before));
  return {
    isNewEmail,
    isNewName,
    recipients: isNewEmail || isNewName ? noticeRecipients(before) : [],
    requiredRecipient: isAway ? trustedRecipient(before) : null,
  };
}

type ChangeReservation = { reservation: MailReservation | null; release: () => Promise<void> };

/**
 * Counts a change, and the letter to whom it must be told, before it is written: a thief who has used up the letters of
 * that address could else change it unseen. Needs a connection of its own. Throws LimitError.
 */
export async function reserveChange(
  { limiter, notifier }: Context,
  { id }: User,
  notice: ChangeNotice,
): Promise<ChangeReservation> {
  const { isNewEmail, requiredRecipient } = notice;
  const counted = ["email-change:member", id] as const;
  if (isNewEmail) await limiter.take(counted);
  let reservation: MailReservation | null = null;
  // The letter first: whoever finds room for one more change then finds room for its letter too.
  const release = async () => {
    await reservation?.release();
    if (isNewEmail) await limiter.refund(counted);
  };
  try {
    if (requiredRecipient) reservation = await notifier.reserve(requiredRecipient);
  } catch (error) {
    await release();
    throw error;
  }
  return { reservation, release };
}

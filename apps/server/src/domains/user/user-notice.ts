import type { User } from "@bulmo/entities/user.entity";
import type { Correspondence, Writing } from "../notification/notifier.ts";
import type { LetterPlace, Recipient } from "../notification/mail-quota.ts";
import { codeAddress, noticeAddresses, trustedName } from "./user-trust.ts";

/** All who must hear of what happened to an account, as it stands. */
export const noticeRecipients = (user: User): Recipient[] =>
  noticeAddresses(user).map((to) => ({ userId: user.id, to, name: trustedName(user) }));

/** Who is believed to be the member: the address and the name that no thief can have given them a moment ago. */
export const trustedRecipient = (user: User): Recipient => ({
  userId: user.id,
  to: codeAddress(user),
  name: trustedName(user),
});

type Notice = { recipients: readonly Recipient[]; writing: Writing; reserved?: LetterPlace | null };

/** Writes one letter to each; `reserved` is the place that was taken for one of them. */
export function notify(mailer: Correspondence, { recipients, writing, reserved }: Notice): void {
  for (const recipient of recipients)
    mailer.write(
      () => Promise.resolve(recipient),
      writing,
      recipient.to === reserved?.to ? (reserved ?? undefined) : undefined,
    );
}

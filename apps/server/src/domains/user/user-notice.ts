import type { User } from "@bulmo/entities/user.entity";
import type { Correspondence, Recipient, Writing } from "../mail/correspondence.ts";
import { noticeAddresses, trustedName } from "./user-trust.ts";

/** All who must hear of what happened to an account, as it stands. */
export const noticeRecipients = (user: User): Recipient[] =>
  noticeAddresses(user).map((to) => ({ userId: user.id, to, name: trustedName(user) }));

/** Writes one letter to each. */
export function notify(mailer: Correspondence, recipients: readonly Recipient[], writing: Writing): void {
  for (const recipient of recipients) mailer.write(() => Promise.resolve(recipient), writing);
}

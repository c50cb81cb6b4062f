import type { User } from "@bulmo/entities/user.entity";
import type { Recipient } from "../notification/mail-quota.ts";
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

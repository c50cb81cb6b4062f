import type { ApiKey } from "@bulmo/contracts/key";
import type { User } from "@bulmo/entities/user.entity";
import type { Context } from "../../trpc.ts";
import { keyCreatedMail, keyRevokedMail } from "../notification/key-mail-templates.ts";
import type { MailReservation } from "../notification/mail-quota.ts";
import { noticeRecipients, notify } from "../user/user-notice.ts";

type Made = { user: User; key: ApiKey; reserved: MailReservation };

/** Tells a member of a new key of theirs. */
export const notifyOfKey = ({ notifier }: Context, { user, key, reserved }: Made): void =>
  notify(notifier, {
    recipients: noticeRecipients(user),
    template: { kind: "key", compose: (values) => keyCreatedMail({ ...values, key }) },
    reserved,
  });

/** Tells a member of one that an administrator has revoked. */
export function notifyOfRevocation({ notifier, now }: Context, user: User, keyName: string): void {
  const revokedAt = now();
  notify(notifier, {
    recipients: noticeRecipients(user),
    template: { kind: "key", compose: (values) => keyRevokedMail({ ...values, keyName, revokedAt }) },
  });
}

import type { ApiKey } from "@bulmo/contracts/key";
import type { EntityManager } from "@bulmo/entities/database";
import type { User } from "@bulmo/entities/user.entity";
import type { Context } from "../../trpc.ts";
import { keyCreated, keyRevoked } from "../notification/account-mails.ts";
import type { MailReservation } from "../notification/mail-quota.ts";
import { noticeRecipients } from "../user/user-notice.ts";

type Made = { user: User; key: ApiKey; reserved: MailReservation };

/** Tells a member of a new key of theirs. */
export const notifyOfKey = (tx: EntityManager, { notifier }: Context, { user, key, reserved }: Made): Promise<void> =>
  notifier.send(tx, keyCreated, { data: { key }, recipients: noticeRecipients(user), reserved });

/** Tells a member of one that an administrator has revoked. */
export const notifyOfRevocation = (
  tx: EntityManager,
  { notifier, now }: Context,
  { user, keyName }: { user: User; keyName: string },
): Promise<void> =>
  notifier.send(tx, keyRevoked, { data: { keyName, revokedAt: now() }, recipients: noticeRecipients(user) });

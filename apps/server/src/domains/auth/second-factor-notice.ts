import type { EntityManager } from "@bulmo/entities/database";
import type { User } from "@bulmo/entities/user.entity";
import type { Context } from "../../trpc.ts";
import { secondFactorChanged } from "../notification/account-mails.ts";
import type { FactorChange } from "../notification/mail-templates.ts";
import { noticeRecipients } from "../user/user-notice.ts";

/** Tells a member of what happened to their second factor. */
export const notifyOfFactor = (
  tx: EntityManager,
  { notifier, now }: Pick<Context, "notifier" | "now">,
  { user, change }: { user: User; change: FactorChange },
): Promise<void> =>
  notifier.send(tx, secondFactorChanged, {
    data: { change, changedAt: now() },
    recipients: noticeRecipients(user),
  });

import type { User } from "@bulmo/entities/user.entity";
import type { Context } from "../../trpc.ts";
import type { MailTemplate } from "../notification/notifier.ts";
import { type FactorChange, secondFactorMail } from "../notification/mail-templates.ts";
import { noticeRecipients, notify } from "../user/user-notice.ts";

/** What tells a member of what happened to their second factor. */
export const factorTemplate = (change: FactorChange, changedAt: Date): MailTemplate => ({
  kind: "second-factor",
  compose: (values) => secondFactorMail({ ...values, change, changedAt }),
});

/** Sends it. */
export function notifyOfFactor({ notifier, now }: Context, user: User, change: FactorChange): void {
  notify(notifier, { recipients: noticeRecipients(user), template: factorTemplate(change, now()) });
}

import type { User } from "@bulmo/entities/user.entity";
import type { Context } from "../../trpc.ts";
import type { Writing } from "../notification/notifier.ts";
import { type FactorChange, secondFactorLetter } from "../notification/mail-templates.ts";
import { noticeRecipients, notify } from "../user/user-notice.ts";

/** What tells a member of what happened to their second factor. */
export const factorLetter = (change: FactorChange, changedAt: Date): Writing => ({
  kind: "second-factor",
  compose: (reader) => secondFactorLetter({ ...reader, change, changedAt }),
});

/** Sends it. */
export function tellOfFactor({ mailer, now }: Context, user: User, change: FactorChange): void {
  notify(mailer, { recipients: noticeRecipients(user), writing: factorLetter(change, now()) });
}

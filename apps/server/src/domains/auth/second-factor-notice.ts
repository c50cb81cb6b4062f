import type { User } from "@bulmo/entities/user.entity";
import type { Context } from "../../trpc.ts";
import { type FactorChange, secondFactorLetter } from "../mail/letters.ts";
import type { Mail } from "../mail/mailer.ts";
import { noticeAddresses } from "../user/user-email.ts";

type Happened = { siteUrl: string; change: FactorChange; changedAt: Date };

/** What tells a member of what happened to their second factor. */
export function factorMails(user: User, happened: Happened): Mail[] {
  const letter = secondFactorLetter({ name: user.name, ...happened });
  return noticeAddresses(user).map((to) => ({ to, ...letter }));
}

/** Sends it. */
export function tellOfFactor({ mailer, now }: Context, user: User, change: FactorChange): void {
  for (const mail of factorMails(user, { siteUrl: mailer.siteUrl, change, changedAt: now() }))
    mailer.send(() => Promise.resolve(mail));
}

import type { User } from "@bulmo/entities/user.entity";
import type { Context } from "../../trpc.ts";
import { type FactorChange, secondFactorLetter } from "../mail/letters.ts";
import { noticeAddresses } from "../user/user-email.ts";

/** Tells a member by letter what happened to their second factor. */
export function tellOfFactor({ mailer, now }: Context, user: User, change: FactorChange): void {
  const letter = secondFactorLetter({ name: user.name, siteUrl: mailer.siteUrl, change, changedAt: now() });
  for (const to of noticeAddresses(user)) mailer.send(() => Promise.resolve({ to, ...letter }));
}

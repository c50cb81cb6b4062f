import type { NameAndEmail } from "@bulmo/contracts/password";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { Context } from "../../trpc.ts";
import type { Recipient } from "../notification/mail-quota.ts";
import { defineMail, type MailSources } from "../notification/mail-template.ts";
import { codeMail } from "../notification/mail-templates.ts";
import { trustedRecipient } from "../user/user-notice.ts";
import { findByNameAndEmail } from "../user/user-trust.ts";
import { issueCode } from "./one-time-code.service.ts";

/** What limits count as an account for somebody who only claims to be its member. */
export const claimedAccount = ({ name, email }: NameAndEmail) => `${name}\n${email}`;

/** Throws USER_NOT_FOUND, LimitError. */
export async function findUsername({ em, limiter, reader }: Context, input: NameAndEmail): Promise<string> {
  await limiter.take(["find-id:address", reader.address]);
  const user = await findByNameAndEmail(em, input);
  if (!user) throw new DomainError("USER_NOT_FOUND");
  return user.username;
}

/**
 * Counts for the site only what it mails: invented names and addresses would else use it up, and nobody would get a code
 * any more. What does not leave is given back by who has it written. Throws LimitError.
 */
export async function issueCounted({ em, limiter }: MailSources, recipient: Recipient): Promise<string> {
  await limiter.take(["password-code:site", ""]);
  return issueCode(em, recipient);
}

/** Who asks for a code waits for it, and what it is good for lasts as long. */
const codeWithin = 10 * 60_000;

export const passwordCode = defineMail({
  kind: "code",
  data: z.object({ name: z.string(), email: z.string() }),
  async find({ em }, input) {
    const user = await findByNameAndEmail(em.fork(), input);
    return user && trustedRecipient(user);
  },
  compose: async (values, { recipient, sources }) =>
    codeMail({ ...values, code: await issueCounted(sources, recipient) }),
  hasOwnCode: true,
  within: codeWithin,
});

/**
 * Mails a code to the member of this name and email. Everything that depends on there being one happens afterwards, so
 * neither the answer nor its time tells (API-13). Throws LimitError.
 */
export async function sendPasswordCode(context: Context, input: NameAndEmail): Promise<void> {
  const { em, limiter, notifier } = context;
  await limiter.take(
    ["password-code:address", context.reader.address],
    ["password-code:account", claimedAccount(input)],
  );
  const { name, email } = input;
  await notifier.send(em.fork(), passwordCode, { data: { name, email } });
}

import type { MailingBounce } from "@bulmo/contracts/mailing";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { MailingRecipient } from "@bulmo/entities/mailing.entity";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { saysNoAddress } from "../../platform/mail/smtp-fault.ts";
import { noteRefused } from "../mail-choice/address-proof.service.ts";
import { readBounce } from "./bounce-mail.ts";
import { mailJob } from "../notification/notifier.ts";
import { noteOutcomes } from "./mailing-outcome.ts";
import { mailKey } from "./mailing-key.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** The jobs whose mails would be known by these Message-IDs; nobody but a mail's reader and their server knows its own. */
function jobsIn(messageIds: readonly string[], siteUrl: string): string[] {
  const host = `@${new URL(siteUrl).hostname}`;
  return messageIds
    .filter((id) => id.endsWith(host))
    .map((id) => id.slice(0, -host.length))
    .filter((id) => uuid.test(id));
}

/** To whom a mail of a mailing went, as long as its job is known. */
async function findMailed(em: EntityManager, jobs: readonly string[]) {
  if (jobs.length === 0) return undefined;
  return em
    .getKysely<Tables>()
    .selectFrom("job")
    .innerJoin("mailing_recipient", (join) =>
      join
        .onRef("mailing_recipient.user_id", "=", "job.user_id")
        .on((on) => on("job.key", "=", mailKey("mailing_recipient"))),
    )
    .innerJoin("mailing", "mailing.id", "mailing_recipient.mailing_id")
    .innerJoin("user", "user.id", "job.user_id")
    .select(["mailing.id", "mailing.title", "user.id as user_id", "user.name", "user.nickname", "user.email"])
    .select("job.ended_at")
    .where("job.id", "in", jobs)
    .where("job.kind", "=", mailJob)
    .executeTakeFirst();
}

/**
 * Notes who has not got a notice, by the mail in which a server reports it hours later: once, however often it is read, and
 * nothing of it stays but the code. An address that there is not has to prove itself again. Throws BOUNCE_UNREADABLE,
 * BOUNCE_SOFT for a mail that only waits, and BOUNCE_FOREIGN.
 */
export async function noteBounce(
  { em, notifier }: Pick<Context, "em" | "notifier">,
  actor: Actor,
  mail: string,
): Promise<MailingBounce> {
  const bounce = await readBounce(mail);
  if (!bounce) throw new DomainError("BOUNCE_UNREADABLE");
  const mailed = await findMailed(em, jobsIn(bounce.messageIds, notifier.siteUrl));
  if (!mailed) throw new DomainError("BOUNCE_FOREIGN");
  // Words name somebody in passing too: whom a mail was forwarded to, say.
  if (bounce.isInWords && !bounce.addressees.includes(mailed.email.toLowerCase()))
    throw new DomainError("BOUNCE_UNREADABLE");
  const { code } = bounce;
  if (code === null) throw new DomainError("BOUNCE_SOFT");
  const { id, title, user_id: userId, name, nickname } = mailed;
  // What its job says is written first: afterwards it would take this for its own.
  await noteOutcomes(em.fork(), id);
  const entry = { act: "MAILING_BOUNCED", memberId: userId, mailingId: id } as const;
  const auditOf = (isNew: boolean) => (isNew ? [entry] : []);
  const isNew = await transactAs(em, actor, auditOf, async (tx) => {
    const open = { mailing: id, user: userId, state: { $ne: "BOUNCED" as const } };
    const isChanged = (await tx.nativeUpdate(MailingRecipient, open, { state: "BOUNCED", reason: code })) > 0;
    const mailedAt = mailed.ended_at && new Date(mailed.ended_at);
    if (isChanged && mailedAt && saysNoAddress(code))
      await noteRefused(tx, { userId, emails: bounce.addressees, mailedAt });
    return isChanged;
  });
  return { id, title, name, nickname, code, isNew };
}

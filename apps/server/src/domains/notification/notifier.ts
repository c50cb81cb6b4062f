import type { MailChoiceKind } from "@bulmo/contracts/mail-choice-kind";
import type { EntityManager } from "@bulmo/entities/database";
import { enqueue, type NewJob } from "../../platform/job/job-queue.ts";
import { composeMail, type Letterhead } from "../../platform/mail/mail-content.ts";
import type { Mail } from "../../platform/mail/delivery.ts";
import { stopPage, stopPath } from "./mail-stop-address.ts";
import { asWaiting, notingLimiter } from "./mail-reservation.ts";
import { type MailReservation, type QuotaSources, type Recipient, reserveMail } from "./mail-quota.ts";
import type { MailSources, MailTemplate } from "./mail-template.ts";

/** The kind of the jobs that are mails. */
export const mailJob = "mail";

export type WritingSources = QuotaSources &
  MailSources & {
    /** Where the site is reached, without a slash at the end. */
    siteUrl: string;
    letterhead: () => Promise<Letterhead>;
    /** What turns off one kind of mail to one member, for the address with which such a mail ends. */
    stopToken: (stop: { userId: string; kind: MailChoiceKind }) => string;
  };

type Writing<Data> = {
  data: Data;
  recipient: Recipient;
  /** What was reserved before is used and not counted again. */
  reserved?: Pick<MailReservation, "isProven"> | undefined;
};

/** A mail, and how what was counted for it is given back where it does not leave. */
export type Written = { mail: Mail; recipient: Recipient; release: () => Promise<void> };

/**
 * The mail to a recipient. One whose address has never given back a mailed code may be a stranger: they get few letters,
 * and no word in them that a member wrote (docs/decisions/026). Throws LimitError.
 */
export async function mailTo<Data>(
  { siteUrl, letterhead, stopToken, ...sources }: WritingSources,
  template: MailTemplate<Data>,
  { data, recipient, reserved }: Writing<Data>,
): Promise<Written> {
  // A reserved one is its owner's: this may be tried again.
  const own = reserved ? undefined : await reserveMail(sources, recipient);
  const isProven = (own ?? reserved)?.isProven === true;
  // What composing counts, a code of the site say, is given back too where it does not leave.
  const { limiter, refund } = notingLimiter(sources.limiter);
  const release = async () => {
    await own?.release();
    await refund();
  };
  const values = { name: isProven ? recipient.name : null, siteUrl };
  try {
    const draft = await template.compose(values, { data, recipient, sources: { ...sources, limiter } });
    const { stops: kind } = template;
    const token = kind && stopToken({ userId: recipient.userId, kind });
    const stop = token && { page: `${siteUrl}${stopPage}#${token}`, address: `${siteUrl}${stopPath}/${token}` };
    const mail = { to: recipient.to, ...composeMail(draft, await letterhead(), stop || undefined) };
    return { mail, recipient, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** What is asked for: to each recipient a mail, or one whose template finds who it is for. */
type Sending<Data> = {
  data: Data;
  recipients?: readonly Recipient[];
  /** The member whom a mail without recipients is for, where that is known. */
  userId?: string;
  /** To each recipient only one with such a key is ever written. */
  key?: string;
  /** At once where nothing is said. */
  dueAt?: Date;
  /** Leaves although its reader's account is erased with what asks for it; what it holds goes once it has left. */
  isOfNobody?: boolean;
  /** What was reserved for one of the recipients, or for whom the template finds. */
  reserved?: MailReservation | null | undefined;
};

export type Notifier = ReturnType<typeof createNotifier>;

type NotifierSources = QuotaSources & {
  siteUrl: string;
  now: () => Date;
  /** Has mails leave soon, once what asks for them is committed. */
  nudge: () => void;
};

/**
 * The one way by which calls write to people: nothing of a call reaches the transport itself. A mail is a job, written in
 * the transaction of what it tells of: it leaves although the process ends, and not if nothing was written.
 */
export function createNotifier({ siteUrl, now, nudge, ...quota }: NotifierSources) {
  return {
    siteUrl,
    nudge,

    /** Room for a letter that must not be withheld, before what it tells of is written. Throws LimitError. */
    reserve: (who: Recipient): Promise<MailReservation> => reserveMail(quota, who),

    /** Writes and sends later, so that neither the answer nor its time tells whether there was any. */
    async send<Data>(
      tx: EntityManager,
      { kind }: Pick<MailTemplate<Data>, "kind">,
      { data, recipients, userId, key, dueAt, isOfNobody = false, reserved }: Sending<Data>,
    ): Promise<void> {
      const createdAt = now();
      const jobs = (recipients ?? [undefined]).map((recipient): NewJob => {
        const isReserved = reserved && (recipient === undefined || recipient.to === reserved.to);
        const about = recipient?.userId ?? userId;
        return {
          kind: mailJob,
          subject: kind,
          data: {
            data,
            ...(recipient && { recipient }),
            ...(isReserved && { reserved: asWaiting(reserved) }),
          },
          ...(about !== undefined && !isOfNobody && { userId: about }),
          ...(key !== undefined && { key: `${key} ${about ?? ""}` }),
          createdAt,
          ...(dueAt && { dueAt }),
        };
      });
      await enqueue(tx, jobs);
      nudge();
    },
  };
}

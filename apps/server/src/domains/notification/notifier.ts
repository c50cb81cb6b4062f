import { LimitError } from "../../errors.ts";
import type { Log } from "../../platform/log/log.ts";
import { emit } from "../../platform/event/event.ts";
import { type MailReservation, type QuotaSources, type Recipient, reserveMail } from "./mail-quota.ts";
import { composeMail, type Letterhead, type MailDraft } from "../../platform/mail/mail-content.ts";
import type { TemplateValues } from "./mail-templates.ts";
import type { Mail, Mailer } from "../../platform/mail/mailer.ts";

type MailKind =
  | "administrator"
  | "code"
  | "corrected"
  | "email-changed"
  | "first-password"
  | "invitation"
  | "key"
  | "name-changed"
  | "password-changed"
  | "second-factor"
  | "webhook";

/** `compose` is called only once the letter may leave: what it makes invalid stays valid for a letter that is withheld. */
export type MailTemplate = {
  kind: MailKind;
  compose: (values: TemplateValues, recipient: Recipient) => MailDraft | Promise<MailDraft>;
};

export type NotifierSources = QuotaSources & {
  siteUrl: string;
  letterhead: () => Promise<Letterhead>;
};

/**
 * The mail to a recipient. One whose address has never given back a mailed code may be a stranger: they get few letters,
 * and no word in them that a member wrote (docs/decisions/026). What was reserved before is used and not counted
 * again. Throws LimitError.
 */
export async function mailTo(
  { siteUrl, letterhead, ...sources }: NotifierSources,
  who: Recipient,
  template: MailTemplate,
  reserved?: MailReservation,
): Promise<Mail> {
  const reservation = reserved ?? (await reserveMail(sources, who));
  const values = { name: reservation.isProven ? who.name : null, siteUrl };
  try {
    const draft = await template.compose(values, who);
    return { to: who.to, ...composeMail(draft, await letterhead()) };
  } catch (error) {
    // A reserved one is its owner's: this may be tried again.
    if (!reserved) await reservation.release();
    throw error;
  }
}

export type Notifier = ReturnType<typeof createNotifier>;

/** The one way by which calls write to people: nothing of a call reaches the transport itself. */
export function createNotifier({ mailer, log, ...sources }: QuotaSources & { mailer: Mailer; log: Log }) {
  const { siteUrl, letterhead } = mailer;
  return {
    siteUrl,

    /** Room for a letter that must not be withheld, before what it tells of is written. Throws LimitError. */
    reserve: (who: Recipient): Promise<MailReservation> => reserveMail(sources, who),

    /** Writes later, so that neither the answer nor its time tells; `find` may find that there is nobody to write to. */
    send(find: () => Promise<Recipient | null>, template: MailTemplate, reserved?: MailReservation): void {
      mailer.send(async () => {
        const who = await find();
        if (!who) return null;
        try {
          return await mailTo({ ...sources, siteUrl, letterhead }, who, template, reserved);
        } catch (error) {
          if (!(error instanceof LimitError)) throw error;
          emit("mail", { result: "withheld" });
          log.info({ kind: template.kind }, "letter withheld: its address or the site has had its share");
          return null;
        }
      });
    },
  };
}

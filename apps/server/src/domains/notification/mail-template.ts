import type { MailKind } from "@bulmo/contracts/job-name";
import type { MailChoiceKind } from "@bulmo/contracts/mail-choice-kind";
import type { EntityManager } from "@bulmo/entities/database";
import { z } from "zod";
import type { Limiter } from "../../platform/limit/limiter.ts";
import type { MailDraft } from "../../platform/mail/mail-content.ts";
import type { Recipient } from "./mail-quota.ts";
import type { TemplateValues } from "./mail-templates.ts";

/** What a mail may ask as it is written: minutes may have passed since it was asked for. */
export type MailSources = {
  em: EntityManager;
  limiter: Limiter;
  now: () => Date;
  /** The code by which an address proves itself at this moment. */
  addressCode: (who: { userId: string; email: string }) => string;
};

/** One kind of mail: what waits of it in the database, and how it is written as it leaves. */
export type MailTemplate<Data> = {
  kind: MailKind;
  /** As JSON: nothing secret, codes are made as the mail is written. */
  data: z.ZodType<Data>;
  /** Who it is for, where nobody may know that while it is asked for. */
  find?: (sources: MailSources, data: Data) => Promise<Recipient | null>;
  /** Called only once the mail may leave: what it makes invalid stays valid for one that is withheld. */
  compose: (
    values: TemplateValues,
    given: { data: Data; recipient: Recipient; sources: MailSources },
  ) => MailDraft | Promise<MailDraft>;
  /** Each time it is written it holds another code, and the one before is of no use any more. */
  hasOwnCode?: boolean;
  /** What its reader may turn off by a press; of what the account needs, nothing. */
  stops?: MailChoiceKind;
  /** Sent to who asks for it, whatever they chose of its kind. */
  isAskedFor?: boolean;
  /** Milliseconds after which it is of no use to its reader. */
  within?: number;
};

/** A kind of mail, with the type of what it needs. */
export const defineMail = <Data>(template: MailTemplate<Data>): MailTemplate<Data> => template;

/** A moment, which waits as JSON. */
export const instant = z.coerce.date();

import { join } from "node:path";
import { type Deliver, deliverBySmtp, deliverToOutbox } from "./delivery.ts";

/** What env.ts says of mail. */
export type MailSettings = {
  /** The mail server; without one mails are put into the outbox. */
  smtpUrl: string | undefined;
  dataDirectory: string;
  publicUrl: string;
  hasOpenOutbox: boolean;
};

const outboxOf = (env: Pick<MailSettings, "dataDirectory">) => join(env.dataDirectory, "outbox");

/** How the settings say that mail leaves. */
export const deliveryOf = (env: Omit<MailSettings, "hasOpenOutbox">): Deliver =>
  env.smtpUrl ? deliverBySmtp(env.smtpUrl, env.publicUrl) : deliverToOutbox(outboxOf(env), env.publicUrl);

/** The outbox that may be shown at /dev/outbox, if it may (OPS-12, OPS-13). */
export const openOutboxOf = (env: MailSettings): string | undefined => (env.hasOpenOutbox ? outboxOf(env) : undefined);

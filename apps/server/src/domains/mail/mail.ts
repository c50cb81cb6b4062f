import { join } from "node:path";
import type { Environment } from "../../env.ts";
import type { Log } from "../../log.ts";
import { deliverBySmtp, deliverToOutbox } from "./delivery.ts";
import { createMailer } from "./mailer.ts";

/** The mailer of the settings, and the outbox that may be shown at /dev/outbox, if it may (OPS-12, OPS-13). */
export function createMail(env: Environment, log: Log) {
  const directory = join(env.dataDirectory, "outbox");
  const siteUrl = env.publicUrl;
  const deliver = env.smtpUrl ? deliverBySmtp(env.smtpUrl, siteUrl) : deliverToOutbox(directory, siteUrl);
  return {
    mailer: createMailer({ deliver, siteUrl, log }),
    outboxDirectory: env.hasOpenOutbox ? directory : undefined,
  };
}

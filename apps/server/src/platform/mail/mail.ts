import { join } from "node:path";
import type { Environment } from "../../env.ts";
import type { Log } from "../log/log.ts";
import { deliverBySmtp, deliverToOutbox } from "./delivery.ts";
import { createMailer, type Deliver } from "./mailer.ts";

const outboxOf = (env: Environment) => join(env.dataDirectory, "outbox");

/** How the settings say that mail leaves. */
export const deliveryOf = (env: Environment): Deliver =>
  env.smtpUrl ? deliverBySmtp(env.smtpUrl, env.publicUrl) : deliverToOutbox(outboxOf(env), env.publicUrl);

/** The mailer of the settings, and the outbox that may be shown at /dev/outbox, if it may (OPS-12, OPS-13). */
export function createMail(env: Environment, log: Log) {
  return {
    mailer: createMailer({ deliver: deliveryOf(env), siteUrl: env.publicUrl, log }),
    outboxDirectory: env.hasOpenOutbox ? outboxOf(env) : undefined,
  };
}

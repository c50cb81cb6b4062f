import type { JobReason } from "@bulmo/contracts/job-reason";
import type { MailChoiceKind } from "@bulmo/contracts/mail-choice-kind";
import { z } from "zod";
import { LimitError } from "../../errors.ts";
import { emit } from "../../platform/measure/measure.ts";
import type { ClaimedJob } from "../../platform/job/job-claim.ts";
import { asServerReason, JobFailure } from "../../platform/job/job-failure.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Deliver, Mail } from "../../platform/mail/delivery.ts";
import { leadsNowhere } from "../../platform/mail/nowhere.ts";
import type { Recipient } from "./mail-quota.ts";
import type { MailTemplate } from "./mail-template.ts";
import { mailTo, type WritingSources } from "./notifier.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds before each further attempt: a mail server that restarts is back by the second, one that is moved by the last. */
const pauses = [second, 5 * second, minute, 10 * minute, hour, 4 * hour, 12 * hour, 24 * hour];

/** Mails that leave at once: as many as mail servers take from one sender without a word. */
const most = 3;

/** As a mail waits in the database. */
const waiting = z.object({
  data: z.unknown(),
  recipient: z.object({ userId: z.string(), to: z.string(), name: z.string() }).optional(),
  reserved: z.object({ isProven: z.boolean() }).optional(),
});

// Each template knows its own data.
// oxlint-disable-next-line typescript/no-explicit-any
export type MailTemplates = Readonly<Record<string, MailTemplate<any>>>;

type SmtpFault = { code?: string; command?: string; responseCode?: number };

/** The message of a mail server repeats the address, which nothing that is written down may hold. */
function asFailure(error: unknown): JobFailure {
  const { code, command, responseCode } = error as SmtpFault;
  const reason = [responseCode, command, code].filter((word) => word !== undefined).join(" ");
  // SMTP's 5xx: no later attempt will be answered otherwise.
  return new JobFailure(asServerReason(reason || (error as Error).name), {
    isFinal: (responseCode ?? 0) >= 500,
    cause: error,
  });
}

type Sources = WritingSources & {
  templates: MailTemplates;
  deliver: Deliver;
  log: Log;
  /** The member, where they are to be written of it. */
  findWanting: (kind: MailChoiceKind, userId: string) => Promise<readonly unknown[]>;
};

/** Null where there is nobody to write to. */
async function write(sources: Sources, job: ClaimedJob, template: MailTemplate<unknown>): Promise<Mail | null> {
  const read = waiting.safeParse(job.data);
  const data = read.success ? template.data.safeParse(read.data.data) : undefined;
  // What another version asked for.
  if (!read.success || !data?.success) throw new JobFailure("DATA", { isFinal: true });
  const recipient: Recipient | null | undefined = read.data.recipient ?? (await template.find?.(sources, data.data));
  if (!recipient || leadsNowhere(recipient.to)) return null;
  // They may have turned it off since it was asked for.
  const { stops, isAskedFor = false } = template;
  if (stops && !isAskedFor && (await sources.findWanting(stops, recipient.userId)).length === 0) return null;
  return mailTo(sources, template, { data: data.data, recipient, reserved: read.data.reserved });
}

function findTemplate({ templates, now }: Sources, { subject, createdAt }: ClaimedJob) {
  const template = templates[subject];
  if (!template) throw new JobFailure("KIND", { isFinal: true });
  if (template.within !== undefined && now().getTime() - createdAt.getTime() > template.within)
    throw new JobFailure("LATE", { isFinal: true });
  return template;
}

async function send(sources: Sources, job: ClaimedJob): Promise<JobReason | void> {
  const template = findTemplate(sources, job);
  let mail: Mail | null;
  try {
    mail = await write(sources, job, template);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    emit("mail", { result: "withheld" });
    sources.log.info({ kind: template.kind }, "letter withheld: its address or the site has had its share");
    return "WITHHELD";
  }
  if (!mail) return "NOBODY";
  await sources.deliver(mail, { id: job.id, isRepeated: job.attempts > 1 }).catch((error: unknown) => {
    throw asFailure(error);
  });
  emit("mail", { result: "sent" });
}

/**
 * Sends the mails that wait. Between the word of a mail server and ours lies a moment in which a process may be killed: then
 * the mail leaves once more under the same Message-ID, by which servers and readers' programs know it.
 */
export const createMailJob = (sources: Sources): JobHandler => ({
  pauses,
  most,
  run: (job) => send(sources, job),
  onGivenUp: () => emit("mail", { result: "failed" }),
});

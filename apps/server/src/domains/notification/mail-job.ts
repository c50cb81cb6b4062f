import { randomUUID } from "node:crypto";
import type { JobReason } from "@bulmo/contracts/job-reason";
import type { MailChoiceKind } from "@bulmo/contracts/mail-choice-kind";
import { z } from "zod";
import { LimitError } from "../../errors.ts";
import { emit } from "../../platform/measure/measure.ts";
import type { ClaimedJob } from "../../platform/job/job-claim.ts";
import { asServerReason, JobFailure } from "../../platform/job/job-failure.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Deliver, Posting } from "../../platform/mail/delivery.ts";
import { leadsNowhere } from "../../platform/mail/nowhere.ts";
import { faultWords, refusalIn } from "../../platform/mail/smtp-fault.ts";
import type { Recipient } from "./mail-quota.ts";
import { refundReserved, waitingReservation } from "./mail-reservation.ts";
import type { MailTemplate } from "./mail-template.ts";
import { mailTo, type WritingSources, type Written } from "./notifier.ts";

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
  reserved: waitingReservation.optional(),
});

// Each template knows its own data.
// oxlint-disable-next-line typescript/no-explicit-any
export type MailTemplates = Readonly<Record<string, MailTemplate<any>>>;

type Sources = WritingSources & {
  templates: MailTemplates;
  deliver: Deliver;
  log: Log;
  /** There is no such address: it is to prove itself again. */
  noteRefused: (who: Recipient) => Promise<void>;
  /** The member, where they are to be written of it. */
  findWanting: (kind: MailChoiceKind, userId: string) => Promise<readonly unknown[]>;
};

/** Null where there is nobody to write to. */
async function write(sources: Sources, job: ClaimedJob, template: MailTemplate<unknown>): Promise<Written | null> {
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

/** Of two mails that one Message-ID names, the second is dropped: one with another code needs another. */
const postingOf = ({ hasOwnCode = false }: MailTemplate<unknown>, { id, attempts }: ClaimedJob): Posting =>
  hasOwnCode ? { id: randomUUID(), isRepeated: false } : { id, isRepeated: attempts > 1 };

/** Throws JobFailure: what the server refuses for good is not asked again, and has counted as a letter. */
async function deliver(sources: Sources, { mail, recipient, release }: Written, posting: Posting): Promise<void> {
  try {
    await sources.deliver(mail, posting);
  } catch (error) {
    const refusal = refusalIn(error);
    // Nobody got it: each attempt would else count as one more letter to whoever has three a day.
    if (refusal === null) await release();
    if (refusal === "ADDRESS") await sources.noteRefused(recipient);
    throw new JobFailure(asServerReason(faultWords(error)), { isFinal: refusal !== null, cause: error });
  }
}

/** Answers why nothing left, where nothing did. */
async function trySending(sources: Sources, job: ClaimedJob): Promise<JobReason | void> {
  const template = findTemplate(sources, job);
  let written: Written | null;
  try {
    written = await write(sources, job, template);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    emit("mail", { result: "withheld" });
    sources.log.info({ kind: template.kind }, "letter withheld: its address or the site has had its share");
    return "WITHHELD";
  }
  if (!written) return "NOBODY";
  await deliver(sources, written, postingOf(template, job));
  emit("mail", { result: "sent" });
}

async function send(sources: Sources, job: ClaimedJob): Promise<JobReason | void> {
  const reason = await trySending(sources, job);
  if (reason !== undefined) await refundReserved(sources, job);
  return reason;
}

/** What a server refused for good has counted as a letter, and of what was lost with its process nobody knows whether it left. */
const hasCounted = (error: unknown): boolean =>
  error instanceof JobFailure &&
  (error.reason === "LOST" || (error.cause !== undefined && refusalIn(error.cause) !== null));

/**
 * Sends the mails that wait. Between the word of a mail server and ours lies a moment in which a process may be killed: then
 * the mail leaves once more under the same Message-ID, by which servers and readers' programs know it, but for one with a
 * code of its own.
 */
export const createMailJob = (sources: Sources): JobHandler => ({
  pauses,
  most,
  run: (job) => send(sources, job),
  async onGivenUp(job, error) {
    emit("mail", { result: "failed" });
    if (!hasCounted(error)) await refundReserved(sources, job);
  },
});

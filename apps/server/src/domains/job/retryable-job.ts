import { momentaryMails } from "@bulmo/contracts/job-name";
import { lastingReasons } from "@bulmo/contracts/job-reason";
import type { Job } from "@bulmo/entities/job.entity";
import { sql } from "kysely";
import { mailJob } from "../notification/notifier.ts";

const lasting: readonly string[] = lastingReasons;
const momentary: readonly string[] = momentaryMails;

/** Whether a job was given up and may go otherwise when it is asked for again: `retryable` and `retryableRows` say the same. */
export const isRetryable = ({ state, kind, subject, lastError }: Job): boolean =>
  state === "FAILED" && !lasting.includes(lastError ?? "") && !(kind === mailJob && momentary.includes(subject));

export const retryable = {
  state: "FAILED" as const,
  $and: [
    { $or: [{ lastError: null }, { lastError: { $nin: [...lasting] } }] },
    { $or: [{ kind: { $ne: mailJob } }, { subject: { $nin: [...momentary] } }] },
  ],
};

export const retryableRows = sql<boolean>`(state = 'FAILED' and coalesce(last_error, '') <> all(${[...lasting]}::text[])
  and (kind <> ${mailJob} or subject <> all(${[...momentary]}::text[])))`;

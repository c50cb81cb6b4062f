import { z } from "zod";
import { absent } from "./absent.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { timestamp } from "./text.ts";

export const jobStates = ["WAITING", "DONE", "FAILED"] as const;
export type JobState = (typeof jobStates)[number];

/** Work behind the scenes, as administrators see it: never about whom. */
export const job = z.object({
  id: z.uuid(),
  /** What does it, and what of it: a mail, and which kind of mail. */
  kind: z.string(),
  subject: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  createdAt: timestamp(),
  /** A word on what came of the last attempt, or on why nothing was to be done. */
  lastError: z.string().nullable(),
  /** Null for one that is over. */
  nextAttemptAt: timestamp().nullable(),
  endedAt: timestamp().nullable(),
  /** Whether it was given up and may go otherwise when it is asked for again. */
  isRetryable: z.boolean(),
});
export type Job = z.infer<typeof job>;

export const jobListInput = z.object({
  state: absent(z.enum(jobStates)),
  page: pageNumber(),
  limit: pageLimit(pageSize.admin),
});
export type JobListInput = z.output<typeof jobListInput>;
/** `retryableMails`: of all pages and states. */
export const jobListOutput = pageOf(job).extend({ retryableMails: z.int() });

export const jobRetryInput = z.object({ id: z.guid("다시 할 작업을 선택해 주세요.") });
export const jobRetryOutput = z.object({ success: z.literal(true) });

/** How many are begun again. */
export const jobRetryMailsOutput = z.object({ count: z.int() });

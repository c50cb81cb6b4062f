import { z } from "zod";
import { maximumReviewNote, reviewMessages } from "./audit-review-text.ts";
import { text, timestamp } from "./text.ts";

/** YYYY-MM, in Korean time. */
const month = () => z.string().regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/u, reviewMessages.month);

const signature = z.object({ at: timestamp(), by: z.string(), note: z.string() });

export const auditReviewInput = z.object({ month: month() });
export const auditReviewSignInput = auditReviewInput.extend({
  note: text().pipe(z.string().max(maximumReviewNote, reviewMessages.noteTooLong)).default(""),
});
export type AuditReviewSign = z.output<typeof auditReviewSignInput>;

/** How often an administrator did something; acts of a later version by the name that it gave them. */
const count = z.object({ actor: z.string(), act: z.string(), count: z.number().int() });
const line = z.object({
  at: timestamp(),
  actor: z.string(),
  act: z.string(),
  address: z.string().nullable(),
  reason: z.string().nullable(),
  reasonNote: z.string().nullable(),
});
export type ReviewLine = z.infer<typeof line>;

const more = z.object({ downloads: z.number().int(), nightly: z.number().int(), newAddresses: z.number().int() });

/** What a month's log says of members' data, as it is laid before whoever signs. */
export const auditReviewShown = z.object({
  counts: z.array(count),
  downloads: z.array(line),
  /** Between midnight and six in Korea. */
  nightly: z.array(line),
  /** The first line from an address from which that administrator had done nothing before, within the year that is kept. */
  newAddresses: z.array(line),
  /** An hour in which one administrator opened many members. */
  bursts: z.array(z.object({ hour: timestamp(), actor: z.string(), members: z.number().int() })),
  /** How many lines there are besides those that are told; of what was signed by a version before, none are known. */
  more: more.default({ downloads: 0, nightly: 0, newAddresses: 0 }),
});
export type AuditReviewShown = z.output<typeof auditReviewShown>;

export const auditReview = auditReviewShown.extend({
  month: month(),
  isOver: z.boolean(),
  signature: signature.nullable(),
});
export type AuditReview = z.infer<typeof auditReview>;

/** `isFirst` says whether the signature and its note are those that were just sent. */
export const signedReview = auditReview.extend({ isFirst: z.boolean() });
export type SignedReview = z.infer<typeof signedReview>;

const listed = z.object({
  month: month(),
  isOver: z.boolean(),
  lines: z.number().int(),
  signature: signature.nullable(),
});
export type ListedReview = z.infer<typeof listed>;

/** The months of which the log tells or that were signed, the latest first. */
export const auditReviewList = z.object({ list: z.array(listed) });

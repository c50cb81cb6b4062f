import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { gradeIds } from "./grade.ts";
import { integer } from "./integer.ts";
import { mailingMessages, maximumBounce } from "./mailing-rule.ts";
import { type MailingState, mailingStates } from "./mailing-state.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { timestamp } from "./text.ts";

// Notices by mail, to members who agreed to it (DAY-02, DAY-09).

/** The notice's number on its board. */
const index = () => integer(1, maximumIndex);

export const mailingAudienceInput = z.object({ index: index() });

/** How many members there are, how many would get it, and how many of these have it already. */
const audienceCount = z.object({ members: z.int(), reached: z.int(), sentBefore: z.int() });

export const mailingAudience = z.object({
  title: z.string(),
  all: audienceCount,
  /** In the order of the grades; whoever has none is among all alone. */
  grades: z.array(audienceCount.extend({ id: z.int(), name: z.string() })),
});
export type MailingAudience = z.infer<typeof mailingAudience>;

const mailed = { index: index(), isAdvertising: absent(z.boolean()) };

/** Without grades to all members. */
export const mailingCreateInput = z.object({ ...mailed, gradeIds: absent(gradeIds(mailingMessages.gradesMissing)) });
export type MailingCreate = z.output<typeof mailingCreateInput>;

/** One to whoever asks, before any leaves. */
export const mailingTrialInput = z.object(mailed);
export type MailingTrial = z.output<typeof mailingTrialInput>;
export const mailingTrialOutput = z.object({ sentTo: z.string() });

/** How many of each state there are. */
const mailingCounts = z.object({
  WAITING: z.int(),
  SENT: z.int(),
  SKIPPED: z.int(),
  BOUNCED: z.int(),
  FAILED: z.int(),
  STOPPED: z.int(),
} satisfies Record<MailingState, z.ZodInt>);

export const mailing = z.object({
  id: z.int(),
  title: z.string(),
  /** The notice's number; null once it is gone. */
  index: z.int().nullable(),
  isAdvertising: z.boolean(),
  /** Names of the grades that it was for; null for all members. One that was removed since has none. */
  grades: z.array(z.string()).nullable(),
  /** Who sent it, by the nickname of today. */
  author: z.string(),
  createdAt: timestamp(),
  stoppedAt: timestamp().nullable(),
  endedAt: timestamp().nullable(),
  counts: mailingCounts,
});
export type Mailing = z.infer<typeof mailing>;

export const mailingListInput = z.object({ page: pageNumber(), limit: pageLimit(pageSize.admin) });
export const mailingListOutput = pageOf(mailing);

export const mailingNamed = z.object({ id: integer(1, maximumIndex) });

export const mailingRecipientsInput = mailingListInput.extend({
  id: integer(1, maximumIndex),
  state: absent(z.enum(mailingStates)),
});
export type MailingRecipientsInput = z.output<typeof mailingRecipientsInput>;

export const mailingRecipient = z.object({
  name: z.string(),
  nickname: z.string(),
  state: z.enum(mailingStates),
  /** A word on why it did not arrive, as jobs have it. */
  reason: z.string().nullable(),
  endedAt: timestamp().nullable(),
});
export type MailingRecipient = z.infer<typeof mailingRecipient>;
export const mailingRecipientsOutput = pageOf(mailingRecipient).extend({ mailing });

/** A mail that came back later, whole, as programs for mail save it (.eml). */
export const mailingBounceInput = z.object({
  mail: z
    .string(mailingMessages.bounceMissing)
    .min(1, mailingMessages.bounceMissing)
    .max(maximumBounce, mailingMessages.bounceTooLong),
});

/** Who has not got which notice. */
export const mailingBounce = z.object({
  /** Of the mailing. */
  id: z.int(),
  title: z.string(),
  name: z.string(),
  nickname: z.string(),
  /** As RFC 3463 has it: 5.1.1, say. */
  code: z.string(),
  /** False where it was known before. */
  isNew: z.boolean(),
});
export type MailingBounce = z.infer<typeof mailingBounce>;

import { z } from "zod";
import { maximumIndex } from "./board.ts";
import { commentId } from "./comment.ts";
import { integer } from "./integer.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { boardType, postIndex, postType } from "./post.ts";
import { maximumNote, reportMessages, reportReasons } from "./report-text.ts";
import { within } from "./text-rule.ts";
import { singleLine, timestamp } from "./text.ts";

const reportReason = z.enum(reportReasons, reportMessages.reasonMissing);

const ofComment = z.object({ kind: z.literal("COMMENT"), commentId });
/** A post that was reported may have been moved to an exhibition since. */
const ofPostAnywhere = z.object({ kind: z.literal("POST"), type: postType, index: postIndex() });
/** Works are hung by administrators, and are not reported. */
const ofPost = ofPostAnywhere.extend({ type: boardType });

const anyTarget = z.discriminatedUnion("kind", [ofPostAnywhere, ofComment]);
export type ReportTarget = z.output<typeof anyTarget>;

export const reportCreateInput = z.object({
  target: z.discriminatedUnion("kind", [ofPost, ofComment]),
  reason: reportReason,
  note: singleLine()
    .refine(...within(maximumNote, reportMessages.noteTooLong))
    .meta({ maxLength: maximumNote })
    .default(""),
});
export type ReportAbout = z.input<typeof reportCreateInput>["target"];
export type ReportCreate = z.output<typeof reportCreateInput>;
/** `isNew` is false when the member had reported it before: that one counts, and this changes nothing. */
export const reportCreateOutput = z.object({ isNew: z.boolean() });

export const reportListInput = z.object({ page: pageNumber(), limit: pageLimit(pageSize.admin) });
export type ReportListInput = z.output<typeof reportListInput>;

/** What is reported, and why. Who reported it is nobody's business, not an administrator's either. */
export const reported = z.object({
  kind: z.enum(["POST", "COMMENT"]),
  /** The post, or that which is commented on. */
  post: z.object({ type: postType, index: z.number().int(), title: z.string() }),
  /** Null for a post. */
  commentId: z.string().nullable(),
  /** The comment, or the first words of the post. */
  text: z.string(),
  author: z.string(),
  /** The way to the writer's account; null once they have withdrawn. */
  email: z.string().nullable(),
  count: z.number().int(),
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.number().int() })),
  notes: z.array(z.string()),
  reportedAt: timestamp(),
  /** The last report that this tells of; what comes after it has not been seen. */
  latest: z.number().int(),
});
export type Reported = z.infer<typeof reported>;
export const reportListOutput = pageOf(reported);

export const reportCountOutput = z.object({ count: z.number().int() });

/** Closes the reports up to `latest`. */
export const reportDismissInput = z.object({ target: anyTarget, latest: integer(1, maximumIndex) });
export type ReportDismissal = z.output<typeof reportDismissInput>;
export const reportDismissOutput = z.object({ success: z.literal(true) });

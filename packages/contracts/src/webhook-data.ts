import { z } from "zod";
import { postType } from "./post.ts";
import { reported } from "./report.ts";
import type { pingEvent, WebhookEvent } from "./webhook-event.ts";

// What webhooks say of each event. Nothing else may be said of it, so that nothing is told that nobody thought of.

const place = z.strictObject({ type: postType, index: z.int() });
const titledPost = place.extend({ title: z.string() });
/** The page on which it is read. */
const url = z.url();

const post = titledPost.extend({ author: z.string() });
const shownPost = post.extend({ url });
/** Where it was, where that was another board. */
const changedPost = shownPost.extend({ previous: place.optional() });

const comment = z.strictObject({
  id: z.string(),
  parentCommentId: z.string().nullable(),
  author: z.string(),
  post: titledPost,
});
const shownComment = comment.extend({ url });

/** What is sent again after the member has gone names them no more. */
const member = z.strictObject({ id: z.uuid(), nickname: z.string().optional() });

const { kind, commentId, reasons } = reported.shape;
const report = z.strictObject({ kind, commentId, post: titledPost });
const shownReport = report.extend({ url });

export const webhookData: Record<WebhookEvent | typeof pingEvent, z.ZodObject> = {
  "post.created": shownPost,
  "post.changed": changedPost,
  "post.removed": post,
  "comment.created": shownComment,
  "comment.changed": shownComment,
  "comment.removed": comment,
  "member.created": member,
  "member.changed": member,
  "member.removed": member.pick({ id: true }),
  "report.created": shownReport.extend({ reason: reasons.element.shape.reason }),
  "report.changed": shownReport,
  "report.removed": report,
  ping: z.strictObject({}),
};

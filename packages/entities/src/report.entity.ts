import { defineEntity, p } from "@mikro-orm/core";
import { Comment } from "./comment.entity.ts";
import { Post } from "./post.entity.ts";
import { reportReasons } from "./report-reason.ts";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Report",
  tableName: "report",
  properties: {
    id: p.integer().primary().autoincrement(),
    /** What is reported, or what the reported comment is about. */
    post: () => p.manyToOne(Post).deleteRule("cascade"),
    /** Null when the post itself is reported. */
    comment: () => p.manyToOne(Comment).nullable().deleteRule("cascade"),
    /** Kept so that a member counts once; null once they have withdrawn. */
    reporter: () => p.manyToOne(User).nullable().deleteRule("set null"),
    reason: p.enum(reportReasons),
    /** Emptied by a trigger when the report is closed, or its reporter withdraws. */
    note: p.text().default(""),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** An administrator found nothing wrong, or the post went into the trash: a trigger sees to that. */
    closedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: "report_post_index", properties: "post" },
    { name: "report_reporter_index", properties: "reporter" },
    {
      name: "report_open_index",
      expression: 'create index "report_open_index" on "report" ("id") where "closed_at" is null',
    },
    {
      name: "report_post_unique",
      expression:
        'create unique index "report_post_unique" on "report" ("post_id", "reporter_id") where "comment_id" is null',
    },
    {
      name: "report_comment_unique",
      expression:
        'create unique index "report_comment_unique" on "report" ("comment_id", "reporter_id") where "comment_id" is not null',
    },
  ],
});

/** That a member holds a post or a comment to be out of place: once a member and target (docs/decisions/020). */
export class Report extends schema.class {}
schema.setClass(Report);

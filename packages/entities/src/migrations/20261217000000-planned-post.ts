import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * What is written and not to be read before its time stands in a table of its own, so that no list, search, feed or version
 * before can show it (docs/decisions/050).
 */
const table = `
create table "planned_post" (
  "id" serial primary key,
  "type" text not null constraint "planned_post_type_foreign" references "board" ("type"),
  "user_id" uuid null constraint "planned_post_user_id_foreign" references "user" ("id") on delete set null,
  "title" text not null,
  "written" jsonb not null,
  "publish_at" timestamptz not null,
  "revision" int not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now()
);
create index "planned_post_publish_at_index" on "planned_post" ("publish_at");
create index "planned_post_type_index" on "planned_post" ("type");
create index "planned_post_user_id_index" on "planned_post" ("user_id")`;

export class PlannedPosts extends Migration {
  override up(): void {
    for (const statement of statements(table)) this.addSql(statement);
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED',
      'RECOVERY_CODE_USED', 'KEY_CREATED', 'KEY_REVOKED', 'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED',
      'MEMBER_READ', 'MEMBER_REGISTERED', 'MEMBER_SUSPENDED', 'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED',
      'MEMBER_CORRECTED', 'MEMBER_EMAIL_CORRECTED', 'MEMBER_INVITED', 'MEMBER_CODE_SENT', 'MEMBER_REMOVED',
      'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED', 'POST_CREATED', 'POST_UPDATED', 'POST_MOVED',
      'POST_PINNED', 'POST_UNPINNED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'POST_PLANNED',
      'PLAN_UPDATED', 'PLAN_REMOVED', 'COMMENT_REMOVED', 'POST_CLEARED', 'COMMENT_CLEARED',
      'EXHIBITION_CREATED', 'EXHIBITION_UPDATED', 'EXHIBITION_ORDERED', 'EXHIBITION_REMOVED', 'BOARD_CREATED',
      'BOARD_UPDATED', 'BOARD_REMOVED', 'BOARD_ORDERED', 'HISTORY_SAVED', 'PROPERTY_SAVED', 'WEBHOOK_CREATED',
      'WEBHOOK_UPDATED', 'WEBHOOK_REMOVED', 'WEBHOOK_SECRET_RENEWED', 'WEBHOOK_TESTED', 'WEBHOOK_RESENT'))`);
  }
}

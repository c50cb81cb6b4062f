import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const table = `
create table "member_grade" (
  "id" serial primary key,
  "name" text not null constraint "member_grade_name_unique" unique,
  "position" int not null default 0,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now()
)`;

/** A grade that members have does not go; what a board asks for is looked at by who removes one. */
const members = `
alter table "user" add column "grade_id" int null
  constraint "user_grade_id_foreign" references "member_grade" ("id") on delete restrict;
create index "user_grade_id_index" on "user" ("grade_id")`;

/**
 * Beside `readers` and `writers`, which are those of administrators where grades are asked for: the version before
 * hides such a board, and shows it to nobody whom it is not for (docs/decisions/051).
 */
const boards = `
alter table "board"
  add column "reader_grades" int[] not null default '{}',
  add column "writer_grades" int[] not null default '{}'`;

export class MemberGrades extends Migration {
  override up(): void {
    for (const statement of [...statements(table), ...statements(members), boards]) this.addSql(statement);
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED', 'RECOVERY_CODE_USED',
      'KEY_CREATED', 'KEY_REVOKED', 'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED', 'MEMBER_READ', 'MEMBER_REGISTERED',
      'MEMBER_SUSPENDED', 'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED', 'MEMBER_GRADED', 'MEMBER_CORRECTED',
      'MEMBER_EMAIL_CORRECTED', 'MEMBER_INVITED', 'MEMBER_CODE_SENT', 'MEMBER_REMOVED', 'ADMIN_CREATED',
      'ADMIN_GRANTED', 'ADMIN_REVOKED', 'GRADE_CREATED', 'GRADE_UPDATED', 'GRADE_ORDERED', 'GRADE_REMOVED',
      'POST_CREATED', 'POST_UPDATED', 'POST_MOVED', 'POST_PINNED', 'POST_UNPINNED', 'POST_REMOVED', 'POST_RESTORED',
      'POST_PURGED', 'POST_PLANNED', 'PLAN_UPDATED', 'PLAN_REMOVED', 'COMMENT_REMOVED', 'POST_CLEARED',
      'COMMENT_CLEARED', 'EXHIBITION_CREATED', 'EXHIBITION_UPDATED', 'EXHIBITION_ORDERED', 'EXHIBITION_REMOVED',
      'BOARD_CREATED', 'BOARD_UPDATED', 'BOARD_REMOVED', 'BOARD_ORDERED', 'HISTORY_SAVED', 'PROPERTY_SAVED',
      'WEBHOOK_CREATED', 'WEBHOOK_UPDATED', 'WEBHOOK_REMOVED', 'WEBHOOK_SECRET_RENEWED', 'WEBHOOK_TESTED',
      'WEBHOOK_RESENT'))`);
  }
}

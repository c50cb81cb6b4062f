import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const tables = `
create table "page_text" (
  "name" text primary key,
  "revision" int not null,
  "draft" jsonb null,
  "draft_user_id" uuid null constraint "page_text_draft_user_id_foreign" references "user" ("id") on delete set null,
  "drafted_at" timestamptz null
);
create index "page_text_draft_user_id_index" on "page_text" ("draft_user_id");
create table "page_text_version" (
  "name" text not null constraint "page_text_version_name_foreign" references "page_text" ("name"),
  "number" int not null,
  "text" jsonb not null,
  "revision" int not null,
  "user_id" uuid null constraint "page_text_version_user_id_foreign" references "user" ("id") on delete set null,
  "published_at" timestamptz not null,
  primary key ("name", "number")
);
create index "page_text_version_user_id_index" on "page_text_version" ("user_id")`;

const tell = `
create function tell_page_text() returns trigger language plpgsql as $$
begin
  perform tell_change('page-text:' || coalesce(new.name, old.name));
  return null;
end
$$;
create trigger page_text_published after insert or update of "text" or delete on "page_text_version"
  for each row execute function tell_page_text()`;

/** Texts of the association in versions. The version before knows none, and shows those that it comes with. */
export class PageTexts extends Migration {
  override up(): void {
    for (const statement of [...statements(tables), ...statements(tell)]) this.addSql(statement);
    this.addSql('alter table "audit_line" add column "page_text" text null');
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
      'PAGE_TEXT_SAVED', 'PAGE_TEXT_RESTORED', 'PAGE_TEXT_DISCARDED', 'PAGE_TEXT_PUBLISHED',
      'WEBHOOK_CREATED', 'WEBHOOK_UPDATED', 'WEBHOOK_REMOVED', 'WEBHOOK_SECRET_RENEWED', 'WEBHOOK_TESTED',
      'WEBHOOK_RESENT'))`);
  }
}

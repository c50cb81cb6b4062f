import { Migration } from "@mikro-orm/migrations";

const table = `
create table "report" (
  "id" serial primary key,
  "post_id" int not null constraint "report_post_id_foreign" references "stored_post" ("id") on delete cascade,
  "comment_id" int null constraint "report_comment_id_foreign" references "comment" ("id") on delete cascade,
  "reporter_id" uuid null constraint "report_reporter_id_foreign" references "user" ("id") on delete set null,
  "reason" text not null constraint "report_reason_check" check ("reason" in ('AD', 'ABUSE', 'PRIVACY', 'OTHER')),
  "note" text not null default '',
  "created_at" timestamptz not null,
  "closed_at" timestamptz null
)`;

/** Whoever deletes what is reported closes its reports, also the version before this one. */
const closing = `
create function close_reports() returns trigger language plpgsql as $$
begin
  update report set closed_at = now() where post_id = new.id and comment_id is null and closed_at is null;
  return null;
end
$$`;

/** Of a deleted comment only a line is left, which nobody can restore. */
const forgetting = `
create function forget_reports() returns trigger language plpgsql as $$
begin
  delete from report where comment_id = new.id;
  return null;
end
$$`;

/** Members report what is out of place, and the log learns that somebody looked into it. */
export class Reports extends Migration {
  override up(): void {
    this.addSql(table);
    this.addSql('create index "report_post_index" on "report" ("post_id")');
    this.addSql('create index "report_reporter_index" on "report" ("reporter_id")');
    this.addSql('create index "report_open_index" on "report" ("id") where "closed_at" is null');
    this.addSql(`create unique index "report_post_unique" on "report" ("post_id", "reporter_id")
      where "comment_id" is null`);
    this.addSql(`create unique index "report_comment_unique" on "report" ("comment_id", "reporter_id")
      where "comment_id" is not null`);
    this.addSql(closing);
    this.addSql(forgetting);
    this.addSql(`create trigger "stored_post_reports" after update of "deleted_at" on "stored_post" for each row
      when (old."deleted_at" is null and new."deleted_at" is not null) execute function close_reports()`);
    this.addSql(`create trigger "comment_reports" after update of "deleted_at" on "comment" for each row
      when (old."deleted_at" is null and new."deleted_at" is not null) execute function forget_reports()`);
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED', 'RECOVERY_CODE_USED',
      'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED', 'MEMBER_READ', 'MEMBER_REGISTERED', 'MEMBER_SUSPENDED',
      'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED', 'MEMBER_REMOVED', 'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED',
      'POST_CREATED', 'POST_UPDATED', 'POST_MOVED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'COMMENT_REMOVED',
      'POST_CLEARED', 'COMMENT_CLEARED', 'HISTORY_SAVED', 'PROPERTY_SAVED'))`);
  }
}

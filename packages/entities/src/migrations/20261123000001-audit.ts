import { Migration } from "@mikro-orm/migrations";

const acts = `('SIGNED_IN', 'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED', 'MEMBER_READ', 'MEMBER_REGISTERED', 'MEMBER_SUSPENDED',
  'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED', 'MEMBER_REMOVED', 'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED',
  'POST_CREATED', 'POST_UPDATED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'COMMENT_REMOVED', 'HISTORY_SAVED',
  'PROPERTY_SAVED')`;

const boards = `('FIRST_EXHIBITION', 'SECOND_EXHIBITION', 'THIRD_EXHIBITION', 'FOURTH_EXHIBITION', 'NOTICE', 'QNA')`;

const table = `
create table "audit_line" (
  "id" serial primary key,
  "at" timestamptz not null,
  "act" text not null constraint "audit_line_act_check" check ("act" in ${acts}),
  "actor_id" uuid null,
  "member_id" uuid null,
  "post_id" int null,
  "post_type" text null constraint "audit_line_post_type_check" check ("post_type" in ${boards}),
  "post_index" int null
)`;

/** A line is written once; after a year it may go, and nothing else may ever happen to it. */
const refusal = `
create function keep_audit_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if;
  raise exception 'the log is written once' using errcode = 'insufficient_privilege';
end
$$`;

export class Audit extends Migration {
  override up(): void {
    this.addSql(table);
    this.addSql('create index "audit_line_at_index" on "audit_line" ("at")');
    this.addSql('create index "audit_line_act_index" on "audit_line" ("act", "id")');
    this.addSql('create index "audit_line_actor_index" on "audit_line" ("actor_id", "id")');
    this.addSql('create index "audit_line_member_index" on "audit_line" ("member_id", "id")');
    this.addSql(refusal);
    this.addSql(`create trigger "audit_line_kept" before update or delete on "audit_line"
      for each row execute function keep_audit_line()`);
    this.addSql(`create trigger "audit_line_not_emptied" before truncate on "audit_line"
      for each statement execute function keep_audit_line()`);
  }
}

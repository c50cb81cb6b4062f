import { Migration } from "@mikro-orm/migrations";

const factors = `
create table "second_factor" (
  "user_id" uuid not null primary key
    constraint "second_factor_user_id_foreign" references "user" ("id") on update cascade on delete cascade,
  "secret" text null,
  "pending_secret" text null,
  "last_step" int null,
  "created_at" timestamptz not null
)`;

const codes = `
create table "recovery_code" (
  "user_id" uuid not null
    constraint "recovery_code_user_id_foreign" references "user" ("id") on delete cascade,
  "code_hash" text not null,
  primary key ("user_id", "code_hash")
)`;

/** Administrators may keep a second factor, and the log learns to tell of it. */
export class SecondFactors extends Migration {
  override up(): void {
    this.addSql(factors);
    this.addSql(codes);
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED', 'RECOVERY_CODE_USED',
      'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED', 'MEMBER_READ', 'MEMBER_REGISTERED', 'MEMBER_SUSPENDED',
      'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED', 'MEMBER_REMOVED', 'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED',
      'POST_CREATED', 'POST_UPDATED', 'POST_MOVED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'COMMENT_REMOVED',
      'HISTORY_SAVED', 'PROPERTY_SAVED'))`);
  }
}

import { Migration } from "@mikro-orm/migrations";

const keys = `
create table "api_key" (
  "id" uuid primary key default gen_random_uuid(),
  "user_id" uuid not null
    constraint "api_key_user_id_foreign" references "user" ("id") on delete cascade,
  "name" text not null,
  "scopes" text[] not null,
  "prefix" text not null,
  "key_hash" text not null constraint "api_key_key_hash_unique" unique,
  "expires_at" timestamptz not null,
  "created_at" timestamptz not null,
  "last_used_at" timestamptz null
)`;

/** The keys of members' programs, of which the version before knows nothing. The log learns what becomes of them. */
export class ApiKeys extends Migration {
  override up(): void {
    this.addSql(keys);
    this.addSql('create index "api_key_user_index" on "api_key" ("user_id")');
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED', 'RECOVERY_CODE_USED',
      'KEY_CREATED', 'KEY_REVOKED', 'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED', 'MEMBER_READ', 'MEMBER_REGISTERED',
      'MEMBER_SUSPENDED', 'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED', 'MEMBER_CORRECTED', 'MEMBER_EMAIL_CORRECTED',
      'MEMBER_INVITED', 'MEMBER_CODE_SENT', 'MEMBER_REMOVED', 'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED',
      'POST_CREATED', 'POST_UPDATED', 'POST_MOVED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'COMMENT_REMOVED',
      'POST_CLEARED', 'COMMENT_CLEARED', 'HISTORY_SAVED', 'PROPERTY_SAVED'))`);
  }
}

import { Migration } from "@mikro-orm/migrations";

const webhooks = `
create table "webhook" (
  "id" uuid primary key default gen_random_uuid(),
  "name" text not null,
  "address" text not null,
  "events" text[] not null,
  "secret" text not null,
  "previous_secret" text null,
  "previous_secret_ends_at" timestamptz null,
  "created_by_id" uuid null
    constraint "webhook_created_by_id_foreign" references "user" ("id") on delete set null,
  "created_at" timestamptz not null,
  "disabled_at" timestamptz null,
  "disabled_reason" text null,
  "last_delivered_at" timestamptz null
)`;

const deliveries = `
create table "webhook_delivery" (
  "id" uuid primary key default gen_random_uuid(),
  "webhook_id" uuid not null
    constraint "webhook_delivery_webhook_id_foreign" references "webhook" ("id") on delete cascade,
  "event" text not null,
  "data" jsonb not null,
  "member_id" uuid null,
  "created_at" timestamptz not null,
  "state" text not null default 'WAITING'
    constraint "webhook_delivery_state_check" check ("state" in ('WAITING', 'DELIVERED', 'FAILED')),
  "attempts" int not null default 0,
  "next_attempt_at" timestamptz null,
  "last_attempt_at" timestamptz null,
  "last_status" int null,
  "last_answer" text null,
  "last_error" text null,
  "last_duration" int null
)`;

/** Webhooks and what they are told, of which the version before knows nothing. The log learns what becomes of them. */
export class Webhooks extends Migration {
  override up(): void {
    this.addSql(webhooks);
    this.addSql(deliveries);
    this.addSql(`create index "webhook_delivery_due_index" on "webhook_delivery" ("next_attempt_at")
      where "state" = 'WAITING'`);
    this.addSql(
      'create index "webhook_delivery_webhook_index" on "webhook_delivery" ("webhook_id", "created_at", "id")',
    );
    this.addSql('create index "webhook_delivery_member_index" on "webhook_delivery" ("member_id")');
    this.addSql('create index "webhook_delivery_created_index" on "webhook_delivery" ("created_at")');
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED', 'RECOVERY_CODE_USED',
      'KEY_CREATED', 'KEY_REVOKED', 'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED', 'MEMBER_READ', 'MEMBER_REGISTERED',
      'MEMBER_SUSPENDED', 'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED', 'MEMBER_CORRECTED', 'MEMBER_EMAIL_CORRECTED',
      'MEMBER_INVITED', 'MEMBER_CODE_SENT', 'MEMBER_REMOVED', 'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED',
      'POST_CREATED', 'POST_UPDATED', 'POST_MOVED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'COMMENT_REMOVED',
      'POST_CLEARED', 'COMMENT_CLEARED', 'HISTORY_SAVED', 'PROPERTY_SAVED', 'WEBHOOK_CREATED', 'WEBHOOK_UPDATED',
      'WEBHOOK_REMOVED', 'WEBHOOK_SECRET_RENEWED', 'WEBHOOK_TESTED', 'WEBHOOK_RESENT'))`);
  }
}

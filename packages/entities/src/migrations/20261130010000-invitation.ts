import { Migration } from "@mikro-orm/migrations";

const invitations = `
create table "invitation" (
  "user_id" uuid primary key
    constraint "invitation_user_id_foreign" references "user" ("id") on update cascade on delete cascade,
  "token_hash" text not null constraint "invitation_token_hash_unique" unique,
  "sent_to" text not null,
  "expires_at" timestamptz not null,
  "created_at" timestamptz not null
)`;

/**
 * Invitations that wait for days, beside the codes of the version before, which go on working: it invites with those, and
 * knows nothing of these. The log learns what administrators do for a member.
 */
export class Invitations extends Migration {
  override up(): void {
    this.addSql(invitations);
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED', 'RECOVERY_CODE_USED',
      'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED', 'MEMBER_READ', 'MEMBER_REGISTERED', 'MEMBER_SUSPENDED',
      'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED', 'MEMBER_CORRECTED', 'MEMBER_EMAIL_CORRECTED', 'MEMBER_INVITED',
      'MEMBER_CODE_SENT', 'MEMBER_REMOVED', 'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED',
      'POST_CREATED', 'POST_UPDATED', 'POST_MOVED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'COMMENT_REMOVED',
      'POST_CLEARED', 'COMMENT_CLEARED', 'HISTORY_SAVED', 'PROPERTY_SAVED'))`);
  }
}

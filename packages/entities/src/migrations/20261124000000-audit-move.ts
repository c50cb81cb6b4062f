import { Migration } from "@mikro-orm/migrations";

/** The log learns one more act; a process of before goes on writing the ones it knows. */
export class AuditMove extends Migration {
  override up(): void {
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED', 'MEMBER_READ', 'MEMBER_REGISTERED', 'MEMBER_SUSPENDED',
      'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED', 'MEMBER_REMOVED', 'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED',
      'POST_CREATED', 'POST_UPDATED', 'POST_MOVED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'COMMENT_REMOVED',
      'HISTORY_SAVED', 'PROPERTY_SAVED'))`);
  }
}

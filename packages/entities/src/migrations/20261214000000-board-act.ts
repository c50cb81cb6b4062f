import { Migration } from "@mikro-orm/migrations";

/** The log tells of boards that are added, changed, removed and put in order. */
export class BoardActs extends Migration {
  override up(): void {
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED',
      'RECOVERY_CODE_USED', 'KEY_CREATED', 'KEY_REVOKED', 'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED',
      'MEMBER_READ', 'MEMBER_REGISTERED', 'MEMBER_SUSPENDED', 'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED',
      'MEMBER_CORRECTED', 'MEMBER_EMAIL_CORRECTED', 'MEMBER_INVITED', 'MEMBER_CODE_SENT', 'MEMBER_REMOVED',
      'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED', 'POST_CREATED', 'POST_UPDATED', 'POST_MOVED',
      'POST_PINNED', 'POST_UNPINNED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'COMMENT_REMOVED',
      'POST_CLEARED', 'COMMENT_CLEARED', 'EXHIBITION_CREATED', 'EXHIBITION_UPDATED', 'EXHIBITION_REMOVED',
      'EXHIBITION_ORDERED', 'BOARD_CREATED', 'BOARD_UPDATED', 'BOARD_REMOVED', 'BOARD_ORDERED', 'HISTORY_SAVED', 'PROPERTY_SAVED',
      'WEBHOOK_CREATED', 'WEBHOOK_UPDATED', 'WEBHOOK_REMOVED', 'WEBHOOK_SECRET_RENEWED', 'WEBHOOK_TESTED',
      'WEBHOOK_RESENT'))`);
  }
}

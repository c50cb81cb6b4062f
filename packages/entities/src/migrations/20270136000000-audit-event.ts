import { Migration } from "@mikro-orm/migrations";

/**
 * Which event, or which mailing, a line of the log is about. No reference, as for a webhook: the line outlives it. The
 * version before writes none.
 */
export class AuditEvents extends Migration {
  override up(): void {
    this.addSql('alter table "audit_line" add column "event_id" int null, add column "mailing_id" int null');
  }
}

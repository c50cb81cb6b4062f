import { Migration } from "@mikro-orm/migrations";

/** The log tells which webhook; the version before writes its lines without. No reference: a line outlives its webhook. */
export class AuditWebhook extends Migration {
  override up(): void {
    this.addSql('alter table "audit_line" add column "webhook_id" uuid null');
  }
}

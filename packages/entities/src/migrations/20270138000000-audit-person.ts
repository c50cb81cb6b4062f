import { Migration } from "@mikro-orm/migrations";

/**
 * Whom of the lineage, and which term of the officers, a line of the log is about. No reference: the line outlives what it
 * names. The version before writes none.
 */
export class AuditPeople extends Migration {
  override up(): void {
    this.addSql('alter table "audit_line" add column "person_id" int null, add column "officer_term" int null');
  }
}

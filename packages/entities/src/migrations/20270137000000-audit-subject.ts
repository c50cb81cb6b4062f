import { Migration } from "@mikro-orm/migrations";

/**
 * Which pop-up or banner, which grade, and the dues of which year a line of the log is about. No reference: the line outlives
 * what it names. The version before writes none.
 */
export class AuditSubjects extends Migration {
  override up(): void {
    this.addSql(
      'alter table "audit_line" add column "bulletin_id" int null, add column "grade_id" int null, add column "dues_year" int null',
    );
  }
}

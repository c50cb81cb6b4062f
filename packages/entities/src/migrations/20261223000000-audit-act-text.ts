import { Migration } from "@mikro-orm/migrations";

/**
 * What can be done is listed by the program alone (`auditActs`): a list in the database had to be written once more by
 * each migration that knew a new act, and refused the lines of a later version that runs beside this one.
 */
export class AuditActText extends Migration {
  override up(): void {
    this.addSql('alter table "audit_line" drop constraint if exists "audit_line_act_check"');
  }
}

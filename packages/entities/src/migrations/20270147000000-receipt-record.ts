import { Migration } from "@mikro-orm/migrations";

/**
 * Somebody of the lineage, an office or a term that was added with a key is known by its number (docs/decisions/053). The
 * version before writes and reads none.
 */
export class ReceiptRecords extends Migration {
  override up(): void {
    this.addSql('alter table "post_receipt" add column "record_id" int null');
  }
}

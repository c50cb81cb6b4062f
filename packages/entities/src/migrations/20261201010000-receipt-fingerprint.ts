import { Migration } from "@mikro-orm/migrations";

/** What was written with a key can be told from what else is sent with it. The version before writes none. */
export class ReceiptFingerprint extends Migration {
  override up(): void {
    this.addSql('alter table "post_receipt" add column "fingerprint" text');
  }
}

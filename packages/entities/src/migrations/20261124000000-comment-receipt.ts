import { Migration } from "@mikro-orm/migrations";

/** Comments have receipts as posts do; the version before reads and writes what it knows of the table. */
export class CommentReceipts extends Migration {
  override up(): void {
    this.addSql(`alter table "post_receipt" add column "comment_id" int null`);
  }
}

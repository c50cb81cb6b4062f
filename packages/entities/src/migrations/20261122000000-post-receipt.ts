import { Migration } from "@mikro-orm/migrations";

const receipts = `
create table "post_receipt" (
  "user_id" uuid not null
    constraint "post_receipt_user_id_foreign" references "user" ("id") on delete cascade,
  "key" text not null,
  "post_id" int null constraint "post_receipt_post_id_foreign" references "post" ("id") on delete cascade,
  primary key ("user_id", "key")
)`;

/** A post that is sent again because its answer was lost is found by the key it came with. */
export class PostReceipts extends Migration {
  override up(): void {
    this.addSql(receipts);
    this.addSql(`create index "post_receipt_post_index" on "post_receipt" ("post_id")`);
  }
}

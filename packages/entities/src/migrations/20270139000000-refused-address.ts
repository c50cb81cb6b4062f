import { Migration } from "@mikro-orm/migrations";

/** When a mail left to a proven address that came back for good (DAY-02). The version before goes on taking it for proven. */
export class RefusedAddresses extends Migration {
  override up(): void {
    this.addSql(`alter table "email_proof" add column "refused_at" timestamptz null`);
  }
}

import { Migration } from "@mikro-orm/migrations";

/**
 * Every file has its row, and what is due is found over the index alone. The version before finds its files with or
 * without a row; those that it stores meanwhile get theirs within the hour.
 */
export class AttachmentTextDue extends Migration {
  override up(): void {
    this.addSql(`insert into "attachment_text" ("attachment_id", "due_at")
      select "id", "created_at" from "attachment" on conflict do nothing`);
  }

  /** What nobody has begun to read is the version before's to find. */
  override down(): void {
    this.addSql(`delete from "attachment_text" where "attempts" = 0 and "text" = '' and "due_at" is not null`);
  }
}

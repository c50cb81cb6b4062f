import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const table = `
create table "attachment_download" (
  "attachment_id" uuid not null constraint "attachment_download_attachment_id_foreign" references "attachment" ("id") on delete cascade,
  "reader" text not null,
  "downloaded_at" timestamptz not null,
  constraint "attachment_download_pkey" primary key ("attachment_id", "reader")
);
create index "attachment_download_downloaded_at_index" on "attachment_download" ("downloaded_at")`;

/** Who has downloaded what lately, so that a reader counts once. The version before counts without it. */
export class AttachmentDownloads extends Migration {
  override up(): void {
    for (const statement of statements(table)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table "attachment_download"');
  }
}

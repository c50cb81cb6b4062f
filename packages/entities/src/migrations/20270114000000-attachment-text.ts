import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const table = `
create table "attachment_text" (
  "attachment_id" uuid not null constraint "attachment_text_attachment_id_foreign" references "attachment" ("id") on update cascade on delete cascade,
  "text" text not null default '',
  "attempts" smallint not null default 0,
  "due_at" timestamptz null,
  constraint "attachment_text_pkey" primary key ("attachment_id")
);
create index "attachment_text_due_index" on "attachment_text" ("due_at") where "due_at" is not null;
create index "attachment_text_search_index" on "attachment_text" using gin (bigrams("text"));
create index "attachment_text_character_index" on "attachment_text" using gin (string_to_array(lower("text"), null));
create trigger attachment_text_read after update of "text" on "attachment_text"
  for each row when (old.text is distinct from new.text) execute function tell_subject('attachment-text')`;

/** The words in files of posts (ATT-04). The version before has no files; what is not read yet is read in the background. */
export class AttachmentTexts extends Migration {
  override up(): void {
    for (const statement of statements(table)) this.addSql(statement);
  }
}

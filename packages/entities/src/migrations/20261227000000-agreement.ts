import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const tables = `
create table "agreement" (
  "document" text primary key,
  "revision" int not null,
  "draft" jsonb null,
  "draft_user_id" uuid null constraint "agreement_draft_user_id_foreign" references "user" ("id") on delete set null,
  "drafted_at" timestamptz null
);
create index "agreement_draft_user_id_index" on "agreement" ("draft_user_id");
create table "agreement_version" (
  "document" text not null constraint "agreement_version_document_foreign" references "agreement" ("document"),
  "number" int not null,
  "text" jsonb not null,
  "effective_on" date not null,
  "note" text not null,
  "revision" int not null,
  "user_id" uuid null constraint "agreement_version_user_id_foreign" references "user" ("id") on delete set null,
  "published_at" timestamptz not null,
  "withdrawn_at" timestamptz null,
  primary key ("document", "number")
);
create index "agreement_version_user_id_index" on "agreement_version" ("user_id");
create table "agreement_notice" (
  "user_id" uuid not null constraint "agreement_notice_user_id_foreign" references "user" ("id") on delete cascade,
  "document" text not null,
  "number" int not null,
  primary key ("user_id", "document")
)`;

const trigger = `create trigger agreement_version_changed after insert or update or delete on "agreement_version"
  for each statement execute function tell_subject('agreement')`;

/** Terms and privacy policy in versions. The version before knows none, and shows and records those that it comes with. */
export class Agreements extends Migration {
  override up(): void {
    for (const statement of [...statements(tables), trigger]) this.addSql(statement);
  }
}

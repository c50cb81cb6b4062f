import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/** The version before shows none of them. */
const table = `
create table "bulletin" (
  "id" serial primary key,
  "kind" text not null constraint "bulletin_kind_check" check ("kind" in ('POPUP', 'BANNER')),
  "title" text not null,
  "text" text not null default '',
  "picture" text not null default '',
  "alternative" text not null default '',
  "link" text not null default '',
  "pages" text not null default 'EVERY' constraint "bulletin_pages_check"
    check ("pages" in ('EVERY', 'HOME', 'ABOUT', 'MEMBER', 'NEWS', 'GALLERY', 'COMMUNITY')),
  "starts_on" date not null,
  "ends_on" date null,
  "is_on" boolean not null default true,
  "position" int not null default 0,
  "revision" int not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now()
);
create trigger bulletin_changed after insert or update or delete on "bulletin"
  for each statement execute function tell_subject('bulletin')`;

export class Bulletins extends Migration {
  override up(): void {
    for (const statement of statements(table)) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table "bulletin"');
  }
}

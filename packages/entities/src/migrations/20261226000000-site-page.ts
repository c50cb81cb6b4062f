import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/** Pages of the sections become rows (docs/decisions/056). The version before knows the program's own, and goes on with them. */
const tables = `
create table "site_page" (
  "id" serial primary key,
  "section" text not null constraint "site_page_section_check"
    check ("section" in ('about', 'member', 'news', 'gallery', 'community')),
  "address" text not null,
  "title" text not null default '',
  "position" int not null default 0,
  "is_fixed" boolean not null default false,
  "is_hidden" boolean not null default false,
  "removed_at" timestamptz null,
  "revision" int not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now()
);
create unique index "site_page_address_unique" on "site_page" ("section", "address") where "removed_at" is null;
create table "site_page_path" (
  "path" text not null primary key,
  "page_id" int not null constraint "site_page_path_page_id_foreign" references "site_page" ("id")
    on delete cascade
);
create index "site_page_path_page_id_index" on "site_page_path" ("page_id");
create trigger site_page_changed after insert or update or delete on "site_page"
  for each statement execute function tell_subject('board');
create trigger site_page_path_changed after insert or update or delete on "site_page_path"
  for each statement execute function tell_subject('board')`;

export class SitePages extends Migration {
  override up(): void {
    for (const statement of statements(tables)) this.addSql(statement);
    // Those that the program had then, in the order of its menu.
    this.addSql(`insert into "site_page" ("section", "address", "position", "is_fixed") values
      ('about', 'greeting', 1, true), ('about', 'mission-statement', 2, true), ('about', 'ilsub', 3, true),
      ('about', 'guide', 4, true), ('about', 'history', 5, true), ('about', 'direction', 6, true),
      ('about', 'member-genealogy', 7, true), ('member', 'executives', 1, true), ('member', 'members', 2, true),
      ('news', 'major-business', 1, true), ('news', 'cultural-property', 2, true), ('news', 'magoksa', 3, true),
      ('news', 'monumental-forest', 4, true), ('news', 'buyongsa', 5, true)`);
  }
}

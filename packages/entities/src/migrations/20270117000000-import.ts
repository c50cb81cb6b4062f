import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const tables = `
create table "import_run" (
  "id" uuid not null primary key,
  "source" text not null,
  "address" text not null default '',
  "is_dry_run" boolean not null,
  "started_at" timestamptz not null,
  "finished_at" timestamptz null,
  "report" jsonb not null
);
create index "import_run_started_at_index" on "import_run" ("started_at");
create table "import_origin" (
  "source" text not null,
  "kind" text not null
    constraint "import_origin_kind_check" check ("kind" in ('member', 'board', 'post', 'comment', 'file', 'picture', 'page')),
  "key" text not null,
  "target" text not null,
  "has_old_links" boolean not null default false,
  constraint "import_origin_pkey" primary key ("source", "kind", "key")
);
create index "import_origin_old_links_index" on "import_origin" ("source", "key") where "has_old_links"`;

/**
 * What was moved in from an old site (docs/decisions/076), and the names under which comments of people without an account
 * stand. The version before knows neither, and shows such comments as of somebody who has left.
 */
export class Imports extends Migration {
  override up(): void {
    for (const statement of statements(tables)) this.addSql(statement);
    this.addSql('alter table "comment" add column "author_name" text null');
  }
}

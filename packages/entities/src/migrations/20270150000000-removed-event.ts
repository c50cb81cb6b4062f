import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * An event that was removed can be brought back with what members replied (docs/decisions/092). Tables of their own: the
 * version before reads every row of `event`, and would show what is only marked as removed. It removes events without
 * writing them here.
 */
const tables = `
create table "removed_event" (
  "id" int not null,
  "facts" jsonb not null,
  "notices" jsonb not null default '[]',
  "removed_at" timestamptz not null,
  constraint "removed_event_pkey" primary key ("id")
);
create table "removed_event_reply" (
  "event_id" int not null constraint "removed_event_reply_event_id_foreign" references "removed_event" ("id")
    on delete cascade,
  "year" int not null,
  "user_id" uuid not null constraint "removed_event_reply_user_id_foreign" references "user" ("id")
    on delete cascade,
  "is_coming" boolean not null,
  "companions" smallint not null default 0,
  "note" text not null default '',
  "created_at" timestamptz not null,
  "updated_at" timestamptz not null,
  constraint "removed_event_reply_pkey" primary key ("event_id", "year", "user_id")
);
create index "removed_event_reply_user_id_index" on "removed_event_reply" ("user_id")`;

export class RemovedEvents extends Migration {
  override up(): void {
    for (const statement of statements(tables)) this.addSql(statement);
  }
}

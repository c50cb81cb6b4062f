import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const table = `
create table "job" (
  "id" uuid not null default gen_random_uuid() primary key,
  "kind" text not null,
  "subject" text not null default '',
  "data" jsonb not null,
  "key" text null,
  "user_id" uuid null
    constraint "job_user_id_foreign" references "user" ("id") on delete cascade,
  "state" text not null default 'WAITING' constraint "job_state_check" check ("state" in ('WAITING', 'DONE', 'FAILED')),
  "attempts" int not null default 0,
  "due_at" timestamptz null,
  "last_error" text null,
  "created_at" timestamptz not null,
  "ended_at" timestamptz null
);
create index "job_due_index" on "job" ("kind", "due_at") where "due_at" is not null;
create index "job_created_at_index" on "job" ("created_at", "id");
create index "job_user_id_index" on "job" ("user_id");
create unique index "job_key_unique" on "job" ("kind", "key") where "key" is not null`;

/** Work behind the scenes (docs/decisions/077). The version before has none, and keeps its mail in memory. */
export class Jobs extends Migration {
  override up(): void {
    for (const statement of statements(table)) this.addSql(statement);
  }
}

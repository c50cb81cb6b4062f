import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * Who applied and waits to be approved, and dues by year (docs/decisions/086). Who waits is not active, so that the version
 * before lets them in no more than this one.
 */
const changes = `
alter table "user" add column "applied_at" timestamptz null;
create index "user_applied_at_index" on "user" ("applied_at") where "applied_at" is not null;
create table "dues" (
  "user_id" uuid not null constraint "dues_user_id_foreign" references "user" ("id") on delete cascade,
  "year" int not null,
  "paid_on" date not null,
  "amount" int null,
  "note" text not null default '',
  "updated_at" timestamptz not null default now(),
  constraint "dues_pkey" primary key ("user_id", "year")
);
create index "dues_year_index" on "dues" ("year")`;

export class Membership extends Migration {
  override up(): void {
    for (const statement of statements(changes)) this.addSql(statement);
  }
}

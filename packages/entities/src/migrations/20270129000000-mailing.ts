import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/** Notices that are mailed, and to whom (docs/decisions/085). The version before mails none. */
const tables = `
create table "mailing" (
  "id" serial primary key,
  "post_id" int null constraint "mailing_post_id_foreign" references "stored_post" ("id") on delete set null,
  "title" text not null,
  "is_advertising" boolean not null default false,
  "grade_ids" int[] null,
  "author_id" uuid null constraint "mailing_author_id_foreign" references "user" ("id") on delete set null,
  "created_at" timestamptz not null,
  "stopped_at" timestamptz null,
  "ended_at" timestamptz null
);
create index "mailing_post_id_index" on "mailing" ("post_id");
create index "mailing_author_id_index" on "mailing" ("author_id");
create table "mailing_recipient" (
  "mailing_id" int not null constraint "mailing_recipient_mailing_id_foreign" references "mailing" ("id")
    on update cascade on delete cascade,
  "user_id" uuid not null constraint "mailing_recipient_user_id_foreign" references "user" ("id")
    on update cascade on delete cascade,
  "state" text not null default 'WAITING' constraint "mailing_recipient_state_check"
    check ("state" in ('WAITING', 'SENT', 'SKIPPED', 'BOUNCED', 'FAILED', 'STOPPED')),
  "queued_at" timestamptz null,
  "reason" text null,
  "ended_at" timestamptz null,
  constraint "mailing_recipient_pkey" primary key ("mailing_id", "user_id")
);
create index "mailing_recipient_user_id_index" on "mailing_recipient" ("user_id")`;

export class Mailings extends Migration {
  override up(): void {
    for (const statement of statements(tables)) this.addSql(statement);
  }
}

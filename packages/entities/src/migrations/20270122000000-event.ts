import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/** Events and who comes to them (docs/decisions/079). The version before knows of none. */
const tables = `
create table "event" (
  "id" serial primary key,
  "title" text not null,
  "description" text not null default '',
  "calendar" text not null default 'SOLAR' constraint "event_calendar_check" check ("calendar" in ('SOLAR', 'LUNAR')),
  "year" int not null,
  "month" smallint not null,
  "day" smallint not null,
  "is_leap_month" boolean not null default false,
  "is_yearly" boolean not null default false,
  "day_count" smallint not null default 1,
  "start_time" text null,
  "end_time" text null,
  "venue" text not null default '',
  "address" text not null default '',
  "poster" text not null default '',
  "poster_description" text not null default '',
  "takes_replies" boolean not null default false,
  "reply_days_before" smallint not null default 0,
  "maximum_companions" smallint not null default 0,
  "capacity" int null,
  "state" text not null default 'DRAFT' constraint "event_state_check" check ("state" in ('DRAFT', 'PUBLISHED')),
  "cancelled_years" int[] not null default '{}',
  "revision" int not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now()
);
create table "event_reply" (
  "event_id" int not null constraint "event_reply_event_id_foreign" references "event" ("id")
    on delete cascade,
  "year" int not null,
  "user_id" uuid not null constraint "event_reply_user_id_foreign" references "user" ("id")
    on delete cascade,
  "is_coming" boolean not null,
  "companions" smallint not null default 0,
  "note" text not null default '',
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  constraint "event_reply_pkey" primary key ("event_id", "year", "user_id")
);
create index "event_reply_user_id_index" on "event_reply" ("user_id");
create trigger event_changed after insert or update or delete on "event"
  for each statement execute function tell_subject('event')`;

/** A page that an administrator added at the calendar's address goes aside. */
const moved = `update "site_page" set "address" = 'calendar-' || "id"
  where "section" = 'news' and "address" = 'calendar' and "removed_at" is null`;

/** On a site that is there already the menu stays as it is, until an administrator shows the page. */
const page = `insert into "site_page" ("section", "address", "position", "is_fixed", "is_hidden")
  select 'news', 'calendar', coalesce(max("position"), 0) + 1, true, exists (select from "user")
  from "site_page" where "section" = 'news'`;

export class Events extends Migration {
  override up(): void {
    for (const statement of statements(tables)) this.addSql(statement);
    this.addSql(moved);
    this.addSql(page);
  }
}

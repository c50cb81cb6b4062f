import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/** Files of posts, and those that are still being sent (docs/decisions/070). The version before shows none. */
const tables = `
create table "attachment" (
  "id" uuid not null,
  "name" text not null,
  "kind" text not null,
  "bytes" int not null,
  "sha256" text not null,
  "user_id" uuid null constraint "attachment_user_id_foreign" references "user" ("id") on delete set null,
  "owner" text null,
  "place" int not null default 0,
  "downloads" int not null default 0,
  "created_at" timestamptz not null default now(),
  "unused_since" timestamptz null,
  constraint "attachment_pkey" primary key ("id")
);
create index "attachment_owner_index" on "attachment" ("owner");
create index "attachment_user_id_index" on "attachment" ("user_id");
create index "attachment_unused_index" on "attachment" ("unused_since") where "unused_since" is not null;
create table "attachment_upload" (
  "id" uuid not null,
  "user_id" uuid null constraint "attachment_upload_user_id_foreign" references "user" ("id") on delete set null,
  "name" text not null,
  "bytes" int not null,
  "received" int not null default 0,
  "parts" jsonb not null default '[]',
  "created_at" timestamptz not null default now(),
  constraint "attachment_upload_pkey" primary key ("id")
);
create index "attachment_upload_user_id_index" on "attachment_upload" ("user_id")`;

/** An edit may change nothing of a post but its files, which its row does not tell; a count is told as that of views is. */
const changes = `
create function tell_attachment() returns trigger language plpgsql as $$
begin
  perform tell_change('post:' || type) from post
    where id in (substring(old.owner from '^post:([0-9]+)$')::int, substring(new.owner from '^post:([0-9]+)$')::int);
  return null;
end
$$;
create trigger attachment_changed after update of "owner", "place" on "attachment"
  for each row execute function tell_attachment();
create function tell_download() returns trigger language plpgsql as $$
begin
  perform tell_change('views:' || type) from post where id = substring(new.owner from '^post:([0-9]+)$')::int;
  return null;
end
$$;
create trigger attachment_downloaded after update of "downloads" on "attachment"
  for each row execute function tell_download()`;

export class Attachments extends Migration {
  override up(): void {
    for (const room of [tables, changes]) for (const statement of statements(room)) this.addSql(statement);
  }
}

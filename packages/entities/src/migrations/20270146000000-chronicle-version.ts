import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const table = `
create table "chronicle_version" (
  "kind" text not null constraint "chronicle_version_kind_foreign" references "chronicle" ("kind"),
  "number" int not null,
  "list" jsonb not null,
  "revision" int not null,
  "user_id" uuid null constraint "chronicle_version_user_id_foreign" references "user" ("id") on delete set null,
  "published_at" timestamptz null,
  constraint "chronicle_version_pkey" primary key ("kind", "number")
);
create index "chronicle_version_user_id_index" on "chronicle_version" ("user_id")`;

/** Nothing where that very list stands as a version of that revision already. */
const store = `
create function store_chronicle_version(state "chronicle", writer uuid, day timestamptz) returns void language plpgsql as $$
declare
  entries jsonb;
begin
  select coalesce(
    jsonb_agg(jsonb_build_object('index', "index", 'title', "title", 'year', "year", 'date', "date") order by "index"),
    '[]'
  ) into entries from "chronicle_entry" where "kind" = state.kind;
  if state.revision = 0 and entries = '[]' or exists (
    select from "chronicle_version" where "kind" = state.kind and "revision" = state.revision and "list" = entries
  ) then
    return;
  end if;
  insert into "chronicle_version" ("kind", "number", "list", "revision", "user_id", "published_at")
  select state.kind, coalesce(max("number"), 0) + 1, entries, state.revision, writer,
    case when state.revision > 0 then day end
  from "chronicle_version" where "kind" = state.kind;
end
$$`;

/**
 * Who saved is what the log's line of the same transaction says. Of what was written past all saves there is no line, and
 * no day but that on which it is found. Of two saves in one transaction, only the last has what stands at its end.
 */
const triggers = `
create function store_former_chronicle() returns trigger language plpgsql as $$
begin
  perform store_chronicle_version(old, null, now());
  return new;
end
$$;
create trigger chronicle_former_stored before update of "revision" on "chronicle"
  for each row execute function store_former_chronicle();
create function store_saved_chronicle() returns trigger language plpgsql as $$
declare
  writer uuid;
begin
  if not exists (select from "chronicle" where "kind" = new.kind and "revision" = new.revision) then
    return null;
  end if;
  select "user"."id" into writer from (
    select "actor_id", xmin as "transaction" from "audit_line"
    where "act" in (new.kind || '_SAVED', new.kind || '_RESTORED') order by "id" desc limit 1
  ) as line join "user" on "user"."id" = line."actor_id" where line."transaction" = pg_current_xact_id()::xid;
  perform store_chronicle_version(new, writer, new.updated_at);
  return null;
end
$$;
create constraint trigger chronicle_version_stored after insert or update of "revision" on "chronicle"
  deferrable initially deferred for each row execute function store_saved_chronicle()`;

/**
 * What stands. Its transaction is long past: who saved it is told by the line of the same time, by the clock of the server,
 * which may differ from the database's.
 */
const standing = `
select store_chronicle_version("chronicle", (
  select "user"."id" from (
    select "actor_id", "at" from "audit_line" where "act" = "chronicle"."kind" || '_SAVED' order by "id" desc limit 1
  ) as line join "user" on "user"."id" = line."actor_id"
  where line."at" between "updated_at" - interval '10 minutes' and "updated_at" + interval '10 minutes'
), "updated_at") from "chronicle"`;

/**
 * Every list that was saved stays as a version (docs/decisions/093). The database stores it, when the transaction of a save
 * ends: so do the saves of the version before, which knows of none. What stands is stored here, and what was written
 * past all saves before the next one takes its place.
 */
export class ChronicleVersions extends Migration {
  override up(): void {
    for (const part of [table, store, triggers]) for (const statement of statements(part)) this.addSql(statement);
    this.addSql(standing);
  }
}

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

/**
 * By whom is what the log's line of the same save says, by the clock of the server, which may differ from the database's;
 * of a list that nobody has saved there is none.
 */
const store = `
create function store_chronicle_version(state "chronicle") returns void language plpgsql as $$
declare
  entries jsonb;
  writer uuid;
begin
  if exists (select from "chronicle_version" where "kind" = state.kind and "revision" = state.revision) then
    return;
  end if;
  select coalesce(
    jsonb_agg(jsonb_build_object('index', "index", 'title', "title", 'year', "year", 'date', "date") order by "index"),
    '[]'
  ) into entries from "chronicle_entry" where "kind" = state.kind;
  if state.revision = 0 and entries = '[]' then
    return;
  end if;
  select "user"."id" into writer from (
    select "actor_id", "at" from "audit_line" where "act" in (state.kind || '_SAVED', state.kind || '_RESTORED')
    order by "id" desc limit 1
  ) as line join "user" on "user"."id" = line."actor_id"
  where state.revision > 0
    and line."at" between state.updated_at - interval '10 minutes' and state.updated_at + interval '10 minutes';
  insert into "chronicle_version" ("kind", "number", "list", "revision", "user_id", "published_at")
  select state.kind, coalesce(max("number"), 0) + 1, entries, state.revision, writer,
    case when state.revision > 0 then state.updated_at end
  from "chronicle_version" where "kind" = state.kind;
end
$$`;

const triggers = `
create function store_former_chronicle() returns trigger language plpgsql as $$
begin
  perform store_chronicle_version(old);
  return new;
end
$$;
create trigger chronicle_former_stored before update of "revision" on "chronicle"
  for each row execute function store_former_chronicle();
create function store_saved_chronicle() returns trigger language plpgsql as $$
begin
  perform store_chronicle_version(new);
  return null;
end
$$;
create constraint trigger chronicle_version_stored after insert or update of "revision" on "chronicle"
  deferrable initially deferred for each row execute function store_saved_chronicle()`;

/**
 * Every list that was saved stays as a version (docs/decisions/093). The database stores it, when the transaction of a save
 * ends: so do the saves of the version before, which knows of none. What stands is stored here, and what was written
 * past all saves before the next one takes its place.
 */
export class ChronicleVersions extends Migration {
  override up(): void {
    for (const part of [table, store, triggers]) for (const statement of statements(part)) this.addSql(statement);
    this.addSql('select store_chronicle_version("chronicle") from "chronicle"');
  }
}

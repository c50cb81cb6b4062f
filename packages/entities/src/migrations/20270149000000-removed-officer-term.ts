import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * A term that was removed can be brought back with its officers for some days (docs/decisions/053). The database writes it
 * here before it goes, so that the version before, which knows of none, loses none either.
 */
const table = `
create table "removed_officer_term" (
  "id" serial primary key,
  "number" int not null,
  "facts" jsonb not null,
  "officers" jsonb not null,
  "removed_at" timestamptz not null default now()
);
create function store_removed_officer_term() returns trigger language plpgsql as $$
begin
  delete from "removed_officer_term" where "removed_at" < now() - interval '30 days';
  insert into "removed_officer_term" ("number", "facts", "officers")
  select old."number", jsonb_build_object('title', old."title", 'startedIn', old."started_in", 'endedIn', old."ended_in",
    'revision', old."revision", 'createdAt', old."created_at"), coalesce(jsonb_agg(jsonb_build_object(
      'id', "officer"."id", 'person', "officer"."person_id", 'name',
      case when "person"."is_public" then "person"."name" when "person"."id" is null then "officer"."name" else '' end,
      'isPublic', coalesce("person"."is_public", true), 'type', "officer"."type", 'role', "officer"."role",
      'remarks', "officer"."remarks", 'phone', "officer"."phone", 'position', "officer"."position",
      'revision', "officer"."revision", 'createdAt', "officer"."created_at"
    ) order by "officer"."position", "officer"."id"), '[]')
  from "officer" left join "person" on "person"."id" = "officer"."person_id" where "officer"."term_number" = old."number";
  return old;
end
$$;
create trigger removed_officer_term_stored before delete on "officer_term"
  for each row execute function store_removed_officer_term()`;

export class RemovedOfficerTerms extends Migration {
  override up(): void {
    for (const statement of statements(table)) this.addSql(statement);
  }
}

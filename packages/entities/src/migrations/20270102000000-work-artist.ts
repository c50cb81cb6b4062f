import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const table = `
create table "work_artist" (
  "post_id" int not null constraint "work_artist_post_id_foreign" references "stored_post" ("id") on delete cascade,
  "position" int not null,
  "person_id" int null constraint "work_artist_person_id_foreign" references "person" ("id") on delete set null,
  "name" text not null,
  "role" text not null,
  constraint "work_artist_pkey" primary key ("post_id", "position")
);
create index "work_artist_person_index" on "work_artist" ("person_id")`;

/** Of a work that is gone, people alone are told. */
const tell = `
create function tell_artists() returns trigger language plpgsql as $$
begin
  perform tell_change('post:' || type)
    from (select distinct post.type from changed join post on post.id = changed.post_id) as boards;
  perform tell_change('artist');
  return null;
end
$$;
create trigger artist_added after insert on "work_artist"
  referencing new table as changed for each statement execute function tell_artists();
create trigger artist_changed after update on "work_artist"
  referencing new table as changed for each statement execute function tell_artists();
create trigger artist_removed after delete on "work_artist"
  referencing old table as changed for each statement execute function tell_artists();

create function tell_artists_of_post() returns trigger language plpgsql as $$
begin
  if exists (select from work_artist where post_id = new.id) then perform tell_change('artist'); end if;
  return null;
end
$$;
create trigger artists_moved after update of "type", "deleted_at" on "stored_post"
  for each row when (row(old.type, old.deleted_at) is distinct from row(new.type, new.deleted_at))
  execute function tell_artists_of_post()`;

/**
 * Who made a work, as people of the lineage or by name (docs/decisions/061). The version before knows of none, and leaves
 * those that are there; `artist` is told to pages of people, which a work joins or leaves.
 */
export class WorkArtists extends Migration {
  override up(): void {
    for (const room of [table, tell]) for (const statement of statements(room)) this.addSql(statement);
  }
}

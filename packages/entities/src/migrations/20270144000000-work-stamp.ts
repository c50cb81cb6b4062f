import { Migration } from "@mikro-orm/migrations";

/** A work as it stands in an exhibition, by the types that boards of works have. */
const isWork = "type ~ '^EXHIBITION_|_EXHIBITION$'";

/**
 * A work changes with whom it names: harvesters hear of it where somebody of the lineage is removed and it names them as
 * written again, where a member by whose nickname it is signed is called otherwise, and where they withdraw. The version
 * before says it too, as the database does.
 */
const functions = [
  `create function touch_unbound_work() returns trigger language plpgsql as $$
begin
  update stored_post set updated_at = now() where id = new.post_id;
  return null;
end $$`,
  `create function touch_signed_works() returns trigger language plpgsql as $$
begin
  update stored_post set updated_at = now() where user_id = new.id and author_name is null and ${isWork};
  return null;
end $$`,
  `create function touch_orphaned_work() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$`,
];

const triggers = [
  `create trigger work_artist_unbound after update of "person_id" on "work_artist"
    for each row when (old.person_id is not null and new.person_id is null) execute function touch_unbound_work()`,
  `create trigger signed_works_renamed after update of "nickname" on "user"
    for each row when (old.nickname <> new.nickname) execute function touch_signed_works()`,
  `create trigger signed_work_orphaned before update of "user_id" on "stored_post"
    for each row when (old.user_id is not null and new.user_id is null and new.author_name is null
      and new.${isWork}) execute function touch_orphaned_work()`,
];

export class WorkStamps extends Migration {
  override up(): void {
    for (const statement of [...functions, ...triggers]) this.addSql(statement);
  }
}

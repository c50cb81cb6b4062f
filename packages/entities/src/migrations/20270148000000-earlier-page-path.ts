import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * Pages to which an address led before another page or a board took it (docs/decisions/056): it leads to the last of them
 * again once what took it is gone. `site_page_path` stays as it was, with one page for each address; the database writes
 * here what that table loses, also to the version before, which knows of none.
 */
const table = `
create table "site_page_earlier_path" (
  "id" serial primary key,
  "path" text not null,
  "page_id" int not null constraint "site_page_earlier_path_page_id_foreign" references "site_page" ("id")
    on delete cascade,
  constraint "site_page_earlier_path_unique" unique ("path", "page_id")
);
create index "site_page_earlier_path_page_id_index" on "site_page_earlier_path" ("page_id");
create function store_earlier_page_path() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.page_id = old.page_id and new.path = old.path then
    return null;
  end if;
  delete from "site_page_earlier_path" where "path" = old.path and "page_id" = old.page_id;
  insert into "site_page_earlier_path" ("path", "page_id")
  select old.path, "id" from "site_page" where "id" = old.page_id;
  return null;
end
$$;
create trigger site_page_earlier_path_stored after update or delete on "site_page_path"
  for each row execute function store_earlier_page_path()`;

export class EarlierPagePaths extends Migration {
  override up(): void {
    for (const statement of statements(table)) this.addSql(statement);
  }
}

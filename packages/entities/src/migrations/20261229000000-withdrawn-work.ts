import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const table = `
create table "withdrawn_work" (
  "id" int not null primary key,
  "type" text not null,
  "title" text not null
)`;

/** What no visitor could read leaves nothing behind. */
const note = `
create function note_withdrawn_work() returns trigger language plpgsql as $$
begin
  insert into withdrawn_work (id, type, title)
  select old.id, old.type, old.title
  from board left join exhibition on exhibition.type = board.type
  where board.type = old.type and board.readers = 'EVERYONE'
    and coalesce(exhibition.state, '') not in ('DRAFT', 'ANNOUNCED')
  on conflict do nothing;
  return old;
end
$$`;

/**
 * A work that is gone for good leaves its number and title, which its permanent address tells (WRK-05). By a trigger, as
 * the version before purges works too.
 */
export class WithdrawnWorks extends Migration {
  override up(): void {
    for (const statement of statements(table)) this.addSql(statement);
    this.addSql(note);
    this.addSql(`create trigger work_withdrawn after delete on "stored_post"
      for each row when (old.type ~ '^EXHIBITION_|_EXHIBITION$') execute function note_withdrawn_work()`);
  }
}

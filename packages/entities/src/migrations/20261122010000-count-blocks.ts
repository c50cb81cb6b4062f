import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * How many posts of each 500 numbers of a board are there: a page far back is found by adding these up instead of
 * passing over every post before it. Whoever changes a post also holds its board's counter (board-counter.ts), so that
 * the rows here are locked by one writer at a time.
 */
const table = `
create table "board_block" (
  "type" text not null constraint "board_block_type_check"
    check ("type" in ('FIRST_EXHIBITION', 'SECOND_EXHIBITION', 'THIRD_EXHIBITION', 'FOURTH_EXHIBITION', 'NOTICE', 'QNA')),
  "sub_type" smallint not null,
  "block" int not null,
  "post_count" int not null,
  primary key ("type", "sub_type", "block")
)`;

const countAll = (posts: string, sign: string) => `
  insert into board_block (type, sub_type, block, post_count)
  select type, place, index / 500, ${sign}count(*)
  from ${posts} cross join lateral (select 0 union all select sub_type where sub_type is not null) as places (place)
  where deleted_at is null
  group by 1, 2, 3
  order by 1, 2, 3`;

const change = `
  on conflict (type, sub_type, block) do update set post_count = board_block.post_count + excluded.post_count`;

const trigger = (name: string, when: string, posts: string, sign: string) => `
create function ${name}() returns trigger language plpgsql as $$
begin
  ${countAll(posts, sign)}${change};
  return null;
end
$$;
create trigger ${name} after ${when} for each statement execute function ${name}()`;

/** A statement that changes columns by name has no table of what it changed, so this one counts row by row. */
const moved = `
create function post_block_moved() returns trigger language plpgsql as $$
begin
  ${countAll("(select (old).*) as gone", "-")}${change};
  ${countAll("(select (new).*) as come", "")}${change};
  return null;
end
$$;
create trigger post_block_moved after update of "type", "index", "sub_type", "deleted_at" on "post"
  for each row when ((old.type, old.index, old.sub_type, old.deleted_at)
    is distinct from (new.type, new.index, new.sub_type, new.deleted_at))
  execute function post_block_moved()`;

const emptied = `
create function post_block_emptied() returns trigger language plpgsql as $$
begin
  delete from board_block;
  return null;
end
$$;
create trigger post_block_emptied after truncate on "post" for each statement execute function post_block_emptied()`;

export class CountBlocks extends Migration {
  override up(): void {
    this.addSql(table);
    const added = trigger("post_block_added", `insert on "post" referencing new table as added`, "added", "");
    const removed = trigger("post_block_removed", `delete on "post" referencing old table as removed`, "removed", "-");
    for (const room of [added, removed, moved, emptied])
      for (const statement of statements(room)) this.addSql(statement);
    this.addSql(countAll("post", ""));
  }
}

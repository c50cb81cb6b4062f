import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * Who was shown by a name says so when they take another or leave: only what shows it is made anew. Nobody is shown yet
 * by a name that is new. 'member' is told as before, for searches by author and for a server of the version before. Names
 * are cut as `author` in the server's subjects does, far beyond the longest one: a payload holds 8,000 bytes.
 */
const authors = `
create function tell_author() returns trigger language plpgsql as $$
begin
  perform tell_change('author:' || left(old.nickname, 100));
  return null;
end
$$;
create trigger author_renamed after update of "nickname" on "user"
  for each row when (old.nickname is distinct from new.nickname) execute function tell_author();
create trigger author_removed after delete on "user" for each row execute function tell_author()`;

/** The comments of a post that has moved are read at the address that it had, too. */
const commentsOfMoved = `
create or replace function tell_comments() returns trigger language plpgsql as $$
begin
  perform tell_change('comment:' || type) from (
    select post.type from changed join post on post.id = changed.post_id
    union
    select post_move.type from changed join post_move on post_move.post_id = changed.post_id
  ) as boards;
  return null;
end
$$`;

export class TellAuthors extends Migration {
  override up(): void {
    for (const statement of statements(authors)) this.addSql(statement);
    this.addSql(commentsOfMoved);
  }
}

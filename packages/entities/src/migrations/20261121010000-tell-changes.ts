import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * Whoever changes what visitors see says so at the commit, by triggers: no writer can forget it, be it another process
 * or somebody at the database's own prompt. A payload is the subject, and one transaction says each only once.
 */
const tell = `
create function tell_change(subject text) returns void language sql as $$
  select pg_notify('bulmo_change', subject)
$$`;

const posts = `
create function tell_posts() returns trigger language plpgsql as $$
begin
  perform tell_change('post:' || type) from (select distinct type from changed) as boards;
  return null;
end
$$;
create trigger post_added after insert on "post"
  referencing new table as changed for each statement execute function tell_posts();
create trigger post_removed after delete on "post"
  referencing old table as changed for each statement execute function tell_posts();

create function tell_post() returns trigger language plpgsql as $$
begin
  perform tell_change('post:' || old.type);
  if new.type <> old.type then perform tell_change('post:' || new.type); end if;
  return null;
end
$$;
create trigger post_changed
  after update of "type", "index", "sub_type", "user_id", "author_name", "title", "content", "summary", "thumbnail",
    "caption", "like_count", "created_at", "deleted_at" on "post"
  for each row execute function tell_post();

create function tell_views() returns trigger language plpgsql as $$
begin
  perform tell_change('views:' || new.type);
  return null;
end
$$;
create trigger post_viewed after update of "views" on "post" for each row execute function tell_views()`;

const comments = `
create function tell_comments() returns trigger language plpgsql as $$
begin
  perform tell_change('comment:' || type)
    from (select distinct post.type from changed join post on post.id = changed.post_id) as boards;
  return null;
end
$$;
create trigger comment_added after insert on "comment"
  referencing new table as changed for each statement execute function tell_comments();
create trigger comment_changed after update on "comment"
  referencing new table as changed for each statement execute function tell_comments();
create trigger comment_removed after delete on "comment"
  referencing old table as changed for each statement execute function tell_comments()`;

const others = `
create function tell_subject() returns trigger language plpgsql as $$
begin
  perform tell_change(tg_argv[0]);
  return null;
end
$$;
create trigger member_renamed after update of "nickname" on "user"
  for each row when (old.nickname is distinct from new.nickname) execute function tell_subject('member');
create trigger member_removed after delete on "user" for each statement execute function tell_subject('member');
create trigger chronicle_changed after insert or update or delete on "chronicle_entry"
  for each statement execute function tell_subject('chronicle');
create trigger chronicle_saved after update on "chronicle"
  for each statement execute function tell_subject('chronicle')`;

export class TellChanges extends Migration {
  override up(): void {
    this.addSql(tell);
    for (const room of [posts, comments, others]) for (const statement of statements(room)) this.addSql(statement);
  }
}

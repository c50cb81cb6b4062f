import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/** What a word is found by: its windows of two characters, or itself where it is one. */
const termTokens = `
create function term_tokens(term text, mark text) returns text[] language sql immutable strict parallel safe as $$
  select case when cardinality(chars) < 2 then array[mark || lower(term)]
    else array(select mark || c || n from unnest(chars[:cardinality(chars) - 1], chars[2:]) as w (c, n)) end
  from (select string_to_array(lower(term), null)) as t (chars)
$$`;

/**
 * What a post is found by: each character and each window of two, those of its title marked once more; which board it
 * stands on, and in which stretch of the numbers, so that the newest are found without all that are older
 * (docs/decisions/080). A secret question stands on a shelf of its own, and on its writer's. An index calls no functions
 * but the database's own: while one is made, there is no path to others. A loop, since it is five times as quick as sets.
 */
const postTokens = `
create function post_tokens(post_id int, type text, is_secret boolean, user_id uuid, title text, words text)
returns text[] language plpgsql immutable parallel safe cost 1000 as $$
declare
  line text := lower(translate(title || ' ' || words, E'\\n\\r\\t', '   '));
  tokens text[] := string_to_array(line, null);
  before text := ' ';
  c text;
begin
  tokens := tokens || case when is_secret then array['!' || type, '@' || coalesce(user_id::text, '')]
    else array[type || '/', type || '/10/' || (post_id >> 10), type || '/13/' || (post_id >> 13),
      type || '/16/' || (post_id >> 16)] end;
  foreach c in array string_to_array(line, null) loop
    if c <> ' ' and before <> ' ' then tokens := tokens || (before || c); end if;
    before := c;
  end loop;
  before := ' ';
  foreach c in array string_to_array(lower(title), null) loop
    if c <> ' ' then
      tokens := tokens || ('^' || c);
      if before <> ' ' then tokens := tokens || ('^' || before || c); end if;
    end if;
    before := c;
  end loop;
  return tokens;
end $$`;

/** Of the HTML that the site stores, which is sanitised: what a reader sees, as one line. */
const plainText = `
create function plain_text(html text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(html, '</?(?:p|h[1-6]|li|ul|ol|figure|figcaption|blockquote|hr|br|table|tr|td|th)(?:[ /][^>]*)?>', ' ', 'g'),
        '<[^>]*>', '', 'g'),
      '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '[\\s\\u00a0\\ufffc]+', ' ', 'g'))
$$`;

const refresh = `
create function refresh_post_text(post int) returns void language sql as $$
  insert into post_text (post_id, type, is_secret, user_id, title, words)
  select p.id, p.type, s.post_id is not null, case when s.post_id is not null then p.user_id end,
    coalesce(s.title, p.title),
    left(concat_ws(' · ',
      nullif(p.heading, ''), nullif(p.author_name, ''), nullif(p.hanja, ''), nullif(p.english, ''),
      nullif(p.caption, ''), case when strpos(p.caption, p.technique) = 0 then p.technique end,
      nullif(p.holder, ''), nullif(p.inscription, ''), nullif(plain_text(coalesce(s.content, p.content)), '')), 200000)
  from stored_post p left join secret_question s on s.post_id = p.id
  where p.id = post
  on conflict (post_id) do update set type = excluded.type, is_secret = excluded.is_secret,
    user_id = excluded.user_id, title = excluded.title, words = excluded.words
  where (post_text.type, post_text.is_secret, post_text.user_id, post_text.title, post_text.words)
    is distinct from (excluded.type, excluded.is_secret, excluded.user_id, excluded.title, excluded.words)
$$`;

const table = `
create table "post_text" (
  "post_id" int not null constraint "post_text_post_id_foreign" references "stored_post" ("id") on update cascade on delete cascade,
  "type" text not null,
  "is_secret" boolean not null default false,
  "user_id" uuid null,
  "title" text not null,
  "words" text not null,
  constraint "post_text_pkey" primary key ("post_id")
);
create index "post_text_type_index" on "post_text" ("type", "post_id");
create index "post_text_search_index" on "post_text" using gin (post_tokens("post_id", "type", "is_secret", "user_id", "title", "words")) with (gin_pending_list_limit = 256);
create table "search_miss" (
  "day" date not null,
  "word" text not null,
  "count" int not null default 1,
  constraint "search_miss_pkey" primary key ("day", "word")
)`;

const fill = `
create function fill_post_text() returns trigger language plpgsql as $$
begin
  perform refresh_post_text(new.id);
  return null;
end $$;
create function fill_secret_text() returns trigger language plpgsql as $$
begin
  perform refresh_post_text(coalesce(new.post_id, old.post_id));
  return null;
end $$;
create trigger post_text_inserted after insert on "stored_post"
  for each row execute function fill_post_text();
create trigger post_text_updated after update of "type", "user_id", "title", "content", "author_name", "heading", "hanja", "english", "caption", "technique", "holder", "inscription" on "stored_post"
  for each row execute function fill_post_text();
create trigger post_text_secret after insert or update or delete on "secret_question"
  for each row execute function fill_secret_text()`;

/**
 * What all posts are found by (DAY-06). The triggers fill it for the version before too; the posts that stand already come
 * in batches in the background, so that nothing is locked for long.
 */
export class Search extends Migration {
  override up(): void {
    for (const made of [termTokens, postTokens, plainText]) this.addSql(made);
    for (const statement of statements(table)) this.addSql(statement);
    this.addSql(refresh);
    for (const statement of statements(fill)) this.addSql(statement);
  }
}

import { Migration } from "@mikro-orm/migrations";

/**
 * Two-character windows of a text in lower case, for the search by index: PostgreSQL's trigram index does not serve
 * the two syllables that most Korean words have.
 */
const bigrams = `
create function bigrams(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(value), i, 2)), '{}')
  from generate_series(1, length(value) - 1) as i
$$`;

const boards = `('FIRST_EXHIBITION', 'SECOND_EXHIBITION', 'THIRD_EXHIBITION', 'FOURTH_EXHIBITION', 'NOTICE', 'QNA')`;

const members = `
create table "user" (
  "id" uuid not null primary key,
  "username" text not null,
  "username_key" text not null constraint "user_username_key_unique" unique,
  "name" text not null,
  "nickname" text not null constraint "user_nickname_unique" unique,
  "email" text not null constraint "user_email_unique" unique,
  "homepage" text not null default '',
  "zonecode" text not null default '',
  "address" text not null default '',
  "detail_address" text not null default '',
  "profile" text not null default '',
  "career" text not null default '',
  "activity" text not null default '',
  "role" text not null default '회원',
  "is_admin" boolean not null default false,
  "is_active" boolean not null default true,
  "password_hash" text null,
  "previous_email" text null,
  "email_changed_at" timestamptz null,
  "created_at" timestamptz not null
);
create index "user_created_at_index" on "user" ("created_at", "id");
create index "user_nickname_search_index" on "user" using gin (bigrams("nickname"));
create index "user_nickname_character_index" on "user" using gin (string_to_array(lower("nickname"), null));

create table "consent" (
  "id" serial primary key,
  "user_id" uuid not null constraint "consent_user_id_foreign" references "user" ("id") on delete cascade,
  "document" text not null constraint "consent_document_check" check ("document" in ('TERMS', 'PRIVACY')),
  "version" text not null,
  "source" text not null constraint "consent_source_check" check ("source" in ('FORM', 'CLIENT')),
  "agreed_at" timestamptz not null
);
create index "consent_user_index" on "consent" ("user_id");

create table "session" (
  "id" text not null primary key,
  "user_id" uuid not null constraint "session_user_id_foreign" references "user" ("id") on delete cascade,
  "auto_login" boolean not null,
  "expires_at" timestamptz not null,
  "password_checked_at" timestamptz null,
  "created_at" timestamptz not null
);
create index "session_user_index" on "session" ("user_id");
create index "session_expires_at_index" on "session" ("expires_at");

create table "one_time_code" (
  "user_id" uuid not null primary key
    constraint "one_time_code_user_id_foreign" references "user" ("id") on update cascade on delete cascade,
  "code_hash" text not null,
  "attempts_left" smallint not null,
  "expires_at" timestamptz not null,
  "created_at" timestamptz not null
)`;

const posts = `
create table "board_counter" (
  "type" text not null constraint "board_counter_type_check" check ("type" in ${boards}),
  "sub_type" smallint not null,
  "last_index" int not null default 0,
  "post_count" int not null default 0,
  primary key ("type", "sub_type")
);

create table "post" (
  "id" serial primary key,
  "type" text not null constraint "post_type_check" check ("type" in ${boards}),
  "index" int not null,
  "sub_type" smallint null,
  "user_id" uuid null constraint "post_user_id_foreign" references "user" ("id") on delete set null,
  "author_name" text null,
  "title" text not null,
  "content" text not null,
  "summary" text not null,
  "thumbnail" text not null default '',
  "caption" text not null default '',
  "views" int not null default 0,
  "like_count" int not null default 0,
  "created_at" timestamptz not null,
  "updated_at" timestamptz not null,
  "deleted_at" timestamptz null,
  constraint "post_type_index_unique" unique ("type", "index")
);
create index "post_list_index" on "post" ("type", "index" desc) where "deleted_at" is null;
create index "post_group_index" on "post" ("type", "sub_type", "index" desc)
  where "deleted_at" is null and "sub_type" is not null;
create index "post_author_index" on "post" ("user_id", "type", "index" desc);
create index "post_title_search_index" on "post" using gin (bigrams("title")) where "deleted_at" is null;
create index "post_author_name_search_index" on "post" using gin (bigrams("author_name"))
  where "author_name" is not null;
create index "post_title_character_index" on "post" using gin (string_to_array(lower("title"), null))
  where "deleted_at" is null;
create index "post_author_name_character_index" on "post" using gin (string_to_array(lower("author_name"), null))
  where "author_name" is not null;

create table "post_move" (
  "type" text not null constraint "post_move_type_check" check ("type" in ${boards}),
  "index" int not null,
  "post_id" int not null constraint "post_move_post_id_foreign" references "post" ("id") on delete cascade,
  primary key ("type", "index")
);
create index "post_move_post_index" on "post_move" ("post_id");

create table "post_view" (
  "post_id" int not null constraint "post_view_post_id_foreign" references "post" ("id") on delete cascade,
  "reader" text not null,
  "viewed_at" timestamptz not null,
  primary key ("post_id", "reader")
);
create index "post_view_viewed_at_index" on "post_view" ("viewed_at");

create table "post_like" (
  "post_id" int not null
    constraint "post_like_post_id_foreign" references "post" ("id") on update cascade on delete cascade,
  "user_id" uuid not null
    constraint "post_like_user_id_foreign" references "user" ("id") on update cascade on delete cascade,
  "created_at" timestamptz not null,
  primary key ("post_id", "user_id")
);
create index "post_like_user_index" on "post_like" ("user_id")`;

const comments = `
create table "comment" (
  "id" serial primary key,
  "post_id" int not null constraint "comment_post_id_foreign" references "post" ("id") on delete cascade,
  "parent_id" int null constraint "comment_parent_id_foreign" references "comment" ("id") on delete cascade,
  "user_id" uuid null constraint "comment_user_id_foreign" references "user" ("id") on delete set null,
  "content" text not null,
  "like_count" int not null default 0,
  "created_at" timestamptz not null,
  "deleted_at" timestamptz null
);
create index "comment_post_index" on "comment" ("post_id", "id");
create index "comment_parent_index" on "comment" ("parent_id");
create index "comment_user_index" on "comment" ("user_id");

create table "comment_like" (
  "comment_id" int not null
    constraint "comment_like_comment_id_foreign" references "comment" ("id") on update cascade on delete cascade,
  "user_id" uuid not null
    constraint "comment_like_user_id_foreign" references "user" ("id") on update cascade on delete cascade,
  "created_at" timestamptz not null,
  primary key ("comment_id", "user_id")
);
create index "comment_like_user_index" on "comment_like" ("user_id")`;

const lists = `
create table "chronicle" (
  "kind" text not null primary key constraint "chronicle_kind_check" check ("kind" in ('HISTORY', 'PROPERTY')),
  "revision" int not null default 0,
  "updated_at" timestamptz not null
);

create table "chronicle_entry" (
  "kind" text not null constraint "chronicle_entry_kind_foreign" references "chronicle" ("kind") on delete cascade,
  "index" int not null,
  "title" text not null,
  "year" text not null default '',
  "date" text not null default '',
  primary key ("kind", "index")
)`;

const uploads = `
create table "upload" (
  "hash" text not null primary key,
  "format" text not null,
  "width" int not null,
  "height" int not null,
  "bytes" int not null,
  "placeholder" text not null,
  "is_animated" boolean not null default false,
  "has_tiles" boolean not null default false,
  "tiles_requested_at" timestamptz null,
  "user_id" uuid null constraint "upload_user_id_foreign" references "user" ("id") on delete set null,
  "created_at" timestamptz not null,
  "unused_since" timestamptz null
);
create index "upload_user_index" on "upload" ("user_id");
create index "upload_tiles_index" on "upload" ("tiles_requested_at")
  where "has_tiles" = false and "tiles_requested_at" is not null;
create index "upload_unused_index" on "upload" ("unused_since") where "unused_since" is not null;

create table "upload_use" (
  "upload_hash" text not null constraint "upload_use_upload_hash_foreign" references "upload" ("hash"),
  "owner" text not null,
  primary key ("upload_hash", "owner")
);
create index "upload_use_owner_index" on "upload_use" ("owner")`;

const house = `
create table "rate_limit" (
  "key" text not null primary key,
  "count" int not null,
  "resets_at" timestamptz not null
);
create index "rate_limit_resets_at_index" on "rate_limit" ("resets_at");

create table "setting" (
  "key" text not null primary key,
  "value" text not null,
  "updated_at" timestamptz not null
)`;

const counters = `
insert into "board_counter" ("type", "sub_type")
  values ('FIRST_EXHIBITION', 0), ('SECOND_EXHIBITION', 0), ('THIRD_EXHIBITION', 0), ('FOURTH_EXHIBITION', 0),
    ('NOTICE', 0), ('QNA', 0);
insert into "chronicle" ("kind", "updated_at") values ('HISTORY', now()), ('PROPERTY', now())`;

/** Everything of requirements/constants.md and requirements/decisions.md. PGlite takes one statement at a time, hence the split. */
export class Initial extends Migration {
  override up(): void {
    this.addSql(bigrams);
    for (const room of [members, posts, comments, lists, uploads, house, counters])
      for (const statement of room.split(/;\s*\n/u)) this.addSql(statement);
  }
}

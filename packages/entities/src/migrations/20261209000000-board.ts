import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/** Exhibitions and boards become rows (docs/decisions/046). The version before knows the first six, and goes on with them. */
const tables = `
create table "board" (
  "type" text not null primary key,
  "kind" text not null constraint "board_kind_check" check ("kind" in ('EXHIBITION', 'TEXT', 'ALBUM', 'ARCHIVE')),
  "title" text not null,
  "address" text null constraint "board_address_unique" unique,
  "position" int not null default 0,
  "readers" text not null default 'EVERYONE'
    constraint "board_readers_check" check ("readers" in ('EVERYONE', 'MEMBERS', 'ADMINISTRATORS')),
  "writers" text not null default 'ADMINISTRATORS'
    constraint "board_writers_check" check ("writers" in ('MEMBERS', 'ADMINISTRATORS')),
  "has_comments" boolean not null default false,
  "headings" text[] not null default '{}',
  "closed_at" timestamptz null,
  "revision" int not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now()
);

create table "board_address" (
  "address" text not null primary key,
  "type" text not null constraint "board_address_type_foreign" references "board" ("type") on delete cascade
);
create index "board_address_type_index" on "board_address" ("type");

create table "exhibition" (
  "type" text not null primary key constraint "exhibition_type_foreign" references "board" ("type") on delete cascade,
  "number" int not null constraint "exhibition_number_unique" unique,
  "banner" text not null default '',
  "state" text not null default 'DRAFT'
    constraint "exhibition_state_check" check ("state" in ('DRAFT', 'ANNOUNCED', 'OPEN', 'PAST')),
  "starts_on" date not null,
  "ends_on" date null,
  "is_by_month" boolean not null default false,
  "venue" text not null default '',
  "directions" text not null default '',
  "poster" text not null default '',
  "introduction" text not null default '',
  "last_group" smallint not null default 0
);

create table "exhibition_group" (
  "type" text not null constraint "exhibition_group_type_foreign" references "exhibition" ("type") on delete cascade,
  "number" smallint not null,
  "name" text not null,
  "position" smallint not null,
  primary key ("type", "number")
)`;

/** As they stood in the program until now: their addresses, types and the numbers of their groups stay. */
const boards = `
insert into "board" ("type", "kind", "title", "address", "position", "writers", "has_comments") values
  ('FIRST_EXHIBITION', 'EXHIBITION', '제1회 불교미술전', null, 1, 'ADMINISTRATORS', false),
  ('SECOND_EXHIBITION', 'EXHIBITION', '제2회 불교미술전', null, 2, 'ADMINISTRATORS', false),
  ('THIRD_EXHIBITION', 'EXHIBITION', '제3회 불교미술전', null, 3, 'ADMINISTRATORS', false),
  ('FOURTH_EXHIBITION', 'EXHIBITION', '제4회 불교미술전', null, 4, 'ADMINISTRATORS', false),
  ('NOTICE', 'TEXT', '공지사항', 'notice', 1, 'ADMINISTRATORS', false),
  ('QNA', 'TEXT', 'Q&A', 'qna', 2, 'MEMBERS', true)`;

const exhibitions = `
insert into "exhibition" ("type", "number", "state", "starts_on", "is_by_month", "last_group") values
  ('FIRST_EXHIBITION', 1, 'PAST', '2012-06-01', true, 0),
  ('SECOND_EXHIBITION', 2, 'PAST', '2015-03-01', true, 7),
  ('THIRD_EXHIBITION', 3, 'PAST', '2018-12-01', true, 7),
  ('FOURTH_EXHIBITION', 4, 'PAST', '2022-08-01', true, 9)`;

const groups = `
insert into "exhibition_group" ("type", "number", "name", "position")
select type, number, name, number - 1
from (values
  ('SECOND_EXHIBITION', array['담묵 문하', '취벽 문하', '석록 문하', '단운 문하', '금선 문하', '백토 문하', '향연 문하']),
  ('THIRD_EXHIBITION', array['담묵 문하', '취벽 문하', '석록 문하', '단운 문하', '금선 문하', '채운 문하', '향연 문하']),
  ('FOURTH_EXHIBITION', array['담묵 문하', '취벽 문하', '석록 문하', '단운 문하', '금선 문하', '백토 문하', '향연 문하', '채운 문하', '연화 문하'])
) as groups (type, names) cross join lateral unnest(names) with ordinality as named (name, number)`;

/** A table of its own says which boards there are; checks that list them would have to be changed for each. */
const checks = [
  ["stored_post", "stored_post_type_check"],
  ["board_counter", "board_counter_type_check"],
  ["board_block", "board_block_type_check"],
  ["post_move", "post_move_type_check"],
  ["audit_line", "audit_line_post_type_check"],
];

const changes = ["board", "board_address", "exhibition", "exhibition_group"].map(
  (table) => `create trigger ${table}_changed after insert or update or delete on "${table}"
  for each statement execute function tell_subject('board')`,
);

export class Boards extends Migration {
  override up(): void {
    for (const statement of [...statements(tables), boards, exhibitions, groups]) this.addSql(statement);
    for (const [table, check] of checks) this.addSql(`alter table "${table}" drop constraint "${check}"`);
    // No post without a board, and no board goes that has posts, those in the trash included.
    this.addSql(`alter table "stored_post" add constraint "stored_post_type_foreign"
      foreign key ("type") references "board" ("type") not valid`);
    this.addSql('alter table "stored_post" validate constraint "stored_post_type_foreign"');
    for (const change of changes) this.addSql(change);
  }
}

import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/** People, terms and officers become rows (docs/decisions/052); this version's start puts in whom the program named. */
const tables = `
create table "person" (
  "id" serial primary key,
  "name" text not null,
  "hanja" text not null default '',
  "dharma_name" text not null default '',
  "born" text not null default '',
  "died" text not null default '',
  "teacher_id" int null,
  "is_founder" boolean not null default false,
  "portrait" text not null default '',
  "note" text not null default '',
  "is_living" boolean not null default true,
  "is_public" boolean not null default true,
  "position" int not null default 0,
  "revision" int not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  constraint "person_teacher_id_foreign" foreign key ("teacher_id") references "person" ("id")
    on update no action on delete no action deferrable initially deferred
);
create index "person_teacher_index" on "person" ("teacher_id");
create unique index "person_founder_unique" on "person" ("is_founder") where "is_founder";
create table "officer_term" (
  "number" int not null primary key,
  "title" text not null default '',
  "started_in" text not null default '',
  "ended_in" text not null default '',
  "revision" int not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now()
);
create table "officer" (
  "id" serial primary key,
  "term_number" int not null constraint "officer_term_number_foreign" references "officer_term" ("number") on delete cascade,
  "person_id" int null constraint "officer_person_id_foreign" references "person" ("id") on delete restrict,
  "name" text not null default '',
  "type" text not null constraint "officer_type_check" check ("type" in (
    'CHAIRMAN', 'ADVISER', 'SENIOR_VICE_PRESIDENT', 'VICE_PRESIDENT', 'GENERAL_MANAGE', 'FINANCIAL_DIRECTOR', 'AUDIT',
    'DIRECTOR')),
  "role" text not null,
  "remarks" text not null default '',
  "phone" text not null default '',
  "position" int not null default 0,
  "revision" int not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now()
);
create index "officer_term_index" on "officer" ("term_number", "position");
create index "officer_person_index" on "officer" ("person_id");
create trigger person_changed after insert or update or delete on "person"
  for each statement execute function tell_subject('person');
create trigger officer_term_changed after insert or update or delete on "officer_term"
  for each statement execute function tell_subject('officer');
create trigger officer_changed after insert or update or delete on "officer"
  for each statement execute function tell_subject('officer')`;

export class People extends Migration {
  override up(): void {
    for (const statement of statements(tables)) this.addSql(statement);
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED', 'RECOVERY_CODE_USED',
      'KEY_CREATED', 'KEY_REVOKED', 'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED', 'MEMBER_READ', 'MEMBER_REGISTERED',
      'MEMBER_SUSPENDED', 'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED', 'MEMBER_GRADED', 'MEMBER_CORRECTED',
      'MEMBER_EMAIL_CORRECTED', 'MEMBER_INVITED', 'MEMBER_CODE_SENT', 'MEMBER_REMOVED', 'ADMIN_CREATED',
      'ADMIN_GRANTED', 'ADMIN_REVOKED', 'GRADE_CREATED', 'GRADE_UPDATED', 'GRADE_ORDERED', 'GRADE_REMOVED',
      'POST_CREATED', 'POST_UPDATED', 'POST_MOVED', 'POST_PINNED', 'POST_UNPINNED', 'POST_REMOVED', 'POST_RESTORED',
      'POST_PURGED', 'POST_PLANNED', 'PLAN_UPDATED', 'PLAN_REMOVED', 'COMMENT_REMOVED', 'POST_CLEARED',
      'COMMENT_CLEARED', 'EXHIBITION_CREATED', 'EXHIBITION_UPDATED', 'EXHIBITION_ORDERED', 'EXHIBITION_REMOVED',
      'BOARD_CREATED', 'BOARD_UPDATED', 'BOARD_REMOVED', 'BOARD_ORDERED', 'HISTORY_SAVED', 'PROPERTY_SAVED',
      'PAGE_TEXT_SAVED', 'PAGE_TEXT_RESTORED', 'PAGE_TEXT_DISCARDED', 'PAGE_TEXT_PUBLISHED',
      'PERSON_CREATED', 'PERSON_UPDATED', 'PERSON_ORDERED', 'PERSON_REMOVED', 'TERM_CREATED', 'TERM_UPDATED',
      'TERM_REMOVED', 'OFFICER_CREATED', 'OFFICER_UPDATED', 'OFFICER_ORDERED', 'OFFICER_REMOVED', 'WEBHOOK_CREATED',
      'WEBHOOK_UPDATED', 'WEBHOOK_REMOVED', 'WEBHOOK_SECRET_RENEWED', 'WEBHOOK_TESTED', 'WEBHOOK_RESENT'))`);
  }
}

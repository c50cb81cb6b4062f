import { Migration } from "@mikro-orm/migrations";

/** That members are old enough; on which day they were born is not asked. */
const ageStatement = `create table "age_statement" (
  "user_id" uuid not null constraint "age_statement_user_id_foreign" references "user" ("id")
    on update cascade on delete cascade,
  "source" text not null constraint "age_statement_source_check" check ("source" in ('FORM', 'CLIENT')),
  "stated_at" timestamptz not null,
  constraint "age_statement_pkey" primary key ("user_id")
)`;

/** That somebody goes through the log each month. */
const auditReview = `create table "audit_review" (
  "month" text not null,
  "reviewer_id" uuid null,
  "note" text not null default '',
  "counts" jsonb not null,
  "signed_at" timestamptz not null,
  constraint "audit_review_pkey" primary key ("month")
)`;

/** From where and why administrators look at members' data. */
const origins = [
  'alter table "audit_line" add column "address" text null',
  'alter table "audit_line" add column "reason" text null',
  'alter table "audit_line" add column "reason_note" text null',
  'alter table "session" add column "reason" text null',
  'alter table "session" add column "reason_note" text null',
  'alter table "session" add column "reason_given_at" timestamptz null',
];

/**
 * What the law asks of whoever keeps people's data (docs/decisions/084). The version before writes lines without it, and
 * asks nobody their age.
 */
export class Privacy extends Migration {
  override up(): void {
    for (const statement of [ageStatement, auditReview, ...origins]) this.addSql(statement);
  }
}

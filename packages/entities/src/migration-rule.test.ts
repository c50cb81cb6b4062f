import { describe, expect, test } from "vitest";
import { migrationsList } from "./migrations-list.ts";

/**
 * While a migration runs, and for as long as another server still runs the version before it, that version must find
 * what it reads and be able to write what it writes (docs/operations.md). What takes something away is a step of its
 * own, in a later version than the one that stopped using it.
 */
const destructive: [what: string, statement: RegExp][] = [
  ["drops", /\bdrop (?:table|column|view|function|trigger|constraint|default|schema|type)\b/iu],
  ["renames", /\brename (?:to|column)\b/iu],
  ["changes a type", /\balter column "?\w+"? (?:set data )?type\b/iu],
  ["demands a value", /\bset not null\b|\badd column\b(?!.*\bdefault\b).*\bnot null\b/iu],
  ["takes rows away", /^\s*(?:delete from|truncate)\b/iu],
];

/** Second steps, and what only looks like one: the migration, and why the version before it does not mind. */
const allowed: Record<string, string> = {
  "20261123000000-trash": "a view takes the renamed table's name in the same transaction and is written to like it",
  "20261124000000-audit-move": "the same check takes its place at once and lets one more act through",
  "20261125000000-second-factor": "the same check takes its place at once and lets more acts through",
  "20261126000000-report": "the same check takes its place at once and lets more acts through",
  "20261130010000-invitation": "the same check takes its place at once and lets more acts through",
  "20261204000000-api-key": "the same check takes its place at once and lets more acts through",
  "20261205000000-webhook": "the same check takes its place at once and lets more acts through",
  "20261207000000-pinned-post": "the same check takes its place at once and lets more acts through",
  "20261209000000-board":
    "the checks named the boards that the version before writes to; a reference takes the place of the first",
  "20261210000000-exhibition-act": "the same check takes its place at once and lets more acts through",
  "20261217000000-planned-post": "the same check takes its place at once and lets more acts through",
  "20261218000000-member-grade": "the same check takes its place at once and lets more acts through",
  "20261220000000-page-text": "the same check takes its place at once and lets more acts through",
  "20261214000000-board-act": "the same check takes its place at once and lets more acts through",
  "20261221000000-person": "the same check takes its place at once and lets more acts through",
  "20261213000000-post-place": "the same check takes its place at once and lets more acts through",
  "20261223000000-audit-act-text":
    "a check goes that let fewer acts through: what the version before writes still passes",
  "20270116000000-old-password": "the same check takes its place at once and lets one more source through",
};

type Driver = ConstructorParameters<(typeof migrationsList)[number]["class"]>;

function statementsOf(migration: (typeof migrationsList)[number]): string[] {
  const made = new migration.class(...([{}, {}] as unknown as Driver));
  made.up();
  return made.getQueries().filter((query): query is string => typeof query === "string");
}

/** A function's body is not run by the migration that makes it. */
const faultsOf = (statement: string) =>
  /^\s*create (?:or replace )?function\b/iu.test(statement)
    ? []
    : destructive.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);

describe("the version before goes on running", () => {
  test.each(migrationsList)("$name takes nothing away that it needs", async (migration) => {
    const statements = statementsOf(migration);
    expect(statements.length).toBeGreaterThan(0);
    const faults = statements.flatMap((statement) => faultsOf(statement).map((what) => `${what}: ${statement}`));
    expect(faults.length > 0).toBe(migration.name in allowed);
  });

  test.each([
    'alter table "user" drop column "career"',
    'drop table "comment"',
    'alter table "user" rename column "name" to "full_name"',
    'alter table "user" alter column "role" type varchar(4)',
    'alter table "user" alter column "previous_email" set not null',
    'alter table "user" add column "phone" text not null',
    'delete from "comment"',
  ])("%s would be seen", (statement) => {
    expect(faultsOf(statement)).toHaveLength(1);
  });

  test.each([
    'alter table "user" add column "phone" text not null default \'\'',
    'alter table "user" add column "phone" text null',
    'create table "letter" ("id" serial primary key, "user_id" uuid references "user" ("id") on delete cascade)',
    "create or replace function f() returns trigger as $$ begin delete from board_block; end $$",
  ])("%s is none", (statement) => {
    expect(faultsOf(statement)).toEqual([]);
  });

  test("what is allowed is a migration of ours", () => {
    expect(migrationsList.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(allowed)));
  });
});

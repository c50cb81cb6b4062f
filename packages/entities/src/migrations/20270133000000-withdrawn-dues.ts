import { Migration } from "@mikro-orm/migrations";

/**
 * What members paid who have withdrawn since, by year and of nobody (docs/decisions/086). The version before erases a
 * member's dues without adding them here.
 */
export class WithdrawnDuesSums extends Migration {
  override up(): void {
    this.addSql(`create table "withdrawn_dues" (
      "year" int not null,
      "count" int not null default 0,
      "amount" bigint not null default 0,
      constraint "withdrawn_dues_pkey" primary key ("year")
    )`);
  }
}

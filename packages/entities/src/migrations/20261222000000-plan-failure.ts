import { Migration } from "@mikro-orm/migrations";

/** What could not be published tells why, and is tried again with growing pauses (docs/decisions/050). */
export class PlanFailure extends Migration {
  override up(): void {
    this.addSql(`alter table "planned_post" add column "failures" int not null default 0,
      add column "failed_at" timestamptz null, add column "failure" text not null default ''`);
  }
}

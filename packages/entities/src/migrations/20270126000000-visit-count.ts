import { Migration } from "@mikro-orm/migrations";

/** How often each page is opened on a day. The version before counts nothing. */
export class VisitCounts extends Migration {
  override up(): void {
    this.addSql(`create table "visit_count" (
      "day" date not null,
      "path" text not null,
      "is_robot" boolean not null,
      "count" int not null default 0,
      constraint "visit_count_pkey" primary key ("day", "path", "is_robot")
    )`);
  }
}

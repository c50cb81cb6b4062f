import { Migration } from "@mikro-orm/migrations";

/**
 * What those who said that they come to an event know of it, while something else stands there and nobody has written to
 * them (docs/decisions/092). The version before changes events without noting it, and writes to nobody.
 */
export class EventNotices extends Migration {
  override up(): void {
    this.addSql(`create table "event_notice" (
      "event_id" int not null constraint "event_notice_event_id_foreign" references "event" ("id") on delete cascade,
      "year" int not null,
      "known" jsonb not null,
      constraint "event_notice_pkey" primary key ("event_id", "year")
    )`);
  }
}

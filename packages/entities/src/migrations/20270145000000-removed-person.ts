import { Migration } from "@mikro-orm/migrations";

/**
 * Who was removed can be brought back, with their number and their works (docs/decisions/053). The version before removes
 * people without writing them here.
 */
export class RemovedPeople extends Migration {
  override up(): void {
    this.addSql(`create table "removed_person" (
      "id" int not null,
      "facts" jsonb not null,
      "place" int not null,
      "artists" jsonb not null,
      "removed_at" timestamptz not null default now(),
      constraint "removed_person_pkey" primary key ("id")
    )`);
  }
}

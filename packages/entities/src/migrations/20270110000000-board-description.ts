import { Migration } from "@mikro-orm/migrations";

/** The version before neither reads nor writes it, and adds boards that have none. */
export class BoardDescriptions extends Migration {
  override up(): void {
    this.addSql(`alter table "board" add column "description" text not null default ''`);
  }
}

import { Migration } from "@mikro-orm/migrations";

/** What people and exhibitions are called abroad (WRK-06, WRK-08). The version before leaves both as they are. */
export class EnglishNames extends Migration {
  override up(): void {
    this.addSql(`alter table "person" add column "latin" text not null default ''`);
    this.addSql(`alter table "exhibition" add column "english" text not null default ''`);
  }
}

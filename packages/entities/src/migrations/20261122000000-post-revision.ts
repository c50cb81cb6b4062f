import { Migration } from "@mikro-orm/migrations";

export class PostRevision extends Migration {
  override up(): void {
    this.addSql('alter table "post" add column "revision" int not null default 1');
  }
}

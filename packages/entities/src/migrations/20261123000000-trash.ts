import { Migration } from "@mikro-orm/migrations";

/**
 * `post` becomes a view of what is not in the trash (docs/decisions/009). A migration that adds a column to
 * `stored_post` runs this again, so that the view has it too.
 */
export const livingPosts = `
create or replace view "post" as select * from "stored_post" where "deleted_at" is null
with local check option`;

export class Trash extends Migration {
  override up(): void {
    this.addSql('alter table "post" rename to "stored_post"');
    for (const [old, now] of [
      ["post_user_id_foreign", "stored_post_user_id_foreign"],
      ["post_type_check", "stored_post_type_check"],
    ])
      this.addSql(`alter table "stored_post" rename constraint "${old}" to "${now}"`);
    this.addSql('alter table "stored_post" add column "deleted_by_id" uuid null');
    this.addSql(`alter table "stored_post" add constraint "stored_post_deleted_by_id_foreign"
      foreign key ("deleted_by_id") references "user" ("id") on delete set null`);
    this.addSql(`create index "stored_post_deleted_by_index" on "stored_post" ("deleted_by_id")
      where "deleted_by_id" is not null`);
    this.addSql(`create index "stored_post_trash_index" on "stored_post" ("deleted_at", "id")
      where "deleted_at" is not null`);
    this.addSql(livingPosts);
    this.addSql('alter table "upload" add column "withdrawn_since" timestamptz null');
    this.addSql(`create index "upload_withdrawn_index" on "upload" ("withdrawn_since")
      where "withdrawn_since" is not null`);
  }
}

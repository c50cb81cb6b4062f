import { Migration } from "@mikro-orm/migrations";
import { livingPosts } from "./20261123000000-trash.ts";

/** A post may bear one of its board's words before its title. The version before knows of none, and writes posts without. */
export class PostHeadings extends Migration {
  override up(): void {
    this.addSql(`alter table "stored_post" add column "heading" text not null default ''`);
    this.addSql(`create index "stored_post_heading_index" on "stored_post" ("type", "heading", "index" desc)
      where "deleted_at" is null and "heading" <> ''`);
    this.addSql(livingPosts);
    this.addSql(`create trigger post_headed after update of "heading" on "stored_post"
      for each row when (old.heading is distinct from new.heading) execute function tell_post()`);
  }
}

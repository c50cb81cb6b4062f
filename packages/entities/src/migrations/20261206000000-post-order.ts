import { Migration } from "@mikro-orm/migrations";

/**
 * The orders in which programs read a board, or a group of works, besides that of its numbers (docs/decisions/044). Titles
 * stand in the order of their characters, which is the alphabet's for Hangul and the same in every database.
 */
const orders = { created: '"created_at"', updated: '"updated_at"', title: '"title" collate "C"' };

/**
 * An edit that changes no word changes the number and the time of the post all the same. (Writers wait while an index is
 * made: some five seconds each for a million posts; readers do not.)
 */
const told = `create trigger post_edited after update of "updated_at", "revision" on "stored_post"
  for each row execute function tell_post()`;

export class PostOrder extends Migration {
  override up(): void {
    for (const [name, column] of Object.entries(orders)) {
      this.addSql(`create index "post_${name}_index" on "stored_post" ("type", ${column}, "index")
        where "deleted_at" is null`);
      this.addSql(`create index "post_group_${name}_index" on "stored_post" ("type", "sub_type", ${column}, "index")
        where "deleted_at" is null and "sub_type" is not null`);
    }
    this.addSql(told);
  }
}

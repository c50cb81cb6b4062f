import { Migration } from "@mikro-orm/migrations";
import { livingPosts } from "./20261123000000-trash.ts";

const columns = [
  "hanja",
  "english",
  "dated",
  "kind",
  "technique",
  "height",
  "width",
  "depth",
  "holder",
  "inscription",
  "rights",
  "credit",
].map((name) => `"${name}"`);

/** The record of a work (docs/decisions/059). The version before knows of none, and writes and edits works without. */
export class WorkRecord extends Migration {
  override up(): void {
    const added = columns.map((column) => `add column ${column} text not null default ''`);
    this.addSql(`alter table "stored_post" ${added.join(", ")}`);
    this.addSql(livingPosts);
    const row = (of: string) => columns.map((column) => `${of}.${column}`).join(", ");
    this.addSql(`create trigger post_recorded after update of ${columns.join(", ")} on "stored_post"
      for each row when (row(${row("old")}) is distinct from row(${row("new")})) execute function tell_post()`);
  }
}

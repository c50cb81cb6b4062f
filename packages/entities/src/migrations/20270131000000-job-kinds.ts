import { Migration } from "@mikro-orm/migrations";

/**
 * Pictures' tiles, files' words and planned posts are jobs, too (docs/decisions/087): of a hundred thousand of them a page of
 * those in one state, and their count, is read out of an index. What waits in the old form is asked for at the start.
 */
export class JobKinds extends Migration {
  override up(): void {
    this.addSql('create index "job_state_index" on "job" ("state", "created_at", "id")');
  }
}

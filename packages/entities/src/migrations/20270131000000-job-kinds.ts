import { Migration } from "@mikro-orm/migrations";

/**
 * Pictures' tiles, files' words, planned posts and deliveries to webhooks are jobs, too (docs/decisions/087). Each webhook has
 * a lane of its own. Of a hundred thousand jobs a page of those in one state, and their count, is read out of an index. What
 * waits in the old form is asked for at the start.
 */
export class JobKinds extends Migration {
  override up(): void {
    this.addSql(`alter table "job" add column "lane" text not null default ''`);
    this.addSql('create index "job_lane_due_index" on "job" ("kind", "lane", "due_at") where "due_at" is not null');
    this.addSql('create index "job_state_index" on "job" ("state", "created_at", "id")');
  }
}

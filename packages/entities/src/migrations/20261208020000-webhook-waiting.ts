import { Migration } from "@mikro-orm/migrations";

/**
 * What waits is found by its webhook. With 50,000 deliveries waiting for one that is off and 50,000 delivered to nine that
 * are on (PostgreSQL 15), the look of every two seconds read 50,447 buffers in 152 to 302 ms, and reads 28 in 0.1 ms;
 * taking what is due read 1,016 in 48 ms, and reads 3; counting what waits read 772 in 5 ms, and reads 3. The index by time
 * alone, which it replaces, serves nothing else; the version before asks the same questions and is served as well.
 */
export class WebhookWaiting extends Migration {
  override up(): void {
    this.addSql(`create index "webhook_delivery_waiting_index" on "webhook_delivery" ("webhook_id", "next_attempt_at")
      where "state" = 'WAITING'`);
    this.addSql('drop index "webhook_delivery_due_index"');
  }
}

import { Migration } from "@mikro-orm/migrations";

/** A delivery is sent again by hand beside its own attempts; the version before looks at these alone. */
export class WebhookResend extends Migration {
  override up(): void {
    this.addSql('alter table "webhook_delivery" add column "resend_at" timestamptz null');
    this.addSql(`create index "webhook_delivery_resend_index" on "webhook_delivery" ("webhook_id", "resend_at")
      where "resend_at" is not null`);
  }
}

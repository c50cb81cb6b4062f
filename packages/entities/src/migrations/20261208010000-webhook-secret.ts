import { Migration } from "@mikro-orm/migrations";

/** Two secrets of before sign besides the present one; the version before signs with the later of them alone. */
export class WebhookSecrets extends Migration {
  override up(): void {
    this.addSql('alter table "webhook" add column "older_secret" text null');
    this.addSql('alter table "webhook" add column "older_secret_ends_at" timestamptz null');
  }
}

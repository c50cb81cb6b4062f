import { Migration } from "@mikro-orm/migrations";

/** What members are written of besides their accounts. The version before writes of nothing else. */
export class MailChoices extends Migration {
  override up(): void {
    this.addSql(`create table "mail_choice" (
      "user_id" uuid not null
        constraint "mail_choice_user_id_foreign" references "user" ("id") on delete cascade,
      "kind" text not null,
      "is_on" boolean not null,
      "decided_at" timestamptz not null,
      constraint "mail_choice_pkey" primary key ("user_id", "kind")
    )`);
  }
}

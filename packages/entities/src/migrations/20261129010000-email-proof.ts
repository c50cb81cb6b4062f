import { Migration } from "@mikro-orm/migrations";

const proofs = `
create table "email_proof" (
  "user_id" uuid not null constraint "email_proof_user_id_foreign" references "user" ("id") on delete cascade,
  "email" text not null,
  "proven_at" timestamptz not null,
  primary key ("user_id", "email")
)`;

/**
 * Which addresses have given back a code that was mailed to them; the version before notes neither. A code that it puts in
 * place of another has not the hash that the address was noted for.
 */
export class EmailProofs extends Migration {
  override up(): void {
    this.addSql(proofs);
    this.addSql('alter table "one_time_code" add column "sent_to" text null, add column "sent_hash" text null');
  }
}

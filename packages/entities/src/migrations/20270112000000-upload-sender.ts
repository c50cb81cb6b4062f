import { Migration } from "@mikro-orm/migrations";

/** Who handed in a picture that somebody else had handed in before. The version before neither notes nor asks it. */
export class UploadSenders extends Migration {
  override up(): void {
    this.addSql(`create table "upload_sender" (
      "upload_hash" text not null constraint "upload_sender_upload_hash_foreign" references "upload" ("hash") on update cascade on delete cascade,
      "user_id" uuid not null constraint "upload_sender_user_id_foreign" references "user" ("id") on update cascade on delete cascade,
      constraint "upload_sender_pkey" primary key ("upload_hash", "user_id")
    )`);
    this.addSql('create index "upload_sender_user_index" on "upload_sender" ("user_id")');
  }
}

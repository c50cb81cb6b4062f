import { Migration } from "@mikro-orm/migrations";

/** What secret questions say (EXH-09). The version before shows their posts, which hold nothing of it. */
export class SecretQuestions extends Migration {
  override up(): void {
    this.addSql(`create table "secret_question" (
      "post_id" int not null,
      "title" text not null,
      "content" text not null,
      constraint "secret_question_pkey" primary key ("post_id")
    )`);
    this.addSql(`alter table "secret_question" add constraint "secret_question_post_id_foreign"
      foreign key ("post_id") references "stored_post" ("id") on delete cascade`);
  }
}

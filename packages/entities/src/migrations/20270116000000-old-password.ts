import { Migration } from "@mikro-orm/migrations";

const table = `
create table "old_password" (
  "user_id" uuid not null constraint "old_password_user_id_foreign" references "user" ("id") on update cascade on delete cascade,
  "hash" text not null,
  "created_at" timestamptz not null,
  constraint "old_password_pkey" primary key ("user_id")
)`;

const forget = `
create function forget_old_password() returns trigger language plpgsql as $$
begin
  delete from old_password where user_id = new.id;
  return null;
end $$`;

/** In the database, since the version before sets passwords, too, and knows nothing of these. */
const trigger = `
create trigger user_password_set after update of "password_hash" on "user"
  for each row when (new.password_hash is not null) execute function forget_old_password()`;

/**
 * Hashes of an old site (IMP-03). The version before finds no password at such a member and refuses them. Consents may
 * have been given on that site; the version before reads them like others.
 */
export class OldPasswords extends Migration {
  override up(): void {
    for (const statement of [table, forget, trigger]) this.addSql(statement);
    this.addSql('alter table "consent" drop constraint "consent_source_check"');
    this.addSql(`alter table "consent" add constraint "consent_source_check"
      check ("source" in ('FORM', 'CLIENT', 'IMPORT'))`);
  }
}

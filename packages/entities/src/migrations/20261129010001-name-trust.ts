import { Migration } from "@mikro-orm/migrations";

/** The version before changes nicknames without their key. */
const forgetting = `
create function forget_nickname_key() returns trigger language plpgsql as $$
begin
  new.nickname_key := null;
  return new;
end
$$`;

/**
 * A name that was changed is remembered as an address is, an address with its age, and a nickname has a key by which those that look alike are
 * one. The keys of the nicknames that are there are filled in by the server, which alone computes them.
 */
export class NameTrust extends Migration {
  override up(): void {
    this.addSql(`alter table "user"
      add column "previous_name" text null,
      add column "name_changed_at" timestamptz null,
      add column "email_since" timestamptz null,
      add column "nickname_key" text null`);
    this.addSql('alter table "user" add constraint "user_nickname_key_unique" unique ("nickname_key")');
    this.addSql('create index "user_previous_email_index" on "user" ("previous_email")');
    this.addSql(forgetting);
    this.addSql(`create trigger "user_nickname_key" before update of "nickname" on "user" for each row
      when (new."nickname" <> old."nickname" and new."nickname_key" is not distinct from old."nickname_key")
      execute function forget_nickname_key()`);
  }
}

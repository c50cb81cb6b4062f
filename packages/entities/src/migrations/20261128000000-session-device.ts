import { Migration } from "@mikro-orm/migrations";

/** What a member recognises a session by; one that an older version opens has a name of its own and no device. */
export class SessionDevices extends Migration {
  override up(): void {
    this.addSql(`alter table "session"
      add column "handle" uuid not null default gen_random_uuid(),
      add column "device" text not null default '',
      add column "last_used_at" timestamptz null`);
  }
}

import { Migration } from "@mikro-orm/migrations";

/** What came of each night's backup. The version before takes none by itself. */
export class BackupRuns extends Migration {
  override up(): void {
    this.addSql(`create table "backup_run" (
      "id" uuid not null,
      "started_at" timestamptz not null,
      "ended_at" timestamptz null,
      "name" text not null,
      "bytes" bigint not null default 0,
      "rows" int not null default 0,
      "files" int not null default 0,
      "missing" int not null default 0,
      "failure" text null,
      constraint "backup_run_pkey" primary key ("id"),
      constraint "backup_run_failure_check"
        check ("failure" in ('NO_ROOM', 'NOT_WRITTEN', 'DAMAGED', 'DIFFERENT', 'NOT_CHECKED', 'INTERRUPTED'))
    )`);
    this.addSql(`create index "backup_run_started_at_index" on "backup_run" ("started_at")`);
  }
}

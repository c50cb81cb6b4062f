import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * When members were here last, and whose account is put aside for it (docs/decisions/084). Nobody was asked before, so a
 * member's year begins with this version. Who is put aside is not active, so that the version before lets them in no more
 * than this one.
 */
const changes = `
create table "dormancy" (
  "user_id" uuid not null constraint "dormancy_user_id_foreign" references "user" ("id")
    on update cascade on delete cascade,
  "last_seen_on" date not null,
  "notified_at" timestamptz null,
  "since" timestamptz null,
  constraint "dormancy_pkey" primary key ("user_id")
);
create index "dormancy_last_seen_on_index" on "dormancy" ("last_seen_on") where "since" is null;
create index "dormancy_since_index" on "dormancy" ("since") where "since" is not null`;

export class DormantAccounts extends Migration {
  override up(): void {
    for (const statement of statements(changes)) this.addSql(statement);
  }
}

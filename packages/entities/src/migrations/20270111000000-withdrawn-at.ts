import { Migration } from "@mikro-orm/migrations";

/**
 * When a work was deleted for good, which harvesters ask for (WRK-09). By a default, as the trigger of the version before
 * writes rows without it; of what was deleted until now that is the moment of this migration, before which nobody asked.
 */
export class WithdrawnAt extends Migration {
  override up(): void {
    this.addSql(`alter table "withdrawn_work" add "withdrawn_at" timestamptz not null default now()`);
  }
}

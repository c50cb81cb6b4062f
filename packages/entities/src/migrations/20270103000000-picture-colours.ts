import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

const column = `
alter table "upload" add column "colours" text null;
create index "upload_colours_index" on "upload" ("hash") where "colours" is null`;

const tell = `
create function tell_colours() returns trigger language plpgsql as $$
begin
  perform tell_change('colour');
  return null;
end
$$;
create trigger colours_found after update of "colours" on "upload"
  for each row when (old.colours is distinct from new.colours) execute function tell_colours()`;

/**
 * Which colours a picture has (WRK-04). The version before leaves them empty, and so are those of the pictures that are
 * there: both are looked at in the background. `colour` is told to what works are found by.
 */
export class PictureColours extends Migration {
  override up(): void {
    for (const room of [column, tell]) for (const statement of statements(room)) this.addSql(statement);
  }
}

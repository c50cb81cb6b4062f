import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * Pages of an event whose seats are counted say when all are taken: each reply may change that. Where none are counted,
 * nothing that visitors see hangs on replies.
 */
const triggers = `
create function tell_event_reply() returns trigger language plpgsql as $$
begin
  if exists (select from "event" where "id" = coalesce(new.event_id, old.event_id) and "capacity" is not null) then
    perform tell_change('event');
  end if;
  return null;
end
$$;
create trigger event_reply_changed after insert or update or delete on "event_reply"
  for each row execute function tell_event_reply()`;

export class EventFullness extends Migration {
  override up(): void {
    for (const statement of statements(triggers)) this.addSql(statement);
  }
}

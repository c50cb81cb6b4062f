import { Migration } from "@mikro-orm/migrations";

/** Whoever closes a report, or removes its reporter, also the version before this one. */
const forgetting = `
create function forget_report_note() returns trigger language plpgsql as $$
begin
  new.note := '';
  return new;
end
$$`;

/** The line of a reporter is kept for as long as it helps to judge, and they are a member. */
export class ReportNotes extends Migration {
  override up(): void {
    this.addSql(forgetting);
    this.addSql(`create trigger "report_note" before update on "report" for each row
      when (new."note" <> '' and (new."closed_at" is not null or new."reporter_id" is null))
      execute function forget_report_note()`);
    this.addSql(`update "report" set "note" = ''
      where "note" <> '' and ("closed_at" is not null or "reporter_id" is null)`);
  }
}

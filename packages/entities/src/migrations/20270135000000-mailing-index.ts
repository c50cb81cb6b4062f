import { Migration } from "@mikro-orm/migrations";
import { statements } from "./statements.ts";

/**
 * What every turn of a mailing asks: how many mails left in the last minute, and of whom it is not known yet what became of
 * theirs. Rows of recipients stay as long as their members do.
 */
const indexes = `
create index "mailing_recipient_queued_at_index" on "mailing_recipient" ("queued_at") where "queued_at" is not null;
create index "mailing_recipient_open_index" on "mailing_recipient" ("mailing_id")
  where "state" in ('WAITING', 'BOUNCED', 'FAILED')`;

export class MailingIndexes extends Migration {
  override up(): void {
    for (const statement of statements(indexes)) this.addSql(statement);
  }
}

import { type RawBuilder, sql } from "kysely";

/** Before the member's id in the key of the mail's job, which the notifier puts there. */
export const keyPrefix = (mailingId: number): string => `mailing ${mailingId}`;

/** The key of the mail's job to a row of `mailing_recipient`: there is one, whatever is done twice. */
export const mailKey = (row: string): RawBuilder<string> =>
  sql<string>`'mailing ' || ${sql.ref(`${row}.mailing_id`)} || ' ' || ${sql.ref(`${row}.user_id`)}`;

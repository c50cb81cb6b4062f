import type { RawBuilder } from "kysely";

/** One table of the file. */
export type OwnDataSource = {
  name: string;
  title: string;
  /** The references to a member that it shows, as ‘table.column’: a test finds those that nothing shows. */
  tables: readonly string[];
  /** The columns of its rows, and what they are called. No other leaves. */
  columns: Readonly<Record<string, string>>;
  /** By column, what the words of the database mean where a reader would wonder; of no column that members fill in. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  rows: (userId: string) => RawBuilder<unknown>;
};

/** References to a member that are in nobody's file, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  "recovery_code.user_id": "secrets; whether there is a second factor is told",
  "one_time_code.user_id": "a secret of ten minutes",
  "post_receipt.user_id": "recognises what is sent twice; what was written is told itself",
  "stored_post.deleted_by_id":
    "said of the post, which is its writer's; who deleted as an administrator reads it in their log",
  "page_text.draft_user_id": "of a text that is the association's; the log tells it",
  "page_text_version.user_id": "of a text that is the association's; the log tells it",
  "chronicle_version.user_id": "of a list that is the association's; the log tells it",
  "agreement.draft_user_id": "of a text that is the association's; the log tells it",
  "agreement_version.user_id": "of a text that is the association's; the log tells it",
  "mailing.author_id": "of a notice that is the association's; the log tells it",
  "webhook.created_by_id": "of a setting that is the association's; the log tells it",
};

import { defineEntity, p } from "@mikro-orm/core";
import { Attachment } from "./attachment.entity.ts";

const schema = defineEntity({
  name: "AttachmentText",
  tableName: "attachment_text",
  properties: {
    attachment: () => p.manyToOne(Attachment).primary().deleteRule("cascade"),
    /** What it is found by: its name and the words in it, as one line. */
    text: p.text().default(""),
    /** Of the version before, which counted here how often somebody began to read it; jobs know now. */
    attempts: p.smallint().default(0),
    /** Null when it was read, or cannot be; else it is to be. The time is for the version before: when is what a job says. */
    dueAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: "attachment_text_due_index",
      expression: 'create index "attachment_text_due_index" on "attachment_text" ("due_at") where "due_at" is not null',
    },
    {
      name: "attachment_text_search_index",
      expression: 'create index "attachment_text_search_index" on "attachment_text" using gin (bigrams("text"))',
    },
    {
      name: "attachment_text_character_index",
      expression:
        'create index "attachment_text_character_index" on "attachment_text" using gin (string_to_array(lower("text"), null))',
    },
  ],
});

/** What a file of a post is found by (ATT-04). A row comes with the file, in the same transaction. */
export class AttachmentText extends schema.class {}
schema.setClass(AttachmentText);

import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "MailChoice",
  tableName: "mail_choice",
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    kind: p.text().primary(),
    isOn: p.boolean(),
    /** When the member said so, in their settings or by the link of a mail. */
    decidedAt: p.datetime(),
  },
});

/** Whether a member wants mails of a kind; of what they said nothing the kind decides (DAY-01). */
export class MailChoice extends schema.class {}
schema.setClass(MailChoice);

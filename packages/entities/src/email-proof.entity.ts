import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "EmailProof",
  tableName: "email_proof",
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
    /** Lower case, as the member's own; a code that was mailed there has been used. */
    email: p.text().primary(),
    provenAt: p.datetime(),
    /** When a mail left that came back because there is no such address: it has to prove itself again. */
    refusedAt: p.datetime().nullable(),
  },
});

export class EmailProof extends schema.class {}
schema.setClass(EmailProof);

import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "Setting",
  tableName: "setting",
  properties: {
    /** What all processes of one installation must agree on, such as the day's key for counting visitors. */
    key: p.text().primary(),
    value: p.text(),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

export class Setting extends schema.class {}
schema.setClass(Setting);

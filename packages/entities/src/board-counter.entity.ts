import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "BoardCounter",
  tableName: "board_counter",
  properties: {
    type: p.text().primary(),
    /** 0 is the whole board, 1 and up a disciple group of an exhibition. */
    subType: p.smallint().primary(),
    /** The last number given out; only the whole board's row counts it (BRD-27). */
    lastIndex: p.integer().default(0),
    /** Posts that are there now, so that no list counts a board. */
    postCount: p.integer().default(0),
    /** Grows each time the works of the whole board are put in order; null before the first (EXH-04). */
    orderRevision: p.integer().nullable(),
  },
});

export class BoardCounter extends schema.class {}
schema.setClass(BoardCounter);

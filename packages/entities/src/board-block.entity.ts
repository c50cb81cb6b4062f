import { defineEntity, p } from "@mikro-orm/core";

const schema = defineEntity({
  name: "BoardBlock",
  tableName: "board_block",
  properties: {
    type: p.text().primary(),
    /** 0 is the whole board, 1 and up a disciple group of an exhibition. */
    subType: p.smallint().primary(),
    /** Posts are in the block of their index divided by 500. */
    block: p.integer().primary(),
    /** Posts of the block that are there now; triggers count them, so that no page is found by counting through. */
    postCount: p.integer(),
  },
});

export class BoardBlock extends schema.class {}
schema.setClass(BoardBlock);

import { Board } from "@bulmo/entities/board.entity";
import { administrators, readers, row, type World } from "./world.ts";

let last = 0;

/** One of its own for each who asks. */
async function existing({ site }: World) {
  const name = `board${(last += 1)}`;
  const type = name.toUpperCase();
  await site.fork().insert(Board, { type, kind: "TEXT", title: name, address: name, position: last + 2 });
  await site.waitForInvalidation();
  return { type };
}

const written = () => ({ title: "새 게시판", address: `new${(last += 1)}` });

export const boardRows = [
  row("board.get", "the notices", readers, () => ({ type: "NOTICE" })),
  row("board.listAll", "all there are", administrators),
  row("board.create", "a new one", administrators, written),
  row("board.update", "one that is there", administrators, async (world) => ({
    ...(await existing(world)),
    title: "새 이름",
  })),
  row("board.order", "those of the community", administrators, () => ({ types: ["NOTICE", "QNA"] })),
  row("board.remove", "an empty one", administrators, existing),
];

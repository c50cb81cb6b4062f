import type { Board, CountedBoard } from "@bulmo/contracts/board-list";
import type { Context } from "../../trpc.ts";
import { unknownBoard } from "../board/board-access.ts";
import { countPosts, countWaiting, findStoredBoard } from "./board-write.query.ts";
import { asListedBoard } from "../board/boards.ts";

/** A board that the caller may read. Throws INPUT_INVALID for one that has gone meanwhile. */
export async function getBoard({ em }: Pick<Context, "em">, type: string): Promise<Board> {
  const board = await findStoredBoard(em, type);
  if (!board) throw unknownBoard("type");
  return board;
}

/** All of the community's, those for administrators with them, in the order of the menu. */
export async function listBoards({ em, boards }: Pick<Context, "em" | "boards">): Promise<CountedBoard[]> {
  const [{ byType }, posts, waiting] = [await boards(), await countPosts(em), await countWaiting(em)];
  return [...byType.values()].flatMap(asListedBoard).map((board) => ({
    ...board,
    postCount: posts.get(board.type) ?? 0,
    waitingCount: waiting.get(board.type) ?? 0,
  }));
}

import type { PostType } from "@bulmo/contracts/post";
import type { BoardList } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { trpc } from "../../session/call/trpc.ts";
import { boardIn, type ContentBoard } from "./content-board.ts";

/** For administrators, behind a guard: also what nobody else knows of, and what was opened since the page came. */
export function useAllBoards(): BoardList {
  const named = useBoards();
  const { data } = trpc.board.list.useQuery(undefined, { refetchOnMount: "always" });
  return data ?? named;
}

/** What one of them is called, and what it has. */
export const useAnyBoard = (type: PostType): ContentBoard => boardIn(useAllBoards(), type);

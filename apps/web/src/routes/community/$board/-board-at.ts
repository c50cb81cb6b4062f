import { firstBoards } from "@bulmo/contracts/board";
import type { BoardList, ListedBoard } from "../../../page/board/board-list.ts";

/** Those that every site has have pages of their own, below which there are no others. */
const hasOwnPages = ({ type }: ListedBoard) => firstBoards.some((first) => first === type);

/** The board that an address below /community names, now or before it was renamed. */
export const boardAt = ({ boards }: BoardList, address: string): ListedBoard | undefined =>
  boards.find((board) => board.address === address && !hasOwnPages(board)) ??
  boards.find(({ formerAddresses }) => formerAddresses.includes(address));

import { createContext, use } from "react";
import { type BoardList, noBoards } from "./board-list.ts";

const BoardsContext = createContext<BoardList>(noBoards);

export const BoardsProvider = BoardsContext.Provider;

/** Which exhibitions and boards there are, as the page was sent with them. */
export const useBoards = (): BoardList => use(BoardsContext);

import { sections } from "@bulmo/content/section";
import type { ExhibitionGroup } from "@bulmo/contracts/board-list";
import type { PostType } from "@bulmo/contracts/post";
import type { BoardList } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";

export type ContentBoard = {
  type: PostType;
  title: string;
  /** A post's `subType` is the number of one of these. */
  groups: readonly ExhibitionGroup[];
};

/** The name of a group. */
export const groupIn = ({ groups }: ContentBoard, subType: number | null) =>
  groups.find(({ number }) => number === subType)?.name;

type Family = { title: string; boards: readonly ContentBoard[] };

/** Everything that posts are written to, as administrators choose among it (ADM-14). */
export function boardFamilies({ exhibitions, boards }: BoardList): readonly Family[] {
  return [
    { title: sections.gallery.title, boards: exhibitions },
    { title: sections.community.title, boards: boards.map(({ type, title }) => ({ type, title, groups: [] })) },
  ];
}

/** What was known of a board that is there no more: the log and the trash may name it still. */
const gone = (type: PostType): ContentBoard => ({ type, title: type, groups: [] });

export function boardIn(list: BoardList, type: PostType): ContentBoard {
  const boards = boardFamilies(list).flatMap((family) => family.boards);
  return boards.find((board) => board.type === type) ?? gone(type);
}

export const useBoard = (type: PostType): ContentBoard => boardIn(useBoards(), type);

/** The one that is meant, or the first exhibition where none is (requirements/constants.md). */
export function shownBoard(list: BoardList, type: PostType): ContentBoard {
  const boards = boardFamilies(list).flatMap((family) => family.boards);
  return boards.find((board) => board.type === type) ?? boards[0] ?? gone(type);
}

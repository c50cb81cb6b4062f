import { sections } from "@bulmo/content/section";
import { isExhibition } from "@bulmo/contracts/board";
import type { ExhibitionGroup } from "@bulmo/contracts/board-list";
import type { PostType } from "@bulmo/contracts/post";
import type { BoardList } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";

export type ContentBoard = {
  type: PostType;
  title: string;
  /** A post's `subType` is the number of one of these. */
  groups: readonly ExhibitionGroup[];
  /** A post may bear one of these words before its title. */
  headings: readonly string[];
  /** Takes nothing new. */
  isClosed: boolean;
  /** Of photographs, which are sent many at once as works are. */
  isAlbum: boolean;
};

/** The name of a group. */
export const groupIn = ({ groups }: ContentBoard, subType: number | null) =>
  groups.find(({ number }) => number === subType)?.name;

type Family = { title: string; boards: readonly ContentBoard[] };

/** An exhibition has neither words nor an end of writing. */
const noWords = { headings: [], isClosed: false, isAlbum: false };

/** Everything that posts are written to, as administrators choose among it (ADM-14). */
export function boardFamilies({ exhibitions, boards }: BoardList): readonly Family[] {
  return [
    { title: sections.gallery.title, boards: exhibitions.map((one) => ({ ...noWords, ...one })) },
    {
      title: sections.community.title,
      boards: boards.map((board) => ({ ...board, groups: [], isAlbum: board.kind === "ALBUM" })),
    },
  ];
}

/** What was known of a board that is there no more: the log and the trash may name it still. */
const gone = (type: PostType): ContentBoard => ({ type, title: type, groups: [], ...noWords });

/** Those that take many pictures at once, each as a post of its own. */
export const pictureBoards = (list: BoardList): readonly ContentBoard[] =>
  allOf(list).filter(({ type, isAlbum, isClosed }) => isExhibition(type) || (isAlbum && !isClosed));

const allOf = (list: BoardList) => boardFamilies(list).flatMap(({ boards }) => boards);

export const boardIn = (list: BoardList, type: PostType): ContentBoard =>
  allOf(list).find((board) => board.type === type) ?? gone(type);

export const useBoard = (type: PostType): ContentBoard => boardIn(useBoards(), type);

/** The one that is meant, or the first exhibition where none is (requirements/constants.md). */
export function shownBoard(list: BoardList, type: PostType): ContentBoard {
  const boards = allOf(list);
  return boards.find((board) => board.type === type) ?? boards[0] ?? gone(type);
}

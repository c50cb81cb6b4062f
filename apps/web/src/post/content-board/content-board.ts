import { exhibitions } from "@bulmo/content/exhibition";
import { pages } from "@bulmo/content/page";
import { sections } from "@bulmo/content/section";
import type { PostType } from "@bulmo/contracts/post";

export type ContentBoard = {
  type: PostType;
  title: string;
  /** Names of the disciple groups; a post's `subType` is the place in this list, from 1. */
  groups: readonly string[];
};

type Family = { title: string; boards: readonly ContentBoard[] };

export const exhibitionBoards: readonly ContentBoard[] = exhibitions;

/** Everything that posts are written to, as administrators choose among it (ADM-14). */
export const boardGroups: readonly Family[] = [
  { title: sections.gallery.title, boards: exhibitionBoards },
  {
    title: sections.community.title,
    boards: [
      { type: "NOTICE", title: pages.notice.title, groups: [] },
      { type: "QNA", title: pages.qna.title, groups: [] },
    ],
  },
];

const boards = boardGroups.flatMap((family) => family.boards);

export function boardOf(type: PostType): ContentBoard {
  const found = boards.find((board) => board.type === type);
  if (!found) throw new Error(`no board ${type}`);
  return found;
}

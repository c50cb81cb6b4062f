import type { SearchHit } from "@bulmo/contracts/search";
import type { Actor } from "../../session.ts";
import { mayKnow } from "../board/board-access.ts";
import type { Board, Boards } from "../board/boards.ts";
import { excerptOf, markMatches } from "./marked-text.ts";
import type { IndexedPage } from "./open-page-index.ts";
import { holdsAll, rankOf } from "./rank.ts";

type Found = { page: IndexedPage; rank: number };

/** The page of a board or an exhibition, which is called what it is called. */
export const asPage = ({ title, description = "", address, exhibition }: Board): IndexedPage => ({
  path: exhibition ? `/gallery/exhibition/${exhibition.n}` : `/community/${address}`,
  title,
  label: exhibition ? "전시" : "게시판",
  words: exhibition ? [exhibition.banner, exhibition.english, description].filter(Boolean).join(" ") : description,
  isHidden: false,
  texts: [],
});

/** Pages of which the person may know, with boards and exhibitions; best first. */
export function findPageHits(
  { pages, boards, viewer }: { pages: readonly IndexedPage[]; boards: Boards; viewer: Actor | null },
  words: readonly string[],
): SearchHit[] {
  const known = [...boards.byType.values()].filter((board) => mayKnow(viewer, board)).map(asPage);
  const shown = pages.filter(({ isHidden }) => !isHidden || viewer?.isAdmin === true);
  const found = [...shown, ...known].flatMap((page): Found[] =>
    holdsAll(`${page.title} ${page.words}`, words) ? [{ page, rank: rankOf(page, words) }] : [],
  );
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ page }) => ({
      title: markMatches(page.title, words),
      path: page.path,
      label: page.label,
      createdAt: null,
      excerpt: excerptOf(page.words, words),
    }));
}

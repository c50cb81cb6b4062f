import { pages as pageWords } from "@bulmo/content/page";
import { searchPages } from "@bulmo/content/search-page";
import type { Board, Boards } from "../board/boards.ts";
import type { IndexedPage } from "../search/open-page-index.ts";
import { asPage } from "../search/page-hit.ts";

type Named = readonly [path: string, title: string];

/** Pages that stand in no menu and hold no text of the association: a search does not find them. */
const aside: readonly Named[] = [
  ...Object.entries(searchPages),
  ["/sign-in", pageWords.signIn.title],
  ["/sign-up", pageWords.signUp.title],
  ["/find-info/id", pageWords.findId.title],
  ["/find-info/password", pageWords.findPassword.title],
];

/** The list of a board by every address that it had, and where one writes to it; an exhibition with its groups. */
function pathsOfBoard(board: Board): Named[] {
  const { path, title } = asPage(board);
  const former = board.formerAddresses.map((address): Named => [`/community/${address}`, title]);
  const groups = board.exhibition?.groups ?? [];
  return [
    ...former,
    [path, title],
    ...(board.exhibition ? [] : ([[`${path}/edit`, `${title} ${pageWords.qnaEdit.title}`]] satisfies Named[])),
    ...groups.map(({ number, name }): Named => [`${path}/${number}`, `${title} ${name}`]),
  ];
}

/** Pages of menus by the addresses that they had. */
const formerPages = ({ all }: Boards): Named[] =>
  all.menus.flatMap(({ pages }) =>
    pages.flatMap(({ formerPaths, title }) => formerPaths.map((path): Named => [path, title])),
  );

/** What pages that no row of the database has are called now, by their address; of two with one address the present one. */
export function standingTitles({
  boards,
  pages,
}: {
  boards: Boards;
  pages: readonly IndexedPage[];
}): Map<string, string> {
  return new Map([
    ...formerPages(boards),
    ...aside,
    ...pages.map(({ path, title }): Named => [path, title]),
    ...[...boards.byType.values()].flatMap(pathsOfBoard),
  ]);
}

/** Whatever follows the name of these shows the same page (NAV-11). */
export const pageAbove = (path: string): string => /^\/sign-(?:in|up)(?=\/)/u.exec(path)?.[0] ?? path;

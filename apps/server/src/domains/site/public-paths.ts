import { fixedPages } from "@bulmo/content/fixed-page";
import { boardAddressOf, exhibitionNumber } from "@bulmo/contracts/board";
import type { BoardList } from "@bulmo/contracts/board-list";
import type { PostType } from "@bulmo/contracts/post";
import { mayKnow, mayRead } from "../board/board-access.ts";
import type { Board, Boards } from "../board/boards.ts";
import { pathOfPage } from "@bulmo/contracts/page-section";

/** What robots have no business with: calls, and pages that are about whoever opens them. */
export const closedPaths = [
  "/address-popup",
  "/admin",
  "/api",
  "/community/qna/edit",
  "/dev",
  "/my-page",
  "/password-setting",
  "/search",
  "/trpc",
] as const;

/** Pages that answer what is asked in their address: there are more of them than anybody could follow. */
export const answerPaths = ["/gallery/compare", "/gallery/works", "/news/calendar"] as const;

/** Doors that anybody may open, and nobody looks for. */
const doors = ["/find-info", "/invitation", "/mail-stop", "/set-up", "/sign-in", "/sign-up"];

/** A post's page has an address for every post, and none without. */
const isPostPage = (path: string) => path.endsWith("/detail");

const isListed = (path: string) =>
  !isPostPage(path) && ![...closedPaths, ...doors].some((hidden) => path === hidden || path.startsWith(`${hidden}/`));

/** What a visitor may look for of a board: of an exhibition that is only known its page, and not its groups. */
function boardPaths(board: Board): string[] {
  const { exhibition, address } = board;
  const isOpen = mayRead(null, board);
  if (!exhibition) return isOpen ? [`/community/${address}`] : [];
  if (!mayKnow(null, board)) return [];
  const path = `/gallery/exhibition/${exhibition.n}`;
  return [path, ...(isOpen ? exhibition.groups : []).map(({ number }) => `${path}/${number}`)];
}

const pathsOf = ({ section, pages }: BoardList["menus"][number]): string[] =>
  pages.map(({ address }) => pathOfPage({ section, address }));

/** Pages of the program's that an association does not name in its menu. */
function unnamedPaths(menus: BoardList["menus"]): Set<string> {
  const own = menus.flatMap(({ section }) =>
    Object.keys(fixedPages[section]).map((address) => pathOfPage({ section, address })),
  );
  return new Set<string>(own).difference(new Set(menus.flatMap(pathsOf)));
}

/** Whether it is one of them, or lies below one. */
const isBelow = (paths: Set<string>, path: string): boolean =>
  [...paths].some((above) => path === above || path.startsWith(`${above}/`));

/** What there is to be found, of the pages that the web app has, of those of menus and of the boards; a new one is among them by itself. */
export function publicPaths(
  pagePaths: readonly string[],
  { byType, listed: { menus } }: Pick<Boards, "byType" | "listed">,
): string[] {
  const unnamed = unnamedPaths(menus);
  const named = pagePaths.filter((path) => isListed(path) && !isBelow(unnamed, path));
  return [...new Set([...named, ...menus.flatMap(pathsOf), ...[...byType.values()].flatMap(boardPaths)])];
}

/** A post's canonical address; without what its board is called now that by which it was made, which redirects. */
export function postPath({ type, index }: { type: PostType; index: number }, address = boardAddressOf(type)): string {
  const number = exhibitionNumber(type);
  return number === undefined
    ? `/community/${address}/detail?index=${index}`
    : `/gallery/exhibition/${number}/detail?type=${type}&index=${index}`;
}

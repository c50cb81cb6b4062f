import { boardAddressOf, exhibitionNumber } from "@bulmo/contracts/board";
import type { BoardList } from "@bulmo/contracts/board-list";
import type { PostType } from "@bulmo/contracts/post";

/** What robots have no business with: calls, and pages that are about whoever opens them. */
export const closedPaths = [
  "/address-popup",
  "/admin",
  "/api",
  "/community/qna/edit",
  "/dev",
  "/my-page",
  "/password-setting",
  "/trpc",
] as const;

/** Doors that anybody may open, and nobody looks for. */
const doors = ["/find-info", "/invitation", "/sign-in", "/sign-up"];

/** A post's page has an address for every post, and none without. */
const isPostPage = (path: string) => path.endsWith("/detail");

const isListed = (path: string) =>
  !isPostPage(path) && ![...closedPaths, ...doors].some((hidden) => path === hidden || path.startsWith(`${hidden}/`));

/** The groups of one that is announced have no works yet. */
const exhibitionPaths = ({ n, state, groups }: BoardList["exhibitions"][number]) => [
  `/gallery/exhibition/${n}`,
  ...(state === "ANNOUNCED" ? [] : groups).map(({ number }) => `/gallery/exhibition/${n}/${number}`),
];

/** What there is to be found, of the pages that the web app has and of the boards; a new one is among them by itself. */
export function publicPaths(pagePaths: readonly string[], { exhibitions, boards }: BoardList): string[] {
  const open = boards.filter(({ readers }) => readers === "EVERYONE").map(({ address }) => `/community/${address}`);
  return [...new Set([...pagePaths.filter(isListed), ...exhibitions.flatMap(exhibitionPaths), ...open])];
}

/** A post's canonical address; without what its board is called now that by which it was made, which redirects. */
export function postPath({ type, index }: { type: PostType; index: number }, address = boardAddressOf(type)): string {
  const number = exhibitionNumber(type);
  return number === undefined
    ? `/community/${address}/detail?index=${index}`
    : `/gallery/exhibition/${number}/detail?type=${type}&index=${index}`;
}

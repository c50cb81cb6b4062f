import { exhibitions } from "@bulmo/content/exhibition";
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

const exhibitionPaths = exhibitions.flatMap(({ n, groups }) => [
  `/gallery/exhibition/${n}`,
  ...groups.map((_, place) => `/gallery/exhibition/${n}/${place + 1}`),
]);

/** What there is to be found, of the pages that the web app has; a new page is among them by itself. */
export const publicPaths = (pagePaths: readonly string[]): string[] => [
  ...pagePaths.filter(isListed),
  ...exhibitionPaths,
];

/** A post's canonical address. */
export function postPath({ type, index }: { type: PostType; index: number }): string {
  const exhibition = exhibitions.find((one) => one.type === type);
  return exhibition
    ? `/gallery/exhibition/${exhibition.n}/detail?type=${type}&index=${index}`
    : `/community/${type.toLowerCase()}/detail?index=${index}`;
}

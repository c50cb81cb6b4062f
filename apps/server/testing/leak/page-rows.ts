import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Question } from "./detector.ts";
import { common, workNumbers } from "./location.ts";
import type { LeakWorld } from "./world.ts";

type Paths = (world: LeakWorld) => string[];

const routes = fileURLToPath(new URL("../../../web/src/routes/", import.meta.url));
const tree = fileURLToPath(new URL("../../../web/src/routeTree.gen.ts", import.meta.url));

/** Addresses of all routes of the web app, as it writes them itself. */
export function pageRoutes(): string[] {
  const [, listed = ""] = /interface FileRoutesByFullPath \{([^}]*)\}/u.exec(readFileSync(tree, "utf8")) ?? [];
  return [...listed.matchAll(/"(\/[^"]*)"/gu)].map(([, path = ""]) => path);
}

/** Whether a page shows something else for a query: its file says which it takes. */
function takesQuery(path: string): boolean {
  const files = path.endsWith("/") ? [`${path}index.tsx`] : [`${path}.tsx`, `${path}/route.tsx`];
  return files.some((file) => {
    try {
      return readFileSync(routes + file.slice(1), "utf8").includes("validateSearch");
    } catch {
      return false;
    }
  });
}

const search = `searchKeyword=${encodeURIComponent(common)}`;
const lists = (path: string) => [path, `${path}?page=2`, `${path}?${search}`, `${path}?searchType=USER&${search}`];

const postsOf = ({ places }: LeakWorld, type: string) =>
  places.flatMap(({ posts }) => posts.filter((post) => post.type === type));

const details = (path: string, type: string) => (world: LeakWorld) => {
  const indexes = postsOf(world, type).map(({ index }) => index);
  return [...indexes, Math.max(0, ...indexes) + 1].map((index) => `${path}?index=${index}`);
};

const onBoards =
  (paths: (board: LeakWorld["boards"][number], world: LeakWorld) => string[]): Paths =>
  (world) =>
    world.boards.filter(({ n }) => n === undefined).flatMap((board) => paths(board, world));

const onExhibitions =
  (paths: (path: string, type: string, world: LeakWorld) => string[]): Paths =>
  (world) =>
    world.boards.flatMap(({ n, type }) => (n === undefined ? [] : paths(`/gallery/exhibition/${n}`, type, world)));

const works = (path: string, type: string, world: LeakWorld) =>
  postsOf(world, type).map(({ index }) => `${path}/detail?type=${type}&index=${index}`);

const addresses = (board: LeakWorld["boards"][number]) =>
  [...new Set([board.address, board.type.toLowerCase()])].map((address) => `/community/${address}`);

/** Pages whose address holds data, and those that show something else for a query. */
export const pageRows: Record<string, Paths> = {
  "/$": () => ["/nothing-here"],
  "/$section/$page": () => ["/about/nothing", "/nothing/here"],
  "/member/executives/": () => ["/member/executives", "/member/executives?term=11", "/member/executives?term=99"],
  "/member/people/$person": () => ["/member/people/1", "/member/people/3", "/member/people/999999"],
  "/personal-info/": () => ["/personal-info?version=0", "/personal-info?version=9"],
  "/terms/": () => ["/terms", "/terms?version=0", "/terms?version=9"],
  "/sign-in": () => ["/sign-in?returnTo=%2F"],
  "/sign-in/$": () => ["/sign-in/nothing"],
  "/sign-up/$": () => ["/sign-up/nothing"],
  "/community/$board/": onBoards((board) => addresses(board).flatMap(lists)),
  "/community/$board/detail": onBoards((board, world) =>
    addresses(board).flatMap((path) => details(`${path}/detail`, board.type)(world)),
  ),
  "/community/$board/edit": onBoards((board) => addresses(board).map((path) => `${path}/edit?index=1`)),
  "/community/notice/": () => lists("/community/notice"),
  "/community/notice/detail": details("/community/notice/detail", "NOTICE"),
  "/community/qna/": () => lists("/community/qna"),
  "/community/qna/detail": details("/community/qna/detail", "QNA"),
  "/community/qna/edit": details("/community/qna/edit", "QNA"),
  "/gallery/exhibition/$exhibition/": onExhibitions((path) => [...lists(path), `${path}?view=list`]),
  "/gallery/exhibition/$exhibition/$group": onExhibitions((path) => [`${path}/1`, `${path}/2`]),
  "/gallery/exhibition/$exhibition/detail": onExhibitions(works),
  "/gallery/works/": () => [
    "/gallery/works",
    "/gallery/works?keyword=%EA%B8%80%EC%93%B4%EC%9D%B4",
    "/gallery/works?exhibition=9",
  ],
  "/search/": () =>
    ["", "&kind=POST", "&kind=WORK"].map((kind) => `/search?query=${encodeURIComponent(common)}${kind}`),
  "/gallery/compare/": () => ["/gallery/compare", ...workNumbers.map((number) => `/gallery/compare?left=${number}`)],
  "/admin/api-key": () => ["/admin/api-key?page=1"],
  "/admin/audit": () => ["/admin/audit?kind=POST"],
  "/admin/audit-review": () => ["/admin/audit-review?month=2026-01"],
  "/admin/board": ({ boards }) => boards.map(({ type }) => `/admin/board?edit=${type}`),
  "/admin/bulletin": () => ["/admin/bulletin?edit=1", "/admin/bulletin?edit=new"],
  "/admin/content-manage/edit": ({ places }) =>
    places.flatMap(({ posts }) =>
      posts.map(({ type, index }) => `/admin/content-manage/edit?type=${type}&index=${index}`),
    ),
  "/admin/content-manage/list": ({ boards }) => boards.map(({ type }) => `/admin/content-manage/list?type=${type}`),
  "/admin/content-manage/planned": () => ["/admin/content-manage/planned?page=1"],
  "/admin/content-manage/records": ({ boards }) =>
    boards.flatMap(({ n }) => (n === undefined ? [] : [`/admin/content-manage/records?exhibition=${n}`])),
  "/admin/content-manage/trash": () => ["/admin/content-manage/trash?page=1"],
  "/admin/content-manage/undescribed": () => ["/admin/content-manage/undescribed"],
  "/admin/content-manage/works": ({ boards }) => boards.map(({ type }) => `/admin/content-manage/works?type=${type}`),
  "/news/calendar/": () => ["/news/calendar", "/news/calendar?month=2027-05"],
  "/news/calendar/$event": () => ["/news/calendar/1", "/news/calendar/1?year=2027"],
  "/admin/event": () => ["/admin/event?edit=1", "/admin/event?replies=1&year=2027"],
  "/admin/exhibition": () => ["/admin/exhibition?edit=6", "/admin/exhibition?order=6"],
  "/admin/member-manage/detail": ({ people }) => [
    `/admin/member-manage/detail?email=${encodeURIComponent(people.writer.user.email)}`,
  ],
  "/admin/member-manage/list": () => ["/admin/member-manage/list?page=1"],
  "/admin/menu": () => ["/admin/menu?edit=1", "/admin/menu?edit=new"],
  "/admin/mailing": () => ["/admin/mailing", "/admin/mailing?post=1", "/admin/mailing?id=1"],
  "/admin/member-manage/applications": () => ["/admin/member-manage/applications"],
  "/admin/dues": () => ["/admin/dues", "/admin/dues?year=2027&state=PAID"],
  "/admin/job": () => ["/admin/job?state=FAILED&page=1"],
  "/admin/report-manage": () => ["/admin/report-manage?page=1"],
  "/w/$number": () => workNumbers.map((number) => `/w/${number}`),
  "/admin/webhook": ({ webhook }) => [`/admin/webhook?edit=${webhook}`],
};

/** What has no data in its address is asked as it is. */
export const needsRow = (path: string) => path.includes("$") || path.endsWith("/detail") || takesQuery(path);

export const pageQuestions = (world: LeakWorld): Question[] =>
  pageRoutes().flatMap((route) => {
    const itself = route.includes("$") ? [] : [route.replace(/(?<=.)\/$/u, "")];
    const paths = [...itself, ...(pageRows[route]?.(world) ?? [])];
    return paths.map((path) => ({ door: `page ${route}`, method: "GET", path }));
  });

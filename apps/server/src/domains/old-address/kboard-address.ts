import { decodedPath, type OldTarget, type ReadOldAddress } from "./old-address.ts";

const digits = /^\d{1,10}$/u;

/** WordPress draws `NAME-300x200.jpg` beside NAME. */
const sized = /-\d{1,5}x\d{1,5}(\.\w+)$/u;

const ofFile = (path: string): OldTarget[] =>
  [...new Set([path, path.replace(sized, "$1")])].flatMap((key) => [
    { kind: "file", key },
    { kind: "picture", key },
  ]);

/** Its number is that of a page, of a board's page or of a post of its blog. */
const ofNumber = (id: string): OldTarget[] => [
  { kind: "post", key: `wp/${id}` },
  { kind: "board", key: `page:${id}` },
  { kind: "page", key: `page:${id}` },
];

type Read = (value: string, query: URLSearchParams) => OldTarget[];

const queries: Record<string, Read> = {
  kboard_content_redirect: (uid) => [{ kind: "post", key: uid }],
  uid: (uid, query) => {
    const file = query.get("file") ?? "";
    const isFile = (query.get("action") ?? "").startsWith("kboard_file") && file !== "";
    return [...(isFile ? ofFile(`${uid}/${file}`) : []), { kind: "post", key: uid }];
  },
  kboard_redirect: (board) => [{ kind: "board", key: board }],
  kboard_id: (board) => [{ kind: "board", key: board }],
  board_id: (board) => [{ kind: "board", key: board }],
  p: ofNumber,
  page_id: ofNumber,
  pageid: ofNumber,
};

const ofQuery = (query: URLSearchParams): OldTarget[] =>
  Object.entries(queries).flatMap(([name, read]) => {
    const value = query.get(name) ?? "";
    return digits.test(value) ? read(value, query) : [];
  });

/** What there is on every old site, and has its place here. */
const fixed: Record<string, string> = { "/wp-login.php": "/sign-in", "/index.php": "/" };

/** `/a/page`, `/2014/03/slug` and `/slug`. */
function ofPath(parts: readonly string[]): OldTarget[] {
  const path = parts.join("/");
  const slug = parts.at(-1) ?? "";
  return slug === ""
    ? []
    : [
        { kind: "board", key: `slug:${path}` },
        { kind: "page", key: path },
        { kind: "post", key: `slug:${slug}` },
      ];
}

/** The addresses of WordPress and of the boards that its pages showed. */
export const readKboardAddress: ReadOldAddress = (url) => {
  const path = decodedPath(url);
  const asked = ofQuery(url.searchParams);
  if (path === "/wp-login.php" && url.searchParams.get("action") === "register") return [{ path: "/sign-up" }];
  if (path.startsWith("/wp-content/")) return ofFile(path);
  if (Object.hasOwn(fixed, path)) return [...asked, { path: fixed[path] ?? "/" }];
  if (path.endsWith(".php")) return [];
  return [...asked, ...ofPath(path.split("/").filter((part) => part !== ""))];
};

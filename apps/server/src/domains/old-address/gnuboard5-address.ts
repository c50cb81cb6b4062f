import { decodedPath, type OldTarget, type ReadOldAddress } from "./old-address.ts";

/** As `install/gnuboard5.sql` names a board: letters, digits and low lines, at most 20. */
const boardName = /^\w{1,20}$/u;
const digits = /^\d{1,10}$/u;

/** Gnuboard draws `thumb-NAME_200x150.jpg` beside NAME. */
const thumbnail = /^(.*\/)thumb-(.+)_\d+x\d+(\.\w+)$/u;

const withoutThumbnail = (path: string): string[] => {
  const [, folder = "", name = "", end = ""] = thumbnail.exec(path) ?? [];
  return name === "" ? [path] : [path, `${folder}${name}${end}`];
};

const ofPath = (path: string): OldTarget[] =>
  withoutThumbnail(path).flatMap((key) => [
    { kind: "file", key },
    { kind: "picture", key },
  ]);

/** A comment's number is one of its board's posts, too: the old site showed the post that it stands below. */
const ofWriting = (board: string, number: string): OldTarget[] => [
  { kind: "post", key: `${board}/${number}` },
  { kind: "comment", key: `${board}/${number}` },
];

const ofBoard = (board: string): OldTarget[] => [{ kind: "board", key: board }];

/** What there is on every old site, and has its place here. */
const fixed: Record<string, string> = {
  "/index.php": "/",
  "/bbs/login.php": "/sign-in",
  "/bbs/register.php": "/sign-up",
  "/bbs/register_form.php": "/sign-up",
  "/bbs/password_lost.php": "/find-info",
  "/bbs/member_confirm.php": "/my-page",
};

type Read = (asked: { board: string; number: string; query: URLSearchParams }) => OldTarget[];

const pages: Record<string, Read> = {
  board: ({ board, number }) => [...(digits.test(number) ? ofWriting(board, number) : []), ...ofBoard(board)],
  link: ({ board, number }) => ofWriting(board, number),
  rss: ({ board }) => ofBoard(board),
  download: ({ board, number, query }) => {
    const at = query.get("no") ?? "0";
    const key = `${board}/${number}/${at}`;
    return [{ kind: "file", key }, { kind: "picture", key }, ...ofWriting(board, number)];
  },
  view_image: ({ board, query }) => ofPath(query.get("fn") ?? `/data/file/${board}/${query.get("bo_fn") ?? ""}`),
  content: ({ query }) => [{ kind: "page", key: query.get("co_id") ?? "" }],
  faq: ({ query }) => [{ kind: "page", key: `faq/${query.get("fm_id") ?? "1"}` }],
  qalist: () => ofBoard("@qa"),
  qaview: ({ query }) => [{ kind: "post", key: `@qa/${query.get("qa_id") ?? ""}` }, ...ofBoard("@qa")],
};

/** `/notice/12`, `/notice/a-title` and `/notice`, where the old site had short addresses. */
function ofShort(path: string): OldTarget[] {
  const [first = "", second = "", ...others] = path.split("/").filter((part) => part !== "");
  if (others.length > 0) return [];
  if (first === "content" && second !== "") return [{ kind: "page", key: second }];
  // 1:1 문의 has this address; many sites had a board of that name at it.
  if (first === "qa")
    return [...ofWriting("qa", second), { kind: "post", key: `@qa/${second}` }, ...ofBoard("qa"), ...ofBoard("@qa")];
  if (!boardName.test(first)) return [];
  if (second === "") return ofBoard(first);
  return digits.test(second) ? ofWriting(first, second) : [{ kind: "post", key: `${first}/title:${second}` }];
}

/** The addresses of Gnuboard 5: its scripts below /bbs, its files below /data, and the short ones. */
export const readGnuboard5Address: ReadOldAddress = (url) => {
  const path = decodedPath(url);
  const { searchParams: query } = url;
  const [, script = ""] = /^\/bbs\/(\w+)\.php$/u.exec(path) ?? [];
  const read = Object.hasOwn(pages, script) ? pages[script] : undefined;
  const board = query.get("bo_table") ?? "";
  const isBoardless = script === "content" || script === "faq" || script.startsWith("qa");
  if (read) return isBoardless || boardName.test(board) ? read({ board, number: query.get("wr_id") ?? "", query }) : [];
  if (path.startsWith("/data/")) return ofPath(path);
  if (Object.hasOwn(fixed, path)) return [{ path: fixed[path] ?? "/" }];
  return path.endsWith(".php") ? [] : ofShort(path);
};

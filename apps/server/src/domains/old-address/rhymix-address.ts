import { decodedPath, type OldTarget, type ReadOldAddress } from "./old-address.ts";

const digits = /^\d{1,10}$/u;

/** What a module may be called, and so a site below another one. */
const moduleName = /^[a-zA-Z0-9_-]{1,40}$/u;

/** A number is that of one thing in all of the site; a page may show a document within itself. */
const ofNumber = (srl: string): OldTarget[] =>
  digits.test(srl)
    ? [
        { kind: "post", key: srl },
        { kind: "comment", key: srl },
        { kind: "page", key: `document:${srl}` },
      ]
    : [];

const ofModule = (mid: string): OldTarget[] =>
  moduleName.test(mid)
    ? [
        { kind: "board", key: mid },
        { kind: "page", key: mid },
      ]
    : [];

const ofTitle = (mid: string, title: string): OldTarget[] => [
  { kind: "post", key: `${mid}/entry:${title}` },
  { kind: "post", key: `entry:${title}` },
];

const ofFile = (key: string): OldTarget[] => [
  { kind: "file", key },
  { kind: "picture", key },
];

/** What there is on every old site, and has its place here. */
const acts: Record<string, string> = {
  dispMemberLoginForm: "/sign-in",
  dispMemberSignUpForm: "/sign-up",
  dispMemberFindAccount: "/find-info",
  dispMemberInfo: "/my-page",
};

function ofQuery(query: URLSearchParams): OldTarget[] {
  const said = (name: string) => query.get(name) ?? "";
  const act = said("act");
  if (Object.hasOwn(acts, act)) return [{ path: acts[act] ?? "/" }];
  const title = said("entry").normalize("NFC");
  return [
    ...(digits.test(said("file_srl")) ? ofFile(`file:${said("file_srl")}`) : []),
    ...ofNumber(said("comment_srl")),
    ...ofNumber(said("document_srl")),
    ...(title === "" ? [] : ofTitle(said("mid"), title)),
    ...ofModule(said("mid")),
  ];
}

/** Small pictures lie below the number of their post, in threes of its digits from the last. */
function ofThumbnail(parts: readonly string[]): OldTarget[] {
  const end = parts.findIndex((part) => !/^\d{1,3}$/u.test(part));
  const numbers = parts.slice(0, end === -1 ? parts.length : end).map(Number);
  return numbers.length === 0 ? [] : ofNumber(String(numbers.reduceRight((sum, part) => sum * 1000 + part, 0)));
}

function ofStored([first = "", ...others]: readonly string[]): OldTarget[] {
  if (first === "thumbnails") return ofThumbnail(others);
  if (first === "cache" && others[0] === "thumbnails") return ofThumbnail(others.slice(1));
  if (first === "download") {
    const srl = others.find((part) => digits.test(part));
    return srl === undefined ? [] : ofFile(`file:${srl}`);
  }
  return ofFile(`/files/${[first, ...others].join("/")}`);
}

/** `/MID/SRL`, `/SRL`, `/MID/entry/TITLE` and what goes on behind them; `/VID/MID/SRL` of a site below another. */
function ofPath(parts: readonly string[]): OldTarget[] {
  const [first = "", second = "", ...others] = parts;
  const entry = parts.indexOf("entry");
  if (entry !== -1 && entry < 3 && parts.length > entry + 1)
    return [...ofTitle(parts[entry - 1] ?? "", parts.slice(entry + 1).join("/")), ...ofModule(parts[entry - 1] ?? "")];
  if (digits.test(first)) return ofNumber(first);
  const comment = parts.indexOf("comment");
  const below = comment === -1 ? [] : ofNumber(parts[comment + 1] ?? "");
  if (second === "" || digits.test(second)) return [...below, ...ofNumber(second), ...ofModule(first)];
  if (["category", "page", "rss", "atom", "comment"].includes(second)) return [...below, ...ofModule(first)];
  const [number = ""] = others;
  return others.length === 1 && digits.test(number) ? [...ofNumber(number), ...ofModule(second)] : [];
}

/** The addresses of Rhymix and XE: by their queries, and the short ones of every level. */
export const readRhymixAddress: ReadOldAddress = (url) => {
  const path = decodedPath(url);
  const asked = ofQuery(url.searchParams);
  if (path === "/" || path === "/index.php") return asked.length > 0 ? asked : path === "/" ? [] : [{ path: "/" }];
  const parts = path.split("/").filter((part) => part !== "");
  // The server of an old site answered files below whatever folder its texts made of their address.
  const files = parts.indexOf("files");
  if (files !== -1) return ofStored(parts.slice(files + 1));
  return path.endsWith(".php") ? [] : [...asked, ...ofPath(parts)];
};

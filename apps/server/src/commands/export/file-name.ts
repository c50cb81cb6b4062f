import { posix } from "node:path";
import { answerPaths, closedPaths } from "../../domains/site/public-paths.ts";

/** Doors to what a copy cannot do. */
const doors = ["/find-info", "/gallery/compare", "/sign-in", "/sign-up"];

/** Addresses whose answer is the file of that name. */
const isFile = (path: string) => /^\/(?:assets|uploads|logo|painting)\/|\.[a-z0-9]{2,5}$/u.test(path);

const isClosed = (path: string) =>
  [...closedPaths, ...doors].some((closed) => path === closed || path.startsWith(`${closed}/`));

/** Every choice leads on to all others: of an answer there is the one to nothing asked, page by page. */
const isAnswer = ({ pathname, searchParams }: URL) =>
  answerPaths.some((path) => path === pathname) && [...searchParams.keys()].some((name) => name !== "page");

/** What a name may hold on every disk. */
const safe = (text: string) => text.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-");

/** Bytes of a name that every disk takes. */
const longestName = 200;

/** The name under which a file of a post lies on a disk: syllables are three bytes each. */
export function diskName(name: string): string {
  const end = safe(name.slice(name.lastIndexOf(".")));
  let stem = [...safe(name.slice(0, name.lastIndexOf(".")))];
  while (Buffer.byteLength(stem.join("") + end) > longestName) stem = stem.slice(0, -1);
  return stem.join("") + end;
}

const attached = /^\/files\/[^/]+\//u;

/** The file of a copy that stands for an address of the site, from the root of the copy; null where there is none. */
export function fileNameOf(url: URL): string | null {
  const { pathname, searchParams } = url;
  const path = decodeURIComponent(pathname).replace(/(?<=.)\/+$/u, "");
  if (path.split("/").includes("..") || isClosed(path) || isAnswer(url)) return null;
  const [folder] = attached.exec(path) ?? [];
  if (folder) return folder.slice(1) + diskName(path.slice(folder.length));
  if (isFile(path)) return path.slice(1);
  const choices = [...searchParams]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `-${safe(name)}-${safe(value)}`);
  const page = path === "/" ? "index" : path.slice(1).split("/").map(safe).join("/");
  return `${page}${choices.join("")}.html`;
}

/** How one file of a copy refers to another. */
export function wayTo(from: string, to: string): string {
  const way = posix.relative(posix.dirname(from), to);
  return way.split("/").map(encodeURIComponent).join("/");
}

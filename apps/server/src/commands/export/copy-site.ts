import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { linksOfStyle, readPage, writePage, writeStyle } from "./copy-page.ts";
import { fileNameOf } from "./file-name.ts";

export type SiteCopy = {
  /** Where the pages are made. */
  origin: string;
  publicUrl: string;
  /** Pages to which no page need lead, beside those of the sitemap. */
  paths: readonly string[];
  /** Folder of the copy. */
  target: string;
};

type Found = { url: URL; body: Buffer; type: string };

/** Pages that are asked for at once. */
const together = 4;

const keyOf = (url: URL) => fileNameOf(url);

/** Null for what is not there, or is elsewhere. */
async function load(url: URL): Promise<Found | null> {
  const answer = await fetch(url, { redirect: "manual" });
  const body = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 ? { url, body, type: answer.headers.get("content-type") ?? "" } : null;
}

const isPage = ({ type }: Found) => type.startsWith("text/html");
const isStyle = ({ type }: Found) => type.startsWith("text/css");

function linksOf(found: Found): URL[] {
  if (isPage(found)) return readPage(found.body.toString(), found.url).links;
  return isStyle(found) ? linksOfStyle(found.body.toString(), found.url) : [];
}

/** Every address that can be reached from these, by the name of its file; each is asked for once. */
async function discover(begin: URL[]): Promise<Map<string, URL>> {
  const copied = new Map<string, URL>();
  const seen = new Set<string>();
  const waiting: URL[] = [];
  const add = (url: URL) => {
    const key = keyOf(url);
    if (key === null || seen.has(key)) return;
    seen.add(key);
    waiting.push(url);
  };
  begin.forEach(add);
  while (waiting.length > 0) {
    const found = await Promise.all(waiting.splice(0, together).map(load));
    for (const one of found) {
      if (!one) continue;
      copied.set(keyOf(one.url) ?? "", one.url);
      linksOf(one).forEach(add);
    }
  }
  return copied;
}

function written(found: Found, copied: ReadonlyMap<string, URL>, publicUrl: string): Buffer | string {
  const copying = { address: found.url, publicUrl, isCopied: (url: URL) => copied.has(keyOf(url) ?? "") };
  if (isPage(found)) return writePage(readPage(found.body.toString(), found.url).root, copying);
  return isStyle(found) ? writeStyle(found.body.toString(), copying) : found.body;
}

async function pathsIn(sitemap: URL, origin: string): Promise<URL[]> {
  const text = await (await fetch(sitemap)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return new URL(pathname + search, origin);
  });
}

/** Copies all that visitors can read into files that open from a disk. Answers how many pages and files they are. */
export async function copySite({
  origin,
  publicUrl,
  paths,
  target,
}: SiteCopy): Promise<{ pages: number; files: number }> {
  const listed = await pathsIn(new URL("/sitemap.xml", origin), origin);
  const copied = await discover([...["/", ...paths].map((path) => new URL(path, origin)), ...listed]);
  let pages = 0;
  for (const [name, url] of copied) {
    const found = await load(url);
    if (!found) continue;
    const path = join(target, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, written(found, copied, publicUrl));
    if (isPage(found)) pages += 1;
  }
  return { pages, files: copied.size - pages };
}

import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { ask } from "../admin/terminal.ts";
import { type ImportMap, proposeMap, readMap, writeMap } from "./import-map.ts";
import type { OldPage, OldSite } from "./old-site.ts";

async function pagesOf(old: OldSite): Promise<OldPage[]> {
  const pages: OldPage[] = [];
  for await (const page of old.pages()) pages.push(page);
  return pages;
}

/** Who sits at a terminal is asked board by board; an empty answer takes what is proposed. */
async function askFor(old: OldSite, map: ImportMap): Promise<ImportMap> {
  const boards: Record<string, string> = {};
  for (const { key, title, postCount } of await old.boards()) {
    const proposed = map.boards[key] ?? "";
    const answer = await ask(`${title} (${key}, 글 ${postCount}) → /community/ [${proposed}]`);
    boards[key] = answer?.trim() || proposed;
  }
  return { ...map, boards };
}

/**
 * Which board becomes which: what the file says; in a dry run what is proposed besides, written down to be looked at.
 * Throws for a move that nobody has looked at.
 */
export async function chooseMap(old: OldSite, path: string, isGoing: boolean): Promise<ImportMap> {
  const written = await readMap(path);
  if (isGoing) {
    if (!written) throw new Error(`there is no ${path}; a run without --go writes it, to be looked at`);
    return written;
  }
  const proposed = proposeMap(await old.boards(), await pagesOf(old), written);
  const map = written || !process.stdin.isTTY ? proposed : await askFor(old, proposed);
  await mkdir(dirname(path), { recursive: true });
  await writeMap(path, map);
  return map;
}

import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { type ImportMap, isUsable, proposeMap, readMap, skipped, writeMap } from "./import-map.ts";
import type { OldPage, OldSite } from "./old-site.ts";

async function pagesOf(old: OldSite): Promise<OldPage[]> {
  const pages: OldPage[] = [];
  for await (const page of old.pages()) pages.push(page);
  return pages;
}

/** Asks who sits at a terminal; undefined where somebody ended it. */
type Ask = (prompt: string) => Promise<string | undefined>;

const unusable = "영문 소문자와 숫자, 붙임표로 된 2~30자의 주소나 - 를 적어 주십시오.";

/** Asks again until the answer can be a board's address; an empty one takes what is proposed. */
async function askAddress(ask: Ask, prompt: string, proposed: string): Promise<string> {
  for (let question = prompt; ; question = `${unusable}\n${prompt}`) {
    const answer = (await ask(question))?.trim() ?? "";
    if (answer === "") return proposed;
    if (answer === skipped || isUsable(answer)) return answer;
  }
}

async function askFor(ask: Ask, old: OldSite, map: ImportMap): Promise<ImportMap> {
  const boards: Record<string, string> = {};
  for (const { key, title, postCount } of await old.boards()) {
    const proposed = map.boards[key] ?? "";
    boards[key] = await askAddress(ask, `${title} (${key}, 글 ${postCount}) → /community/ [${proposed}]`, proposed);
  }
  return { ...map, boards };
}

/** Throws where the old site has a board that the map says nothing of: nobody has looked where it would go. */
async function assertAllNamed(old: OldSite, { boards }: ImportMap, path: string): Promise<void> {
  const unnamed = (await old.boards()).filter(({ key }) => boards[key] === undefined);
  if (unnamed.length > 0)
    throw new Error(
      `${path} names nothing for ${unnamed.map(({ key, title }) => `${title} (${key})`).join(", ")}; a run without --go adds them, to be looked at`,
    );
}

type Choosing = {
  old: OldSite;
  path: string;
  isGoing: boolean;
  /** Undefined where nobody sits at a terminal. */
  ask: Ask | undefined;
};

/**
 * Which board becomes which: what the file says; in a dry run what is proposed besides, written down to be looked at.
 * Throws for a move that nobody has looked at.
 */
export async function chooseMap({ old, path, isGoing, ask }: Choosing): Promise<ImportMap> {
  const written = await readMap(path);
  if (isGoing) {
    if (!written) throw new Error(`there is no ${path}; a run without --go writes it, to be looked at`);
    await assertAllNamed(old, written, path);
    return written;
  }
  const proposed = proposeMap(await old.boards(), await pagesOf(old), written);
  const map = written || !ask ? proposed : await askFor(ask, old, proposed);
  await mkdir(dirname(path), { recursive: true });
  await writeMap(path, map);
  return map;
}

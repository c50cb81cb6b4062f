import { maximumBoards } from "@bulmo/contracts/board-write";
import type { EntityManager } from "@bulmo/entities/database";
import { readBoards } from "../../domains/board/open-boards.ts";
import { secretAddress } from "./import-boards.ts";
import { type ImportMap, pageBoard, proposeAddress, skipped } from "./import-map.ts";
import type { Importing } from "./importing.ts";
import type { OldSite } from "./old-site.ts";
import { findOrigins } from "./origins.ts";
import { areWithin, questionsType, type Readers, readersHere, readersOf } from "./readers.ts";

type Reading = Pick<Importing, "fork" | "old">;

/** The boards of the community by every address at which they are found. */
async function findBoards(em: EntityManager) {
  const boards = [...(await readBoards(em)).byType.values()].filter(({ exhibition }) => !exhibition);
  return new Map(
    boards.flatMap((board) => [board.address, ...board.formerAddresses].map((address) => [address, board] as const)),
  );
}

/**
 * Throws before anything is written where the map would show a board to more people than before: on one that is there
 * already, or together with another old one. Who reads a board that an earlier run has brought, somebody may have decided
 * since.
 */
export async function assertNotWidened({ fork, old }: Reading, map: ImportMap): Promise<void> {
  const there = await findBoards(fork());
  const readers = new Map<string, { title: string; readers: Readers }>();
  for (const [address, board] of there)
    readers.set(address, { title: board.title, readers: await readersHere(fork(), board) });
  const boards = await old.boards();
  const keys = boards.map(({ key }) => key);
  const before = await findOrigins(fork(), { source: old.source, kind: "board" }, keys);
  for (const board of boards) {
    const address = map.boards[board.key] ?? proposeAddress(board);
    if (address === skipped || before.has(board.key)) continue;
    // Questions are secret there one by one, and so is what stood among them.
    if (board.isPrivate && there.get(address)?.type === questionsType) continue;
    const own = readersOf(board.readers);
    const target = readers.get(address);
    if (target && !areWithin(target.readers, own))
      throw new Error(
        `${board.title} (${board.key}) is not for everybody who reads ${target.title} (/community/${address}); give it another address in the map, or - to leave it`,
      );
    if (!target) readers.set(address, { title: board.title, readers: own });
  }
}

/** Whether some old page comes as a post of the board that is made for such. */
async function hasPagePosts({ pages }: OldSite, map: ImportMap): Promise<boolean> {
  for await (const { key } of pages()) if ((map.pages[key] ?? pageBoard.address) === pageBoard.address) return true;
  return false;
}

/**
 * Throws before anything is written where the map names more boards than a site has: those that are new, one more for each
 * that has secret posts, and that of old pages, are counted as the site does.
 */
export async function assertRoom({ fork, old }: Reading, map: ImportMap): Promise<void> {
  const there = await findBoards(fork());
  const wished = new Set<string>();
  for (const board of await old.boards()) {
    const address = map.boards[board.key] ?? proposeAddress(board);
    if (address === skipped) continue;
    wished.add(address);
    const hasSecrets = board.isPrivate || (board.secretCount ?? 0) > 0;
    if (hasSecrets && there.get(address)?.type !== questionsType) wished.add(secretAddress(address));
  }
  if (await hasPagePosts(old, map)) wished.add(pageBoard.address);
  const added = [...wished].filter((address) => !there.has(address));
  const count = new Set(there.values()).size + added.length;
  if (count > maximumBoards)
    throw new Error(
      `the map names ${count} boards, and a site has ${maximumBoards} at most; give several the same address, or - to leave one`,
    );
}

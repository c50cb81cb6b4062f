import type { EntityManager } from "@bulmo/entities/database";
import { openLastKnown } from "../../platform/cache/last-known.ts";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";
import { findAssociationName } from "../association/association-name.query.ts";
import { findBoards, findFormerAddresses, findGroups } from "./board.query.ts";
import { type Boards, createBoards } from "./boards.ts";
import { findFormerPaths, findPages } from "./menu.query.ts";

/**
 * What the database tells when one of them has changed, or what the association is called, which whole names of exhibitions
 * bear; for every answer that names them.
 */
export const boardTags = ["board", "page-text:association"];

type Sources = { fork: () => EntityManager; responseCache: Pick<ResponseCache, "freshness"> };

export type BoardSource = Awaited<ReturnType<typeof openBoards>>;

/** All boards and exhibitions, and the pages that menus name beside them, as they stand now. */
export async function readBoards(em: EntityManager): Promise<Boards> {
  const [rows, groups] = [await findBoards(em), await findGroups(em)];
  const [pages, paths] = [await findPages(em), await findFormerPaths(em)];
  const former = await findFormerAddresses(em);
  return createBoards({ rows, groups, former, pages, paths, association: await findAssociationName(em) });
}

/**
 * The same for every request. Where changes are not heard they are asked for each time: who may read is nothing to be
 * guessed. Not to be read within a transaction, which may hold the only connection.
 */
export const openBoards = ({ fork, responseCache: { freshness } }: Sources) =>
  openLastKnown({ freshness, tags: boardTags, ask: () => readBoards(fork()) });

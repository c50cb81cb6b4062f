import { exhibitionTypeOf } from "@bulmo/contracts/board";
import type { Exhibition, ExhibitionRow } from "@bulmo/contracts/exhibition";
import type { EntityManager } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { mayKnow } from "../board/board-access.ts";
import { countPosts, countWaiting } from "../board-settings/board-write.query.ts";
import { findDays, findExhibition, toRow } from "./exhibition.query.ts";

type ReadContext = Pick<Context, "em" | "boards">;

/** Throws EXHIBITION_NOT_FOUND, for a draft too unless an administrator asks. */
export async function getExhibition(em: EntityManager, viewer: Actor | null, n: number): Promise<Exhibition> {
  const found = await findExhibition(em, exhibitionTypeOf(n));
  if (!found || !mayKnow(viewer, found.board)) throw new DomainError("EXHIBITION_NOT_FOUND");
  return found.exhibition;
}

/** All of them with drafts, in the order of the menu. */
export async function listExhibitions({ em, boards }: ReadContext): Promise<ExhibitionRow[]> {
  const [{ byType }, days] = [await boards(), await findDays(em)];
  const [works, waiting] = [await countPosts(em), await countWaiting(em)];
  return [...byType.values()].flatMap((board) => toRow(board, { days, works, waiting }));
}

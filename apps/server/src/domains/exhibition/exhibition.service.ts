import { exhibitionTypeOf } from "@bulmo/contracts/board";
import type { Exhibition, ExhibitionRow } from "@bulmo/contracts/exhibition";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { mayKnow } from "../board/board-access.ts";
import { countPosts } from "../board-settings/board-write.query.ts";
import { findFacts, toExhibition, toRow } from "./exhibition.query.ts";

type ReadContext = Pick<Context, "em" | "boards">;

/** Throws EXHIBITION_NOT_FOUND, for a draft too unless an administrator asks. */
export async function getExhibition(context: ReadContext, viewer: Actor | null, n: number): Promise<Exhibition> {
  const { byType } = await context.boards();
  const board = byType.get(exhibitionTypeOf(n));
  const facts = board && mayKnow(viewer, board) ? await findFacts(context.em, board.type) : undefined;
  const found = board && facts && toExhibition(board, facts);
  if (!found) throw new DomainError("EXHIBITION_NOT_FOUND");
  return found;
}

/** All of them with drafts, in the order of the menu. */
export async function listExhibitions({ em, boards }: ReadContext): Promise<ExhibitionRow[]> {
  const [{ byType }, works] = [await boards(), await countPosts(em)];
  return [...byType.values()].flatMap((board) => toRow(board, works));
}

import { postMessages } from "@bulmo/contracts/post-write";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { grantOf } from "./board-grant.ts";
import { assertMayWrite, unknownBoard } from "./board-access.ts";
import type { Board } from "./boards.ts";

/**
 * Keeps a board as it is until the transaction ends: who reads it, and whether it is closed. To be called before anything
 * is shown on it that was not: whoever hides the board meanwhile could not see it yet, and would leave its pictures to
 * everybody (docs/decisions/047). Throws INPUT_INVALID for a board that is gone.
 */
export async function lockForUse(tx: EntityManager, type: string) {
  const row = await tx
    .getKysely<Tables>()
    .selectFrom("board")
    .select(["readers", "writers", "reader_grades", "writer_grades", "has_comments", "closed_at"])
    .where("type", "=", type)
    .forShare()
    .executeTakeFirst();
  if (!row) throw unknownBoard("type");
  return row;
}

/**
 * The same until what is new there is in: since the board was asked for it may have been closed or removed. Without an
 * actor for what was allowed before. Throws as `writableBoard` does.
 */
export async function lockForWriting(tx: EntityManager, actor: Actor | null, board: Board): Promise<void> {
  const row = await lockForUse(tx, board.type);
  const { closed_at: closedAt } = row;
  if (actor) assertMayWrite(actor, { ...board, ...grantOf(row), isClosed: closedAt !== null });
  else if (closedAt !== null) throw new DomainError("BOARD_CLOSED");
}

/**
 * Keeps the group of an exhibition, which goes only while nobody is writing into it, until the transaction ends; null is no
 * group. Throws INPUT_INVALID where it is not there.
 */
export async function lockGroup(
  tx: EntityManager,
  { type, subType }: { type: string; subType: number | null },
): Promise<void> {
  if (subType === null) return;
  const db = tx.getKysely<Tables>();
  // Whoever changes the groups holds the board.
  await db.selectFrom("board").select("type").where("type", "=", type).forKeyShare().execute();
  const group = await db
    .selectFrom("exhibition_group")
    .select("number")
    .where("type", "=", type)
    .where("number", "=", subType)
    .executeTakeFirst();
  if (!group) throw InputError.of("subType", postMessages.groupUnknown);
}

import { exhibitionTypeOf } from "@bulmo/contracts/board";
import type { ExhibitionOrder, ExhibitionOrderInput } from "@bulmo/contracts/exhibition-order";
import type { EntityManager } from "@bulmo/entities/database";
import { ConflictError, DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { lockBoards } from "../post/board-counter.ts";
import { countOrder, findOrder, lockWorks, hangAt } from "./exhibition-order.query.ts";

type ReadContext = Pick<Context, "em" | "boards">;

type Named = { n: number; type: string; title: string };

/** Throws EXHIBITION_NOT_FOUND. For administrators, who see drafts too. */
async function findNamed({ boards }: ReadContext, n: number): Promise<Named> {
  const board = (await boards()).byType.get(exhibitionTypeOf(n));
  if (!board) throw new DomainError("EXHIBITION_NOT_FOUND");
  return { n, type: board.type, title: board.title };
}

const readOrder = async (em: EntityManager, { n, type, title }: Named): Promise<ExhibitionOrder> => ({
  n,
  title,
  ...(await findOrder(em, type)),
});

/** The works of an exhibition as they hang. Throws EXHIBITION_NOT_FOUND. */
export async function getOrder(context: ReadContext, n: number): Promise<ExhibitionOrder> {
  return readOrder(context.em, await findNamed(context, n));
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((index, place) => index === other[place]);

type Wanted = { exhibition: Named; input: ExhibitionOrderInput };

/**
 * Answers whether anything was changed: the same order once more is no other's, as its first answer may have been lost on
 * the way. What waits in the trash loses its place: it would come back between works that were ordered without it.
 */
async function arrange(tx: EntityManager, { exhibition, input: { indexes, revision } }: Wanted): Promise<boolean> {
  const { type } = exhibition;
  const works = await lockWorks(tx, type);
  await lockBoards(tx, [type]);
  const hung = new Set(works.flatMap(({ index, isTrashed }) => (isTrashed ? [] : [index])));
  const order = indexes.filter((index) => hung.has(index));
  const current = await readOrder(tx, exhibition);
  const placed = current.works.flatMap(({ index, isPlaced }) => (isPlaced ? [index] : []));
  if (isSame(order, placed)) return false;
  if (revision !== undefined && revision !== current.revision) throw new ConflictError("EXHIBITION_REORDERED", current);
  const places = new Map(order.map((index, at) => [index, at + 1]));
  await hangAt(
    tx,
    works.map(({ id, index, isTrashed }) => ({ id, place: isTrashed ? null : (places.get(index) ?? null) })),
  );
  await countOrder(tx, type);
  return true;
}

/**
 * Puts works in order; those that are not named hang before them. Throws EXHIBITION_NOT_FOUND, and EXHIBITION_REORDERED,
 * with the order as it is now, when the named revision is past.
 */
export async function updateOrder(
  context: ReadContext,
  actor: Actor,
  input: ExhibitionOrderInput,
): Promise<ExhibitionOrder> {
  const exhibition = await findNamed(context, input.n);
  await transactAs(
    context.em,
    actor,
    (isChanged: boolean) => (isChanged ? [{ act: "EXHIBITION_ORDERED", board: exhibition.type }] : []),
    (tx) => arrange(tx, { exhibition, input }),
  );
  return getOrder({ ...context, em: context.em.fork() }, input.n);
}

import type { PostType } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** Where a post stands: a board and, in an exhibition, the group of its work. */
export type BoardPosition = { type: PostType; subType: number | null };

export const positionOf = ({
  type,
  subType,
}: {
  type: PostType;
  subType?: number | null | undefined;
}): BoardPosition => ({
  type,
  subType: subType ?? null,
});

/** Board and group are counted in rows of their own; 0 is the whole board. */
const wholeBoard = 0;

/**
 * Makes the writers of these boards come one after another until the transaction ends; always in the same order, so
 * that none waits for one who waits for it. Whoever changes a group holds its board.
 */
export async function lockBoards(em: EntityManager, types: readonly PostType[]): Promise<void> {
  await em
    .getKysely<Tables>()
    .selectFrom("board_counter")
    .select("type")
    .where("type", "in", [...new Set(types)])
    .where("sub_type", "=", wholeBoard)
    .orderBy("type")
    .forNoKeyUpdate()
    .execute();
}

async function countPosts(em: EntityManager, type: PostType, subType: number, by: 1 | -1): Promise<void> {
  await sql`
    insert into board_counter (type, sub_type, last_index, post_count) values (${type}, ${subType}, 0, ${Math.max(by, 0)})
    on conflict (type, sub_type) do update set post_count = board_counter.post_count + ${by}`.execute(
    em.getKysely<Tables>(),
  );
}

/** Counts a post in and answers its number: the next of the board, of many at once to each its own (BRD-27). */
export async function enterBoard(em: EntityManager, { type, subType }: BoardPosition): Promise<number> {
  const { rows } = await sql<{ last_index: number }>`
    insert into board_counter (type, sub_type, last_index, post_count) values (${type}, ${wholeBoard}, 1, 1)
    on conflict (type, sub_type) do update
      set last_index = board_counter.last_index + 1, post_count = board_counter.post_count + 1
    returning last_index`.execute(em.getKysely<Tables>());
  if (subType !== null) await countPosts(em, type, subType, 1);
  return rows[0]?.last_index ?? 1;
}

/** Counts as many posts in as `posts` says, and answers the number of the first: those behind it follow. */
export async function enterMany(em: EntityManager, type: PostType, posts: number): Promise<number> {
  const { rows } = await sql<{ last_index: number }>`
    insert into board_counter (type, sub_type, last_index, post_count) values (${type}, ${wholeBoard}, ${posts}, ${posts})
    on conflict (type, sub_type) do update
      set last_index = board_counter.last_index + ${posts}, post_count = board_counter.post_count + ${posts}
    returning last_index`.execute(em.getKysely<Tables>());
  return (rows[0]?.last_index ?? posts) - posts + 1;
}

/** Counts a post out; its number is not given again. */
export async function leaveBoard(em: EntityManager, { type, subType }: BoardPosition): Promise<void> {
  await countPosts(em, type, wholeBoard, -1);
  if (subType !== null) await countPosts(em, type, subType, -1);
}

/** Counts a post in that had left, under the number it had. */
export async function returnToBoard(em: EntityManager, { type, subType }: BoardPosition): Promise<void> {
  await countPosts(em, type, wholeBoard, 1);
  if (subType !== null) await countPosts(em, type, subType, 1);
}

/** Within its board a work goes to another group. */
export async function changeGroup(
  em: EntityManager,
  { type, subType }: BoardPosition,
  to: number | null,
): Promise<void> {
  if (subType === to) return;
  await lockBoards(em, [type]);
  if (subType !== null) await countPosts(em, type, subType, -1);
  if (to !== null) await countPosts(em, type, to, 1);
}

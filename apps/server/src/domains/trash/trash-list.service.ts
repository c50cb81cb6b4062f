import { withdrawnAuthor } from "@bulmo/contracts/post";
import { trashDays, type TrashedPost, type TrashListInput } from "@bulmo/contracts/trash";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { pageIn } from "../../platform/database/page-in.ts";

const day = 24 * 60 * 60_000;

const inTrash = (em: EntityManager) =>
  em.getKysely<Tables>().selectFrom("stored_post").where("stored_post.deleted_at", "is not", null);

const findRows = (em: EntityManager, { offset, limit }: { offset: number; limit: number }) =>
  inTrash(em)
    .leftJoin("user as writer", "writer.id", "stored_post.user_id")
    .leftJoin("user as remover", "remover.id", "stored_post.deleted_by_id")
    .select([
      "stored_post.type",
      "stored_post.index",
      "stored_post.title",
      sql<string>`coalesce(stored_post.author_name, writer.nickname, ${withdrawnAuthor})`.as("author"),
      sql<string>`coalesce(remover.nickname, ${withdrawnAuthor})`.as("deletedBy"),
      sql<Date | string>`stored_post.deleted_at`.as("deletedAt"),
    ])
    .orderBy("stored_post.deleted_at", "desc")
    .orderBy("stored_post.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

/** One page of what can be restored, the latest deleted first. */
export async function listTrash(em: EntityManager, input: TrashListInput, now: Date) {
  const { count } = await inTrash(em)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const { offset, ...paged } = pageIn(input, Number(count));
  const rows = await findRows(em, { offset, limit: input.limit });
  const list: TrashedPost[] = rows.map((row) => {
    const deletedAt = new Date(row.deletedAt);
    const gone = (now.getTime() - deletedAt.getTime()) / day;
    return { ...row, deletedAt: deletedAt.toISOString(), daysLeft: Math.max(1, Math.ceil(trashDays - gone)) };
  });
  return { list, ...paged };
}

import { type PostType, withdrawnAuthor } from "@bulmo/contracts/post";
import type { Reported, ReportListInput } from "@bulmo/contracts/report";
import type { ReportReason } from "@bulmo/contracts/report-text";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";

/** Open reports of what stands. Those of comments under a post in the trash wait for it: it may be restored. */
const open = sql`report join post on post.id = report.post_id
  left join comment on comment.id = report.comment_id
  where report.closed_at is null and comment.deleted_at is null`;

async function ask<Found>(em: EntityManager, query: RawBuilder<Found>): Promise<Found[]> {
  return (await query.execute(em.getKysely<Tables>())).rows;
}

/** How many posts and comments somebody should look at. */
export async function countReported(em: EntityManager): Promise<number> {
  const [row] = await ask(
    em,
    sql<{ count: string | number }>`
      select count(*) as count from (select distinct report.post_id, report.comment_id from ${open}) as targets`,
  );
  return Number(row?.count ?? 0);
}

type Row = {
  postId: number;
  commentId: number | null;
  type: PostType;
  index: number;
  title: string;
  text: string;
  author: string;
  email: string | null;
  latest: number;
  reportedAt: Date | string;
};

const findTargets = (em: EntityManager, { offset, limit }: { offset: number; limit: number }) =>
  ask(
    em,
    sql<Row>`
      select target.post_id as "postId", target.comment_id as "commentId", target.latest,
        target.reported_at as "reportedAt", post.type, post.index, post.title,
        coalesce(comment.content, post.summary) as text,
        coalesce(writer.nickname, ${withdrawnAuthor}) as author, writer.email
      from (
        select report.post_id, report.comment_id, max(report.id) as latest, max(report.created_at) as reported_at
        from ${open} group by report.post_id, report.comment_id
        order by latest desc limit ${limit} offset ${offset}
      ) as target
      join post on post.id = target.post_id
      left join comment on comment.id = target.comment_id
      left join "user" as writer
        on writer.id = case when target.comment_id is null then post.user_id else comment.user_id end
      order by target.latest desc`,
  );

type Said = { postId: number; commentId: number | null; reason: ReportReason; note: string };

const keyOf = ({ postId, commentId }: Pick<Said, "postId" | "commentId">) => `${postId} ${commentId}`;

/** Who said it is not asked. */
const findSaid = (em: EntityManager, postIds: readonly number[]) =>
  ask(
    em,
    sql<Said>`
      select report.post_id as "postId", report.comment_id as "commentId", report.reason, report.note
      from ${open} and report.post_id in (${sql.join(postIds)}) order by report.id desc`,
  );

const countReasons = (said: readonly Said[]) =>
  [...Map.groupBy(said, ({ reason }) => reason)]
    .map(([reason, { length: count }]) => ({ reason, count }))
    .toSorted((one, other) => other.count - one.count);

const toReported = (row: Row, said: readonly Said[]): Reported => ({
  kind: row.commentId === null ? "POST" : "COMMENT",
  post: { type: row.type, index: row.index, title: row.title },
  commentId: row.commentId === null ? null : String(row.commentId),
  text: row.text,
  author: row.author,
  email: row.email,
  count: said.length,
  reasons: countReasons(said),
  notes: said.flatMap(({ note }) => (note === "" ? [] : [note])),
  reportedAt: new Date(row.reportedAt).toISOString(),
  latest: row.latest,
});

/** One page of what is reported and not looked into, what was reported last first. */
export async function listReported(em: EntityManager, { page, limit }: ReportListInput) {
  const totalPages = Math.max(1, Math.ceil((await countReported(em)) / limit));
  const shown = Math.min(page, totalPages);
  const rows = await findTargets(em, { offset: (shown - 1) * limit, limit });
  const said = rows.length === 0 ? [] : await findSaid(em, [...new Set(rows.map(({ postId }) => postId))]);
  const byTarget = Map.groupBy(said, keyOf);
  // What was closed between the two questions is on no page any more.
  const list = rows.flatMap((row) => {
    const reports = byTarget.get(keyOf(row));
    return reports ? [toReported(row, reports)] : [];
  });
  return { list, page: shown, totalPages };
}

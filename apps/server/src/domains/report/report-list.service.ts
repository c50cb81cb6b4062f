import { type PostType, withdrawnAuthor } from "@bulmo/contracts/post";
import type { Reported, ReportListInput } from "@bulmo/contracts/report";
import type { ReportReason } from "@bulmo/contracts/report-text";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { pageIn } from "../../platform/database/page-in.ts";

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
        coalesce(writer.nickname, comment.author_name,
          case when target.comment_id is null then post.author_name end, ${withdrawnAuthor}) as author, writer.email
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

type Target = Pick<Row, "postId" | "commentId">;
type Counted = Target & { reason: ReportReason; count: string | number };
type Noted = Target & { note: string };

const keyOf = ({ postId, commentId }: Target) => `${postId} ${commentId}`;

/** A text that many are angry about is judged by its first lines. */
const mostNotes = 20;

/** Open reports of what one page shows. */
const shownBy = (rows: readonly Row[]) => {
  const targets = rows.map(({ postId, commentId }) => sql`(${postId}::int, ${commentId}::int)`);
  return sql`report join (values ${sql.join(targets)}) as shown (post_id, comment_id)
    on report.post_id = shown.post_id and report.comment_id is not distinct from shown.comment_id
    where report.closed_at is null`;
};

const countReasons = (em: EntityManager, rows: readonly Row[]) =>
  ask(
    em,
    sql<Counted>`
      select report.post_id as "postId", report.comment_id as "commentId", report.reason, count(*) as count
      from ${shownBy(rows)} group by report.post_id, report.comment_id, report.reason
      order by count(*) desc, max(report.id) desc`,
  );

/** The last ones first. Who said it is not asked. */
const findNotes = (em: EntityManager, rows: readonly Row[]) =>
  ask(
    em,
    sql<Noted>`
      select "postId", "commentId", note from (
        select report.post_id as "postId", report.comment_id as "commentId", report.note, report.id,
          row_number() over (partition by report.post_id, report.comment_id order by report.id desc) as place
        from ${shownBy(rows)} and report.note <> ''
      ) as noted
      where place <= ${mostNotes} order by id desc`,
  );

type Said = { reasons: readonly Counted[]; notes: readonly Noted[] };

const toReported = (row: Row, said: Said): Reported => {
  const reasons = said.reasons.map(({ reason, count }) => ({ reason, count: Number(count) }));
  return {
    kind: row.commentId === null ? "POST" : "COMMENT",
    post: { type: row.type, index: row.index, title: row.title },
    commentId: row.commentId === null ? null : String(row.commentId),
    text: row.text,
    author: row.author,
    email: row.email,
    count: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons,
    notes: said.notes.map(({ note }) => note),
    reportedAt: new Date(row.reportedAt).toISOString(),
    latest: row.latest,
  };
};

/** One page of what is reported and not looked into, what was reported last first. */
export async function listReported(em: EntityManager, input: ReportListInput) {
  const { offset, ...paged } = pageIn(input, await countReported(em));
  const rows = await findTargets(em, { offset, limit: input.limit });
  if (rows.length === 0) return { list: [], ...paged };
  const reasons = Map.groupBy(await countReasons(em, rows), keyOf);
  const notes = Map.groupBy(await findNotes(em, rows), keyOf);
  // What was closed between the questions is on no page any more.
  const list = rows.flatMap((row) => {
    const counted = reasons.get(keyOf(row));
    return counted ? [toReported(row, { reasons: counted, notes: notes.get(keyOf(row)) ?? [] })] : [];
  });
  return { list, ...paged };
}

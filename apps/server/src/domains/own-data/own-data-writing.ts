import { reportReasonLabels } from "@bulmo/contracts/report-text";
import { sql } from "kysely";
import type { OwnDataSource } from "./own-data-source.ts";

const address = sql`post.type || '/' || post.index`;

const repliedColumns = (table: string) =>
  sql.join(
    ["event_id", "year", "user_id", "is_coming", "companions", "note", "created_at", "updated_at"].map((column) =>
      sql.ref(`${table}.${column}`),
    ),
  );

/** Of what the member wrote and sent. What others wrote to it is theirs. */
export const writingSources: readonly OwnDataSource[] = [
  {
    name: "posts",
    title: "쓰신 글",
    tables: ["stored_post.user_id"],
    columns: {
      address: "게시판과 번호",
      title: "제목",
      content: "내용 (HTML)",
      author_name: "작가",
      caption: "설명",
      created_at: "쓴 때",
      updated_at: "고친 때",
      deleted_at: "지운 때",
    },
    // A secret question holds for everybody else's eyes that it is one; what its writer wrote stands apart.
    rows: (id) => sql`select ${address} as address, coalesce(secret.title, post.title) as title,
        coalesce(secret.content, post.content) as content, author_name, caption, created_at, updated_at, deleted_at
      from stored_post as post left join secret_question as secret on secret.post_id = post.id
      where user_id = ${id}::uuid order by post.id`,
  },
  {
    name: "planned-posts",
    title: "예약하신 글",
    tables: ["planned_post.user_id"],
    columns: {
      type: "게시판",
      title: "제목",
      written: "내용",
      publish_at: "게시할 때",
      created_at: "쓴 때",
      board: "게시판의 이름",
    },
    rows: (id) => sql`select plan.type, plan.title, written::text as written, publish_at, plan.created_at,
        coalesce(board.title, '') as board
      from planned_post as plan left join board on board.type = plan.type
      where user_id = ${id}::uuid order by id`,
  },
  {
    name: "comments",
    title: "쓰신 댓글",
    tables: ["comment.user_id"],
    columns: {
      address: "게시판과 번호",
      content: "내용",
      created_at: "쓴 때",
      edited_at: "고친 때",
      deleted_at: "지운 때",
    },
    rows: (id) => sql`select ${address} as address, comment.content, comment.created_at, comment.edited_at,
        comment.deleted_at
      from comment join stored_post as post on post.id = comment.post_id
      where comment.user_id = ${id}::uuid order by comment.id`,
  },
  {
    name: "post-likes",
    title: "좋아요를 누른 글",
    tables: ["post_like.user_id"],
    columns: { address: "게시판과 번호", created_at: "누른 때" },
    rows: (id) => sql`select ${address} as address, post_like.created_at
      from post_like join stored_post as post on post.id = post_like.post_id
      where post_like.user_id = ${id}::uuid order by post_like.created_at, post.id`,
  },
  {
    name: "comment-likes",
    title: "좋아요를 누른 댓글",
    tables: ["comment_like.user_id"],
    columns: { address: "댓글이 달린 글", created_at: "누른 때" },
    rows: (id) => sql`select ${address} as address, comment_like.created_at
      from comment_like join comment on comment.id = comment_like.comment_id
      join stored_post as post on post.id = comment.post_id
      where comment_like.user_id = ${id}::uuid order by comment_like.created_at, comment.id`,
  },
  {
    name: "event-replies",
    title: "행사 참석 여부",
    tables: ["event_reply.user_id", "removed_event_reply.user_id"],
    columns: {
      title: "행사",
      year: "해",
      is_coming: "참석",
      companions: "함께 오는 사람 수",
      note: "남긴 말",
      updated_at: "알린 때",
      removed_at: "행사를 지운 때",
    },
    rows: (id) => sql`select title, reply.year, is_coming, companions, note, reply.updated_at, removed_at
      from (
        select event.title, ${repliedColumns("event_reply")}, null::timestamptz as removed_at
        from event_reply join event on event.id = event_reply.event_id
        union all
        select removed_event.facts ->> 'title', ${repliedColumns("removed_event_reply")}, removed_event.removed_at
        from removed_event_reply join removed_event on removed_event.id = removed_event_reply.event_id
      ) as reply where user_id = ${id}::uuid order by reply.created_at, event_id`,
  },
  {
    name: "reports",
    title: "신고하신 내용",
    tables: ["report.reporter_id"],
    columns: {
      address: "게시판과 번호",
      reason: "이유",
      note: "남긴 말",
      created_at: "신고한 때",
      closed_at: "처리된 때",
    },
    words: { reason: reportReasonLabels },
    rows: (id) => sql`select ${address} as address, reason, note, report.created_at, report.closed_at
      from report join stored_post as post on post.id = report.post_id
      where report.reporter_id = ${id}::uuid order by report.id`,
  },
  {
    name: "pictures",
    title: "올리신 이미지",
    tables: ["upload.user_id", "upload_sender.user_id"],
    columns: { hash: "이름", format: "형식", width: "너비", height: "높이", created_at: "처음 올라온 때" },
    rows: (id) => sql`select * from upload where user_id = ${id}::uuid
      or hash in (select upload_hash from upload_sender where user_id = ${id}::uuid) order by created_at, hash`,
  },
  {
    name: "files",
    title: "올리신 파일",
    tables: ["attachment.user_id"],
    columns: { address: "주소", name: "이름", bytes: "크기(바이트)", created_at: "올린 때" },
    rows: (id) => sql`select '/files/' || id || '/' || name as address, name, bytes, created_at
      from attachment where user_id = ${id}::uuid order by created_at, id`,
  },
  {
    name: "unfinished-files",
    title: "올리시던 파일",
    tables: ["attachment_upload.user_id"],
    columns: { name: "이름", bytes: "크기(바이트)", received: "받은 크기(바이트)", created_at: "시작한 때" },
    rows: (id) => sql`select * from attachment_upload where user_id = ${id}::uuid order by created_at, id`,
  },
];

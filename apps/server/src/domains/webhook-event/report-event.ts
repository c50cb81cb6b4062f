import type { EntityManager } from "@bulmo/entities/database";
import { sql } from "kysely";
import { isReadable } from "../board/board-access.ts";
import { enqueue } from "./enqueue.ts";

/** In place of a title that is not everybody's to read. */
const membersTitle = "회원만 보는 글입니다.";

/** What is reported; neither who reported it nor what they wrote. A report that is told of by itself says its reason. */
const target = sql`jsonb_build_object('kind', case when report.comment_id is null then 'POST' else 'COMMENT' end,
    'commentId', report.comment_id::text,
    'post', jsonb_build_object('type', post.type, 'index', post.index,
      'title', case when ${isReadable(null)} then post.title else ${membersTitle}::text end))`;

/** A board of administrators, to which something was moved after it was reported, is named to nobody. */
const isNamed = isReadable({ isAdmin: false, gradeId: null });

type Place = { postId: number; commentId: number | null };

/** Tells of a report that has just come. */
export const enqueueReport = (tx: EntityManager, id: number): Promise<void> =>
  enqueue(
    tx,
    "report.created",
    sql`select ${target} || jsonb_build_object('reason', report.reason) as data, null::uuid as member_id
      from report join post on post.id = report.post_id where report.id = ${id} and ${isNamed}`,
  );

/** Tells that an administrator found nothing wrong: once for all reports that were closed by it. */
export const enqueueDismissal = (tx: EntityManager, { postId, commentId }: Place): Promise<void> =>
  enqueue(
    tx,
    "report.changed",
    sql`select ${target} as data, null::uuid as member_id
      from report join post on post.id = report.post_id
      where report.post_id = ${postId} and report.comment_id is not distinct from ${commentId}::int
        and ${isNamed} limit 1`,
  );

/** Tells of the open reports of posts that are about to go, once a post. */
export const enqueueReportsGoneWithPosts = (tx: EntityManager, ids: readonly number[]): Promise<void> =>
  enqueue(
    tx,
    "report.removed",
    sql`select distinct ${target} as data, null::uuid as member_id
      from report join post on post.id = report.post_id
      where report.post_id = any(${ids}::int[]) and report.comment_id is null and report.closed_at is null
        and ${isNamed}`,
  );

/** The same of a comment. */
export const enqueueReportsGoneWithComment = (tx: EntityManager, id: number): Promise<void> =>
  enqueue(
    tx,
    "report.removed",
    sql`select distinct ${target} as data, null::uuid as member_id
      from report join post on post.id = report.post_id
      where report.comment_id = ${id} and report.closed_at is null and ${isNamed}`,
  );

import { deletedComment } from "@bulmo/contracts/comment-text";
import { type Comment, type CommentList, type Reply } from "@bulmo/contracts/comment";
import { type PostAddress, withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { Actor } from "../../session.ts";
import { DomainError } from "../../errors.ts";
import { isOpenTo } from "../board/secret-question.ts";
import { findMoved } from "../post/post-locate.ts";
import { plannedOnce } from "../../platform/database/planned-once.ts";

type CommentRow = {
  id: number;
  parent_id: number | null;
  user_id: string | null;
  author: string;
  content: string;
  like_count: number;
  created_at: Date | string;
  edited_at: Date | string | null;
  deleted_at?: Date | string | null | undefined;
  is_liked: boolean;
};

/**
 * Undefined where there is no such post; a post without comments has one row without a comment, and so has a secret
 * question for all but its writer and administrators.
 */
async function findRows(
  em: EntityManager,
  { type, index }: PostAddress,
  viewer: Actor | null,
): Promise<CommentRow[] | undefined> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .leftJoin("comment", (join) => join.onRef("comment.post_id", "=", "post.id").on(isOpenTo(viewer)))
    .leftJoin("user", "user.id", "comment.user_id")
    .select([
      "comment.id",
      "comment.parent_id",
      "comment.user_id",
      "comment.content",
      "comment.like_count",
      "comment.created_at",
      "comment.edited_at",
      "comment.deleted_at",
      sql<string>`coalesce("user".nickname, comment.author_name, ${withdrawnAuthor})`.as("author"),
      sql<boolean>`exists (select 1 from comment_like
        where comment_id = comment.id and user_id = ${viewer?.id ?? null}::uuid)`.as("is_liked"),
    ])
    .where("post.type", "=", type)
    .where("post.index", "=", index)
    .orderBy("comment.id")
    .$call(plannedOnce)
    .execute();
  return rows.length === 0 ? undefined : rows.filter(({ id }) => id !== null).map((row) => row as CommentRow);
}

/** Those of a post that had this address before. Throws POST_NOT_FOUND. */
async function findMovedRows(em: EntityManager, address: PostAddress, viewer: Actor | null): Promise<CommentRow[]> {
  const present = await findMoved(em, viewer, address);
  const rows = present && (await findRows(em, present, viewer));
  if (!rows) throw new DomainError("POST_NOT_FOUND");
  return rows;
}

const toReply = (row: CommentRow): Reply => ({
  id: String(row.id),
  author: row.author,
  userId: row.user_id,
  content: row.content,
  createdAt: new Date(row.created_at).toISOString(),
  editedAt: row.edited_at && new Date(row.edited_at).toISOString(),
  likeCount: row.like_count,
  isLiked: row.is_liked,
});

/** Who wrote a deleted comment, and what people thought of it, goes with it. */
const toComment = (row: CommentRow): Comment =>
  row.deleted_at
    ? {
        ...toReply(row),
        author: "",
        userId: null,
        content: deletedComment,
        editedAt: null,
        likeCount: 0,
        isLiked: false,
        isDeleted: true,
        reply: [],
      }
    : { ...toReply(row), isDeleted: false, reply: [] };

/** The comments of a post with their replies, oldest first; the count leaves deleted ones out (CMT-01). */
export async function listComments(
  em: EntityManager,
  viewer: Actor | null,
  address: PostAddress,
): Promise<CommentList> {
  const rows = (await findRows(em, address, viewer)) ?? (await findMovedRows(em, address, viewer));
  const threads = new Map<number, Comment>();
  for (const row of rows) if (row.parent_id === null) threads.set(row.id, toComment(row));
  for (const row of rows) if (row.parent_id !== null) threads.get(row.parent_id)?.reply.push(toReply(row));
  return {
    list: [...threads.values()],
    commentCount: rows.filter((row) => !row.deleted_at).length,
  };
}

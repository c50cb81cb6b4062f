import { deletedComment } from "@bulmo/contracts/comment-text";
import { type Comment, type CommentList, type Reply } from "@bulmo/contracts/comment";
import { type PostAddress, withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { Actor } from "../../session.ts";
import { locatePost } from "../post/post-locate.ts";

type CommentRow = {
  id: number;
  parent_id: number | null;
  user_id: string | null;
  author: string;
  content: string;
  like_count: number;
  created_at: Date | string;
  deleted_at?: Date | string | null | undefined;
  is_liked: boolean;
};

const findRows = (em: EntityManager, postId: number, viewer: Actor | null): Promise<CommentRow[]> =>
  em
    .getKysely<Tables>()
    .selectFrom("comment")
    .leftJoin("user", "user.id", "comment.user_id")
    .select([
      "comment.id",
      "comment.parent_id",
      "comment.user_id",
      "comment.content",
      "comment.like_count",
      "comment.created_at",
      "comment.deleted_at",
      sql<string>`coalesce("user".nickname, ${withdrawnAuthor})`.as("author"),
      sql<boolean>`exists (select 1 from comment_like
        where comment_id = comment.id and user_id = ${viewer?.id ?? null}::uuid)`.as("is_liked"),
    ])
    .where("comment.post_id", "=", postId)
    .orderBy("comment.id")
    .execute();

const toReply = (row: CommentRow): Reply => ({
  id: String(row.id),
  author: row.author,
  userId: row.user_id,
  content: row.content,
  createdAt: new Date(row.created_at).toISOString(),
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
  const rows = await findRows(em, await locatePost(em, address), viewer);
  const threads = new Map<number, Comment>();
  for (const row of rows) if (row.parent_id === null) threads.set(row.id, toComment(row));
  for (const row of rows) if (row.parent_id !== null) threads.get(row.parent_id)?.reply.push(toReply(row));
  return {
    list: [...threads.values()],
    commentCount: rows.filter((row) => !row.deleted_at).length,
  };
}

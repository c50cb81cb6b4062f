import type { Row } from "../mysql/old-database.ts";
import { readOldStamp, readUtcDate } from "../mysql/old-text.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldBoard, OldComment, OldLike } from "../old-site.ts";
import { linesOf } from "../text/old-html.ts";
import { blogBoard, isBlogComment, isBlogPost, isComment } from "./kboard-board.ts";
import { authorOf, type Source } from "./kboard-source.ts";

/** Replies name what they reply to; a thread is named by the first of it. Its numbers grow, so that the first comes first. */
function createThreads() {
  const roots = new Map<number, number>();
  return (own: number, parent: number): number | undefined => {
    const root = roots.get(parent) ?? own;
    roots.set(own, root);
    return root === own ? undefined : root;
  };
}

const textFrom = (row: Row, name: string) =>
  linesOf(
    textOf(row, name)
      .replace(/<img\b[^>]*>/giu, " [이미지] ")
      .replace(/\r\n?|\n/gu, "<br>"),
  );

async function* readBoardComments(source: Source, { key }: OldBoard): AsyncGenerator<OldComment> {
  const { database, of, has } = source;
  if (!(await has("kboard_comments"))) return;
  const sql = `select c.* from ${of("kboard_comments")} c join ${of("kboard_board_content")} d on d.uid = c.content_uid
    where d.board_id = ? and ${await isComment(source)} order by c.uid`;
  const threadOf = createThreads();
  for await (const row of database.rows(sql, [Number(key)])) {
    const thread = threadOf(numberOf(row, "uid"), numberOf(row, "parent_uid"));
    yield {
      key: String(numberOf(row, "uid")),
      post: String(numberOf(row, "content_uid")),
      thread: thread === undefined ? undefined : String(thread),
      author: authorOf(row, "user_uid", "user_display"),
      text: textFrom(row, "content"),
      createdAt: readOldStamp(textOf(row, "created")),
      likes: Math.max(0, numberOf(row, "like") || numberOf(row, "vote")),
      isSecret: false,
    };
  }
}

async function* readBlogComments({ database, of }: Source): AsyncGenerator<OldComment> {
  const sql = `select c.* from ${of("comments")} c join ${of("posts")} d on d.ID = c.comment_post_ID
    where ${isBlogPost} and ${isBlogComment} order by c.comment_ID`;
  const threadOf = createThreads();
  for await (const row of database.rows(sql)) {
    const thread = threadOf(numberOf(row, "comment_ID"), numberOf(row, "comment_parent"));
    yield {
      key: `wp/${numberOf(row, "comment_ID")}`,
      post: `wp/${numberOf(row, "comment_post_ID")}`,
      thread: thread === undefined ? undefined : `wp/${thread}`,
      author: authorOf(row, "user_id", "comment_author"),
      text: textFrom(row, "comment_content"),
      createdAt: readUtcDate(row["comment_date_gmt"]),
      likes: 0,
      isSecret: false,
    };
  }
}

export const readComments = (source: Source, board: OldBoard): AsyncGenerator<OldComment> =>
  board.key === blogBoard ? readBlogComments(source) : readBoardComments(source, board);

export async function* readLikes({ database, of, has }: Source, { key }: OldBoard): AsyncGenerator<OldLike> {
  if (key === blogBoard || !(await has("kboard_vote"))) return;
  const sql = `select v.target_uid, v.user_id, v.created from ${of("kboard_vote")} v
    join ${of("kboard_board_content")} d on d.uid = v.target_uid
    where d.board_id = ? and v.target_type = 'document' and v.target_vote = 'like' and v.user_id > 0 order by v.vote_id`;
  for await (const row of database.rows(sql, [Number(key)]))
    yield {
      post: String(numberOf(row, "target_uid")),
      member: String(numberOf(row, "user_id")),
      createdAt: readOldStamp(textOf(row, "created")),
    };
}

import type { OldBoard, OldComment, OldLike } from "../old-site.ts";
import { readOldDate } from "../mysql/old-text.ts";
import { privateBoard } from "./gnuboard5-board.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import { authorOf, type Source } from "./gnuboard5-source.ts";

/** `wr_comment` numbers the threads of a post; within one the first has an empty `wr_comment_reply`. */
export async function* readComments({ database, tables }: Source, { key }: OldBoard): AsyncGenerator<OldComment> {
  if (key === privateBoard) return;
  const sql = `select wr_id, wr_parent, wr_comment, wr_comment_reply, wr_option, wr_content, wr_good, mb_id, wr_name,
      wr_datetime from ${tables.written(key)} where wr_is_comment = 1
    order by wr_parent, wr_comment, wr_comment_reply, wr_id`;
  let thread = "";
  let first: string | undefined;
  for await (const row of database.rows(sql)) {
    const own = `${key}/${numberOf(row, "wr_id")}`;
    const present = `${numberOf(row, "wr_parent")}/${numberOf(row, "wr_comment")}`;
    if (present !== thread) first = undefined;
    thread = present;
    yield {
      key: own,
      post: `${key}/${numberOf(row, "wr_parent")}`,
      thread: first,
      author: authorOf(row),
      text: textOf(row, "wr_content"),
      createdAt: readOldDate(row["wr_datetime"]),
      likes: numberOf(row, "wr_good"),
      isSecret: textOf(row, "wr_option").split(",").includes("secret"),
    };
    first ??= own;
  }
}

export async function* readLikes({ database, tables, prefix }: Source, { key }: OldBoard): AsyncGenerator<OldLike> {
  if (key === privateBoard || !(await database.hasTable(`${prefix}board_good`))) return;
  const sql = `select wr_id, mb_id, bg_datetime from ${tables.of("board_good")}
    where bo_table = ? and bg_flag = 'good' order by bg_id`;
  for await (const row of database.rows(sql, [key]))
    yield {
      post: `${key}/${numberOf(row, "wr_id")}`,
      member: textOf(row, "mb_id"),
      createdAt: readOldDate(row["bg_datetime"]),
    };
}

import { readInBatches } from "../mysql/batches.ts";
import type { Row } from "../mysql/old-database.ts";
import { readEscaped, readOldStamp } from "../mysql/old-text.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldBoard, OldFile, OldPost } from "../old-site.ts";
import { commentPicture, withCommentPictures } from "../text/comment-picture.ts";
import { isComment, isPost } from "./kboard-board.ts";
import { readBoardText } from "./kboard-html.ts";
import { isPictureName, toFile } from "./kboard-media.ts";
import { authorOf, marksFor, type Source } from "./kboard-source.ts";

const fileOf = (row: Row): OldFile =>
  toFile({
    key: textOf(row, "file_path"),
    name: textOf(row, "file_name"),
    aliases: numberOf(row, "comment_uid") > 0 ? [] : [`${numberOf(row, "post")}/${textOf(row, "file_key")}`],
    downloads: numberOf(row, "download_count"),
    description: numberOf(row, "comment_uid") > 0 ? commentPicture : "",
  });

/** The files of posts, and behind them those of their comments, which are words alone here. */
async function filesOf(source: Source, posts: readonly number[]): Promise<Map<number, OldFile[]>> {
  const { database, of, has, hasColumn } = source;
  const hasComments = (await has("kboard_comments")) && (await hasColumn("kboard_board_attached", "comment_uid"));
  const marks = marksFor(posts);
  const own = await database.all(
    `select a.*, a.content_uid as post from ${of("kboard_board_attached")} a
      where a.content_uid in (${marks}) order by a.uid`,
    posts,
  );
  const below = hasComments
    ? await database.all(
        `select a.*, c.content_uid as post from ${of("kboard_board_attached")} a
          join ${of("kboard_comments")} c on c.uid = a.comment_uid
          where c.content_uid in (${marks}) and a.content_uid <> c.content_uid and ${await isComment(source)} order by a.uid`,
        posts,
      )
    : [];
  const groups = Map.groupBy([...own, ...below], (row) => numberOf(row, "post"));
  return new Map([...groups].map(([post, rows]) => [post, rows.map(fileOf)]));
}

/** What a list showed of a post is its only picture where it has no other. */
function withThumbnail(row: Row, files: readonly OldFile[]): OldFile[] {
  const key = textOf(row, "thumbnail_file");
  const hasPicture =
    /<img\b/iu.test(textOf(row, "content")) || files.some(({ isShown, description }) => isShown && description === "");
  if (key === "" || hasPicture || !isPictureName(key)) return [...files];
  return [toFile({ key, name: textOf(row, "thumbnail_name") }), ...files];
}

function toPost(row: Row, board: OldBoard, files: readonly OldFile[]): OldPost {
  const isNotice = textOf(row, "notice") === "true";
  const parent = numberOf(row, "parent_uid");
  return {
    key: String(numberOf(row, "uid")),
    aliases: [],
    title: readEscaped(textOf(row, "title").replace(/<[^>]+>/gu, "")),
    html: withCommentPictures(readBoardText(textOf(row, "content")), files),
    author: authorOf(row, "member_uid", "member_display"),
    createdAt: readOldStamp(textOf(row, "date")),
    updatedAt: readOldStamp(textOf(row, "update")),
    views: numberOf(row, "view"),
    likes: Math.max(0, numberOf(row, "like") || numberOf(row, "vote")),
    isNotice,
    isSecret: textOf(row, "secret") === "true" || (board.isPrivate && !isNotice),
    heading: textOf(row, "category1").trim(),
    repliesTo: parent > 0 ? String(parent) : undefined,
    files: withThumbnail(row, files),
  };
}

export async function* readPosts(source: Source, board: OldBoard): AsyncGenerator<OldPost> {
  const sql = `select d.* from ${source.of("kboard_board_content")} d where d.board_id = ? and ${await isPost(source)}
    order by d.uid`;
  yield* readInBatches(source.database.rows(sql, [Number(board.key)]), async (batch) => {
    const files = await filesOf(
      source,
      batch.map((row) => numberOf(row, "uid")),
    );
    return batch.map((row) => toPost(row, board, files.get(numberOf(row, "uid")) ?? []));
  });
}

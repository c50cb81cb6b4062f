import type { Row } from "../mysql/old-database.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldFile } from "../old-site.ts";
import { commentPicture } from "../text/comment-picture.ts";
import { isComment, isOpenComment } from "./rhymix-board.ts";
import { marksFor, type Source } from "./rhymix-source.ts";

const isPicture = /\.(?:jpe?g|jfif|png|gif|webp|bmp)$/iu;

function toFile(row: Row, description = ""): OldFile {
  const key = `/${textOf(row, "uploaded_filename").replace(/^\.?\/+/u, "")}`.normalize("NFC");
  const name = textOf(row, "source_filename") || key.slice(key.lastIndexOf("/") + 1);
  return {
    key,
    aliases: [`file:${numberOf(row, "file_srl")}`],
    name,
    path: key.replace(/^\/files\//u, ""),
    // Pictures lie where they can be shown; everything else is sent by a script, without an end to its name.
    isShown: key.startsWith("/files/attach/images/") && isPicture.test(key),
    description,
    downloads: numberOf(row, "download_count"),
  };
}

/** The files of posts, and those of their comments behind them: a comment here is words alone. */
export async function filesOf(source: Source, posts: readonly number[]): Promise<Map<number, OldFile[]>> {
  const { database, of } = source;
  const marks = marksFor(posts);
  const own = await database.all(
    `select f.*, f.upload_target_srl as post_srl from ${of("files")} f
      where f.upload_target_srl in (${marks}) and f.isvalid = 'Y' order by f.file_srl`,
    posts,
  );
  // What only two may read, or nobody any more, is no file of a post that everybody reads.
  const below = await database.all(
    `select f.*, c.document_srl as post_srl from ${of("files")} f
      join ${of("comments")} c on c.comment_srl = f.upload_target_srl
      where c.document_srl in (${marks}) and ${await isOpenComment(source)} and ${await isComment(source)}
        and f.isvalid = 'Y'
      order by f.file_srl`,
    posts,
  );
  const files = [
    ...own.map((row) => ({ post: numberOf(row, "post_srl"), file: toFile(row) })),
    ...below.map((row) => ({ post: numberOf(row, "post_srl"), file: toFile(row, commentPicture) })),
  ];
  const groups = Map.groupBy(files, ({ post }) => post);
  return new Map([...groups].map(([post, found]) => [post, found.map(({ file }) => file)]));
}

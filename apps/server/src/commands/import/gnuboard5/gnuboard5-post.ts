import { plainToHtml } from "../text/plain-to-html.ts";
import type { OldBoard, OldFile, OldPost } from "../old-site.ts";
import type { Row } from "../mysql/old-database.ts";
import { readOldDate } from "../mysql/old-text.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import { authorOf, type Source } from "./gnuboard5-source.ts";

/** Rows of files that are asked for at once. */
const postsAtOnce = 200;

const toFile = (board: string, row: Row): OldFile => {
  const stored = textOf(row, "bf_file");
  return {
    key: `/data/file/${board}/${stored}`,
    aliases: [`${board}/${numberOf(row, "wr_id")}/${numberOf(row, "bf_no")}`],
    name: textOf(row, "bf_source") || stored,
    // A plain name: a path would lead to files of other boards.
    path: /[\\/]/u.test(stored) ? "" : `file/${board}/${stored}`,
    // What kind of picture PHP took it for; 0 for none.
    isShown: numberOf(row, "bf_type") > 0,
    description: textOf(row, "bf_content"),
    downloads: numberOf(row, "bf_download"),
  };
};

async function filesOf({ database, tables }: Source, board: string, posts: readonly Row[]) {
  const files = new Map<number, OldFile[]>();
  // Not by `wr_file`, which counts them and may be out of date.
  const ids = posts.map((row) => numberOf(row, "wr_id"));
  if (ids.length === 0) return files;
  const rows = await database.all(
    `select * from ${tables.of("board_file")} where bo_table = ? and wr_id in (${ids.map(() => "?").join(",")})
      and bf_file <> '' order by wr_id, bf_no`,
    [board, ...ids],
  );
  for (const row of rows) {
    const id = numberOf(row, "wr_id");
    files.set(id, [...(files.get(id) ?? []), toFile(board, row)]);
  }
  return files;
}

const linksOf = (row: Row): string =>
  ["wr_link1", "wr_link2"]
    .map((name) => textOf(row, name).trim())
    .filter((link) => /^https?:\/\/\S+$/iu.test(link))
    .map((link) => `\n${plainToHtml(link)}`)
    .join("");

/** `html1` is HTML as it stands, `html2` HTML whose ends of lines count; everything else was a text. */
function htmlOf(row: Row): string {
  const options = textOf(row, "wr_option").split(",");
  const content = textOf(row, "wr_content");
  if (options.includes("html2")) return content.replace(/\r\n?|\n/gu, "<br>") + linksOf(row);
  return (options.includes("html1") ? content : plainToHtml(content)) + linksOf(row);
}

type Shown = { board: OldBoard; notices: ReadonlySet<number>; replied: string | undefined; files: OldFile[] };

const toPost = (row: Row, { board, notices, replied, files }: Shown): OldPost => {
  const id = numberOf(row, "wr_id");
  const title = textOf(row, "wr_seo_title");
  return {
    key: `${board.key}/${id}`,
    aliases: title === "" ? [] : [`${board.key}/title:${title}`],
    title: textOf(row, "wr_subject"),
    html: htmlOf(row),
    author: authorOf(row),
    createdAt: readOldDate(row["wr_datetime"]),
    updatedAt: readOldDate(row["wr_last"]),
    views: numberOf(row, "wr_hit"),
    likes: numberOf(row, "wr_good"),
    isNotice: notices.has(id),
    isSecret: textOf(row, "wr_option").split(",").includes("secret"),
    heading: textOf(row, "ca_name").trim(),
    repliesTo: replied,
    files,
  };
};

async function noticesOf({ database, tables }: Source, board: string): Promise<Set<number>> {
  const [row = {}] = await database.all(`select bo_notice from ${tables.of("board")} where bo_table = ?`, [board]);
  return new Set(
    textOf(row, "bo_notice")
      .split(",")
      .map(Number)
      .filter((id) => id > 0),
  );
}

/** A reply is `A`, `B` … below its post, and `AA` below `A`. */
function createThreads() {
  let thread: number | undefined;
  let known = new Map<string, number>();
  return (row: Row): number | undefined => {
    const number = numberOf(row, "wr_num");
    if (number !== thread) known = new Map();
    thread = number;
    const reply = textOf(row, "wr_reply");
    known.set(reply, numberOf(row, "wr_id"));
    return reply === "" ? undefined : (known.get(reply.slice(0, -1)) ?? known.get(""));
  };
}

/** `wr_num` is negative and falls: the oldest has the greatest. */
export async function* readPosts(source: Source, board: OldBoard): AsyncGenerator<OldPost> {
  const { database, tables } = source;
  const notices = await noticesOf(source, board.key);
  const replies = createThreads();
  const sql = `select * from ${tables.written(board.key)} where wr_is_comment = 0
    order by wr_num desc, wr_reply, wr_id`;
  let waiting: Row[] = [];
  async function* released(): AsyncGenerator<OldPost> {
    const rows = waiting;
    waiting = [];
    const files = await filesOf(source, board.key, rows);
    for (const row of rows) {
      const replied = replies(row);
      yield toPost(row, {
        board,
        notices,
        replied: replied === undefined ? undefined : `${board.key}/${replied}`,
        files: files.get(numberOf(row, "wr_id")) ?? [],
      });
    }
  }
  for await (const row of database.rows(sql)) {
    waiting.push(row);
    if (waiting.length >= postsAtOnce) yield* released();
  }
  yield* released();
}

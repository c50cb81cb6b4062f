import escapeHtml from "escape-html";
import { readInBatches } from "../mysql/batches.ts";
import type { Row } from "../mysql/old-database.ts";
import { readEscaped, readOldStamp } from "../mysql/old-text.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldBoard, OldFile, OldPost } from "../old-site.ts";
import { withCommentPictures } from "../text/comment-picture.ts";
import { isPost, isSecretPost, moduleOf } from "./rhymix-board.ts";
import { filesOf } from "./rhymix-file.ts";
import { readContent } from "./rhymix-html.ts";
import { authorOf, marksFor, type Source, titleOf } from "./rhymix-source.ts";

// Rhymix marks so what stands above the lists of all boards.
const isNotice = (row: Row) => ["Y", "A"].includes(textOf(row, "is_notice"));

async function aliasesOf({ database, of, has }: Source, posts: readonly number[]): Promise<Map<number, string[]>> {
  if (!(await has("document_aliases"))) return new Map();
  const rows = await database.all(
    `select document_srl, alias_title from ${of("document_aliases")} where document_srl in (${marksFor(posts)})
      order by alias_srl`,
    posts,
  );
  const groups = Map.groupBy(rows, (row) => numberOf(row, "document_srl"));
  return new Map([...groups].map(([post, own]) => [post, own.map((row) => textOf(row, "alias_title"))]));
}

/** Fields that a board has besides its text (확장 변수), as a table above it. */
async function fieldsOf({ database, of, has }: Source, posts: readonly number[]): Promise<Map<number, string>> {
  if (!(await has("document_extra_vars"))) return new Map();
  const rows = await database.all(
    `select v.document_srl, v.value, k.var_name from ${of("document_extra_vars")} v
      join ${of("document_extra_keys")} k on k.module_srl = v.module_srl and k.var_idx = v.var_idx
      where v.document_srl in (${marksFor(posts)}) and v.var_idx > 0 and k.var_type <> 'file' and v.value <> ''
      order by v.document_srl, v.var_idx`,
    posts,
  );
  const asRow = (row: Row) => {
    const value = textOf(row, "value").split("|@|").filter(Boolean).join(" ");
    return `<tr><th>${escapeHtml(readEscaped(textOf(row, "var_name")))}</th><td>${escapeHtml(readEscaped(value))}</td></tr>`;
  };
  const groups = Map.groupBy(rows, (row) => numberOf(row, "document_srl"));
  return new Map([...groups].map(([post, own]) => [post, `<table>${own.map(asRow).join("")}</table>`]));
}

async function headingsOf(source: Source, module: number): Promise<Map<number, string>> {
  const rows = await source.database.all(
    `select category_srl, title from ${source.of("document_categories")} where module_srl = ?`,
    [module],
  );
  return new Map(rows.map((row) => [numberOf(row, "category_srl"), titleOf(source, row, "title")]));
}

type Around = {
  board: OldBoard;
  headings: ReadonlyMap<number, string>;
  files: ReadonlyMap<number, OldFile[]>;
  aliases: ReadonlyMap<number, string[]>;
  fields: ReadonlyMap<number, string>;
};

function toPost(row: Row, { board, headings, files, aliases, fields }: Around): OldPost {
  const srl = numberOf(row, "document_srl");
  const notice = isNotice(row);
  return {
    key: String(srl),
    aliases: (aliases.get(srl) ?? []).flatMap((title) => [`${board.key}/entry:${title}`, `entry:${title}`]),
    title: readEscaped(textOf(row, "title")),
    html: withCommentPictures((fields.get(srl) ?? "") + readContent(textOf(row, "content")), files.get(srl) ?? []),
    author: authorOf(row),
    createdAt: readOldStamp(textOf(row, "regdate")),
    updatedAt: readOldStamp(textOf(row, "last_update")),
    views: numberOf(row, "readed_count"),
    likes: Math.max(0, numberOf(row, "voted_count")),
    isNotice: notice,
    // In a board for consultation each sees what is their own, and the notices.
    isSecret: isSecretPost(row) || (board.isPrivate && !notice),
    heading: headings.get(numberOf(row, "category_srl")) ?? "",
    repliesTo: undefined,
    files: files.get(srl) ?? [],
  };
}

/** Numbers are given to everything of a site in one row: a post's is its address in all of it. */
export async function* readPosts(source: Source, board: OldBoard): AsyncGenerator<OldPost> {
  const module = await moduleOf(source, board);
  const headings = await headingsOf(source, module);
  const sql = `select d.* from ${source.of("documents")} d where d.module_srl = ? and ${await isPost(source)}
    order by d.document_srl`;
  yield* readInBatches(source.database.rows(sql, [module]), async (batch) => {
    const posts = batch.map((row) => numberOf(row, "document_srl"));
    const around: Around = {
      board,
      headings,
      files: await filesOf(source, posts),
      aliases: await aliasesOf(source, posts),
      fields: await fieldsOf(source, posts),
    };
    return batch.map((row) => toPost(row, around));
  });
}

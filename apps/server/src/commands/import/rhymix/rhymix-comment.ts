import type { Row } from "../mysql/old-database.ts";
import { readOldStamp } from "../mysql/old-text.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldBoard, OldComment, OldLike } from "../old-site.ts";
import { linesOf } from "../text/old-html.ts";
import { isComment, moduleOf } from "./rhymix-board.ts";
import { readContent } from "./rhymix-html.ts";
import { authorOf, type Source } from "./rhymix-source.ts";

/** What stays of a comment that was deleted while others replied to it. */
const deleted = new Set([7, 8]);

/** Shown to everybody, or deleted. Whatever else there is, or will be, not everybody read it (`RX_STATUS_*` of Rhymix). */
const shown = new Set([1, ...deleted]);

/** Comments of old XE have no status. */
const isSecret = (row: Row) =>
  textOf(row, "is_secret") === "Y" || ((row["status"] ?? null) !== null && !shown.has(numberOf(row, "status")));

function textFrom(row: Row): string {
  const text = linesOf(readContent(textOf(row, "content")).replace(/<img\b[^>]*>/giu, " [이미지] "));
  return text === "" && deleted.has(numberOf(row, "status")) ? "삭제된 댓글입니다." : text;
}

/** Which thread a comment belongs to: the number of the first of it, which may itself be gone. */
function createThreads() {
  let post = 0;
  let roots = new Map<number, number>();
  return (row: Row): number => {
    if (numberOf(row, "document_srl") !== post) roots = new Map();
    post = numberOf(row, "document_srl");
    const [own, parent] = [numberOf(row, "comment_srl"), numberOf(row, "parent_srl")];
    const root = numberOf(row, "head") || roots.get(parent) || parent || own;
    roots.set(own, root);
    return root;
  };
}

/** `head` is the number of a thread's first comment, `arrange` its order within; a row of that list may be missing. */
export async function* readComments(source: Source, board: OldBoard): AsyncGenerator<OldComment> {
  const { database, of } = source;
  const sql = `select c.*, l.head from ${of("comments")} c
    left join ${of("comments_list")} l on l.comment_srl = c.comment_srl
    where c.module_srl = ? and ${await isComment(source)}
    order by c.document_srl, coalesce(l.head, nullif(c.parent_srl, 0), c.comment_srl),
      coalesce(l.arrange, c.comment_srl), c.comment_srl`;
  const threadOf = createThreads();
  let thread = 0;
  let first: string | undefined;
  for await (const row of database.rows(sql, [await moduleOf(source, board)])) {
    const key = String(numberOf(row, "comment_srl"));
    const present = threadOf(row);
    if (present !== thread) first = undefined;
    thread = present;
    yield {
      key,
      post: String(numberOf(row, "document_srl")),
      thread: first,
      author: authorOf(row),
      text: textFrom(row),
      createdAt: readOldStamp(textOf(row, "regdate")),
      likes: Math.max(0, numberOf(row, "voted_count")),
      isSecret: isSecret(row),
    };
    first ??= key;
  }
}

export async function* readLikes(source: Source, board: OldBoard): AsyncGenerator<OldLike> {
  const { database, of, has } = source;
  if (!(await has("document_voted_log"))) return;
  const sql = `select v.document_srl, v.member_srl, v.regdate from ${of("document_voted_log")} v
    join ${of("documents")} d on d.document_srl = v.document_srl
    where d.module_srl = ? and v.point > 0 and v.member_srl > 0 order by v.document_srl, v.member_srl`;
  for await (const row of database.rows(sql, [await moduleOf(source, board)]))
    yield {
      post: String(numberOf(row, "document_srl")),
      member: String(numberOf(row, "member_srl")),
      createdAt: readOldStamp(textOf(row, "regdate")),
    };
}

import type { OldAccess, OldBoard } from "../old-site.ts";
import type { Row } from "../mysql/old-database.ts";
import { gradeOfLevel } from "./gnuboard5-member.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { Source } from "./gnuboard5-source.ts";

/** The questions that a member and the association alone read (1:1 문의); no board of an old site is called so. */
export const privateBoard = "@qa";

const grades = [3, 4, 5, 6, 7, 8, 9];

/** Level 1 is everybody, 2 a member, 10 an administrator, and between them what an association made of it. */
function accessOf(level: number): OldAccess {
  if (level <= 1) return "EVERYONE";
  if (level === 2) return "MEMBERS";
  if (level >= 10) return "ADMINISTRATORS";
  return { grades: grades.filter((one) => one >= level).map(gradeOfLevel) };
}

function kindOf(row: Row): OldBoard["kind"] {
  const skin = textOf(row, "bo_skin");
  if (/gallery|photo|album/iu.test(skin)) return "ALBUM";
  return /pds|data|archive/iu.test(skin) ? "ARCHIVE" : "TEXT";
}

type Counts = Pick<OldBoard, "postCount" | "commentCount" | "secretCount">;

const toBoard = (row: Row, counts: Counts): OldBoard => ({
  key: textOf(row, "bo_table"),
  title: textOf(row, "bo_subject"),
  kind: kindOf(row),
  // Who may not see the list does not read, whatever the second setting says.
  readers: accessOf(Math.max(numberOf(row, "bo_list_level"), numberOf(row, "bo_read_level"))),
  writers: accessOf(numberOf(row, "bo_write_level")),
  hasComments: numberOf(row, "bo_comment_level") < 10 || counts.commentCount > 0,
  headings: numberOf(row, "bo_use_category")
    ? textOf(row, "bo_category_list")
        .split("|")
        .map((word) => word.trim())
        .filter((word) => word !== "")
    : [],
  isPrivate: false,
  ...counts,
});

/** Groups that let certain members in alone (접근 사용). */
async function closedGroups({ database, tables, prefix }: Source): Promise<Set<string>> {
  if (!(await database.hasTable(`${prefix}group`))) return new Set();
  const rows = await database.all(`select gr_id from ${tables.of("group")} where gr_use_access <> 0`);
  return new Set(rows.map((row) => textOf(row, "gr_id")));
}

/** Of all that was written on a board in one question: posts and comments are rows of one table. */
async function countWritten({ database, tables }: Source, board: string): Promise<Required<Counts>> {
  const [row = {}] = await database.all(
    `select sum(wr_is_comment = 0) as posts, sum(wr_is_comment = 1) as comments,
      sum(wr_is_comment = 0 and find_in_set('secret', wr_option) > 0) as secrets from ${tables.written(board)}`,
  );
  return {
    postCount: numberOf(row, "posts"),
    commentCount: numberOf(row, "comments"),
    secretCount: numberOf(row, "secrets"),
  };
}

const closed = { readers: "ADMINISTRATORS", writers: "ADMINISTRATORS", isNarrowed: true } as const;

export async function readBoards(source: Source): Promise<OldBoard[]> {
  const { database, tables, prefix } = source;
  const groups = await closedGroups(source);
  const found: OldBoard[] = [];
  const count = async (table: string, where: string) =>
    numberOf((await database.all(`select count(*) as number from ${table} where ${where}`))[0] ?? {}, "number");
  for (const row of await database.all(`select * from ${tables.of("board")} order by bo_order, bo_table`)) {
    const key = textOf(row, "bo_table");
    // Settings may have outlived the posts.
    if (!(await database.hasTable(`${prefix}write_${key}`))) continue;
    const board = toBoard(row, await countWritten(source, key));
    found.push(groups.has(textOf(row, "gr_id")) ? { ...board, ...closed } : board);
  }
  if (await database.hasTable(`${prefix}qa_content`)) {
    const postCount = await count(tables.of("qa_content"), "true");
    if (postCount > 0)
      found.push({
        key: privateBoard,
        title: "1:1 문의",
        kind: "TEXT",
        readers: "MEMBERS",
        writers: "MEMBERS",
        hasComments: true,
        headings: [],
        isPrivate: true,
        postCount,
        commentCount: 0,
      });
  }
  return found;
}

import type { Row } from "../mysql/old-database.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldAccess, OldBoard } from "../old-site.ts";
import { accessOfRoles, readRoles, type Roles } from "./kboard-member.ts";
import { boardsOfPages, readWordPressPages } from "./kboard-page-path.ts";
import { optionOf, serializedTexts, type Source } from "./kboard-source.ts";

/** WordPress's own posts; boards of KBoard are known by numbers. */
export const blogBoard = "blog";

/** Which rows are posts: none that was thrown away or waits for somebody's word. */
export const isPost = async ({ hasColumn }: Source): Promise<string> =>
  (await hasColumn("kboard_board_content", "status"))
    ? "(d.status is null or d.status not in ('trash', 'pending_approval'))"
    : "true";

export const isComment = async ({ has, hasColumn }: Source): Promise<string> =>
  (await has("kboard_comments")) && (await hasColumn("kboard_comments", "status"))
    ? "(c.status is null or c.status not in ('trash', 'pending_approval'))"
    : "true";

export const isBlogPost = "d.post_type = 'post' and d.post_status in ('publish', 'private')";
export const isBlogComment = "c.comment_approved = '1' and c.comment_type in ('', 'comment')";

async function countsBy({ database }: Source, sql: string): Promise<Map<number, number>> {
  const rows = await database.all(sql);
  return new Map(rows.map((row) => [numberOf(row, "board"), numberOf(row, "number")]));
}

async function readMeta({ database, of }: Source): Promise<Map<number, Map<string, string>>> {
  const rows = await database.all(
    `select board_id, \`key\` as name, value from ${of("kboard_board_meta")}
      where \`key\` in ('permission_list', 'permission_read_roles', 'permission_write_roles')`,
  );
  const boards = Map.groupBy(rows, (row) => numberOf(row, "board_id"));
  return new Map(
    [...boards].map(([board, own]) => [board, new Map(own.map((row) => [textOf(row, "name"), textOf(row, "value")]))]),
  );
}

/** What a board says of who may do something, in one word and perhaps a list of roles. */
function accessOf(word: string, roles: string | undefined, nameOf: Roles): OldAccess {
  if (word === "all") return "EVERYONE";
  if (word === "author") return "MEMBERS";
  return word === "roles" ? accessOfRoles(serializedTexts(roles ?? ""), nameOf) : "ADMINISTRATORS";
}

const kindOf = (skin: string): OldBoard["kind"] =>
  /gallery|photo|album|thumbnail/iu.test(skin) ? "ALBUM" : /pds|download|archive/iu.test(skin) ? "ARCHIVE" : "TEXT";

async function readAll(source: Source) {
  const { database, of, has } = source;
  const from = `from ${of("kboard_board_content")} d`;
  return {
    rows: await database.all(`select * from ${of("kboard_board_setting")} order by uid`),
    meta: await readMeta(source),
    nameOf: await readRoles(source),
    pages: await boardsOfPages(source, await readWordPressPages(source)),
    posts: await countsBy(
      source,
      `select d.board_id as board, count(*) as number ${from} where ${await isPost(source)} group by d.board_id`,
    ),
    secrets: await countsBy(
      source,
      `select d.board_id as board, count(*) as number ${from} where ${await isPost(source)} and d.secret = 'true'
        group by d.board_id`,
    ),
    comments: (await has("kboard_comments"))
      ? await countsBy(
          source,
          `select d.board_id as board, count(*) as number ${from} join ${of("kboard_comments")} c on c.content_uid = d.uid
            where ${await isComment(source)} group by d.board_id`,
        )
      : new Map<number, number>(),
  };
}

type All = Awaited<ReturnType<typeof readAll>>;

function toBoard(row: Row, { meta, nameOf, pages, posts, secrets, comments }: All): OldBoard {
  const uid = numberOf(row, "uid");
  const own = meta.get(uid);
  const commentCount = comments.get(uid) ?? 0;
  return {
    key: String(uid),
    aliases: pages.get(uid) ?? [],
    title: textOf(row, "board_name"),
    kind: kindOf(textOf(row, "skin")),
    readers: accessOf(textOf(row, "permission_read"), own?.get("permission_read_roles"), nameOf),
    writers: accessOf(textOf(row, "permission_write"), own?.get("permission_write_roles"), nameOf),
    hasComments: textOf(row, "use_comment") !== "" || commentCount > 0,
    headings: textOf(row, "category1_list")
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== ""),
    // 본인의 글만 보기.
    isPrivate: !["", "0"].includes(own?.get("permission_list") ?? ""),
    postCount: posts.get(uid) ?? 0,
    commentCount,
    secretCount: secrets.get(uid) ?? 0,
  };
}

async function readBlog(source: Source): Promise<OldBoard[]> {
  const { database, of } = source;
  const count = async (sql: string) => numberOf((await database.all(sql))[0] ?? {}, "number");
  const postCount = await count(`select count(*) as number from ${of("posts")} d where ${isBlogPost}`);
  if (postCount === 0) return [];
  const secretCount = await count(
    `select count(*) as number from ${of("posts")} d
      where ${isBlogPost} and (d.post_status = 'private' or d.post_password <> '')`,
  );
  const commentCount = await count(
    `select count(*) as number from ${of("comments")} c join ${of("posts")} d on d.ID = c.comment_post_ID
      where ${isBlogPost} and ${isBlogComment}`,
  );
  // The page on which WordPress lists them, where its first page is another.
  const page = await optionOf(source, "page_for_posts");
  const shown = (await readWordPressPages(source)).filter(({ id }) => String(id) === page);
  return [
    {
      key: blogBoard,
      aliases: shown.flatMap(({ id, path }) => [`page:${id}`, `slug:${path}`]),
      title: "블로그",
      kind: "TEXT",
      readers: "EVERYONE",
      writers: "ADMINISTRATORS",
      hasComments: true,
      headings: [],
      isPrivate: false,
      postCount,
      commentCount,
      secretCount,
    },
  ];
}

export async function readBoards(source: Source): Promise<OldBoard[]> {
  const all = await readAll(source);
  return [...all.rows.map((row) => toBoard(row, all)), ...(await readBlog(source))];
}

import type { Row } from "../mysql/old-database.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldBoard } from "../old-site.ts";
import { accessOf, type Grants, type Group, narrower, readGrants, readGroups } from "./rhymix-grant.ts";
import { type Source, titleOf } from "./rhymix-source.ts";

/** Which rows are posts: no drafts, and nothing that was thrown away. Of XE before 1.5 all are. */
export const isPost = async ({ hasColumn }: Source): Promise<string> =>
  (await hasColumn("documents", "status"))
    ? "(d.status is null or d.status not in ('TEMP', 'TRASH', 'DELETED', 'DELETED_BY_ADMIN'))"
    : "true";

/** Read by its writer and by administrators; what waits for its day, or was taken away, by nobody else either. */
const closed = ["SECRET", "PRIVATE", "EMBARGO", "CENSORED", "CENSORED_BY_ADMIN"];

export const isSecretPost = (row: Row): boolean =>
  closed.includes(textOf(row, "status")) || textOf(row, "is_secret") === "Y";

/** The same of rows that are counted. XE had a word for it before it had statuses, and some have both. */
async function secretPosts({ hasColumn }: Source): Promise<string> {
  const words = closed.map((word) => `'${word}'`).join(", ");
  const all = [
    ...((await hasColumn("documents", "status")) ? [`d.status in (${words})`] : []),
    ...((await hasColumn("documents", "is_secret")) ? ["d.is_secret = 'Y'"] : []),
  ];
  return all.length === 0 ? "false" : `(${all.join(" or ")})`;
}

/** Which rows are comments that were shown: 0 waits for somebody's word, 4 was thrown away. */
export const isComment = async ({ hasColumn }: Source): Promise<string> =>
  (await hasColumn("comments", "status")) ? "(c.status is null or c.status not in (0, 4))" : "true";

/** What everybody read of comments. Behind 1 come secret, postponed, censored and private ones, and what deleted ones leave. */
const openStatus = 1;

/** Which rows are comments whose files everybody could have, of those that were shown. */
export const isOpenComment = async ({ hasColumn }: Source): Promise<string> =>
  (await hasColumn("comments", "status"))
    ? `(c.is_secret <> 'Y' and coalesce(c.status, ${openStatus}) = ${openStatus})`
    : "c.is_secret <> 'Y'";

async function countsOf({ database }: Source, sql: string): Promise<Map<number, number>> {
  const rows = await database.all(sql);
  return new Map(rows.map((row) => [numberOf(row, "module_srl"), numberOf(row, "number")]));
}

/** The settings of a module that have no column of their own. */
export async function readSettings({ database, of }: Source): Promise<Map<number, Map<string, string>>> {
  const rows = await database.all(
    `select module_srl, name, value from ${of("module_extra_vars")}
      where name in ('consultation', 'default_style', 'page_type', 'document_srl')`,
  );
  const modules = Map.groupBy(rows, (row) => numberOf(row, "module_srl"));
  return new Map(
    [...modules].map(([module, own]) => [
      module,
      new Map(own.map((row) => [textOf(row, "name"), textOf(row, "value")])),
    ]),
  );
}

async function headingsOf(source: Source): Promise<Map<number, string[]>> {
  const rows = await source.database.all(
    `select module_srl, title from ${source.of("document_categories")} order by module_srl, list_order, category_srl`,
  );
  const modules = Map.groupBy(rows, (row) => numberOf(row, "module_srl"));
  return new Map([...modules].map(([module, own]) => [module, own.map((row) => titleOf(source, row, "title"))]));
}

function kindOf(row: Row, style: string | undefined): OldBoard["kind"] {
  if (style === "gallery" || /gallery|photo|album/iu.test(textOf(row, "skin"))) return "ALBUM";
  return /pds|archive/iu.test(textOf(row, "skin")) ? "ARCHIVE" : "TEXT";
}

function accessTo(grants: Grants | undefined, groups: ReadonlyMap<number, Group>) {
  const of = (name: string) => accessOf(grants?.get(name), groups);
  const enters = of("access");
  return {
    // Who may not enter or see the list does not read, whatever is said of the texts.
    readers: narrower(enters, narrower(of("list"), of("view"))),
    writers: narrower(enters, of("write_document")),
    commenters: of("write_comment"),
  };
}

async function readAll(source: Source) {
  const { database, of } = source;
  const [posts, comments] = [await isPost(source), await isComment(source)];
  const count = (table: string, where: string) =>
    `select module_srl, count(*) as number from ${of(table)} ${table.slice(0, 1)} where ${where} group by module_srl`;
  return {
    modules: await database.all(`select * from ${of("modules")} order by module_srl`),
    posts: await countsOf(source, count("documents", posts)),
    secrets: await countsOf(source, count("documents", `${posts} and ${await secretPosts(source)}`)),
    comments: await countsOf(source, count("comments", comments)),
    settings: await readSettings(source),
    headings: await headingsOf(source),
    groups: await readGroups(source),
    grants: await readGrants(source),
  };
}

export type Board = OldBoard & { module: number };

/** Every board, of whatever module: a site has had others than `board`, and their posts lie in the same table. */
export async function readBoards(source: Source): Promise<Board[]> {
  const { modules, posts, secrets, comments, settings, headings, groups, grants } = await readAll(source);
  const taken = new Set<string>();
  return modules.flatMap((row): Board[] => {
    const module = numberOf(row, "module_srl");
    const [kind, mid] = [textOf(row, "module"), textOf(row, "mid")];
    const postCount = posts.get(module) ?? 0;
    if (kind === "page" || (kind !== "board" && postCount === 0)) return [];
    // Sites below one installation of XE could each have a board of that name.
    const key = taken.has(mid) ? `${mid}@${module}` : mid;
    taken.add(mid);
    const own = settings.get(module);
    const { commenters, ...access } = accessTo(grants.get(module), groups);
    const commentCount = comments.get(module) ?? 0;
    return [
      {
        module,
        key,
        title: titleOf(source, row, "browser_title") || mid,
        kind: kindOf(row, own?.get("default_style")),
        ...access,
        hasComments: commenters !== "ADMINISTRATORS" || commentCount > 0,
        headings: headings.get(module) ?? [],
        isPrivate: own?.get("consultation") === "Y",
        postCount,
        commentCount,
        secretCount: secrets.get(module) ?? 0,
      },
    ];
  });
}

/** The number by which the tables name a board. */
export async function moduleOf(source: Source, { key }: OldBoard): Promise<number> {
  const [, written] = /@(\d+)$/u.exec(key) ?? [];
  if (written !== undefined) return Number(written);
  const [row = {}] = await source.database.all(
    // Of several modules of that name the one that is a board here: sites below one installation had names of their own.
    `select m.module_srl from ${source.of("modules")} m where m.mid = ? and m.module <> 'page' and (m.module = 'board'
        or exists (select 1 from ${source.of("documents")} d where d.module_srl = m.module_srl and ${await isPost(source)}))
      order by m.module_srl limit 1`,
    [key],
  );
  return numberOf(row, "module_srl");
}

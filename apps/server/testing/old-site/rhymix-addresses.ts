import { readEscaped } from "../../src/commands/import/mysql/old-text.ts";
import type { OldDatabase } from "../../src/commands/import/mysql/old-database.ts";
import { files, type ListAddresses, type OldAddress, said, titled } from "./old-address-list.ts";
import { type Flavour, prefixOf } from "./rhymix-tables.ts";

/** Secret posts, questions of a board for consultation, and a board of some members. */
const hidden = ["1006", "1012", "1013"];

export const rhymixHidden = hidden.flatMap((srl) => [`/${srl}`, `/?document_srl=${srl}`, `/free/${srl}`]);

/** Of a post without a title; boards that have another name here. */
const titles: Record<string, string> = { "1007": "(제목 없음)", free: "자유게시판", consult: "Q&A" };

/** Files that the old site's folder has lost, and those that nobody takes. */
const left = new Set(["3003", "3004", "3009"]);

/** Small pictures lie below the number of their post, in threes of its digits from the last. */
const thumbnailOf = (srl: string) => `/files/thumbnails/${srl.slice(-3)}/${Number(srl.slice(0, -3))}/200x150.crop.jpg`;

const notHidden = `d.document_srl not in (${hidden.join(", ")}) and coalesce(d.status, '') <> 'TEMP'`;

async function writings(database: OldDatabase, prefix: string): Promise<OldAddress[]> {
  const boards = `${prefix}documents d join ${prefix}modules m on m.module_srl = d.module_srl and m.module <> 'page'`;
  const titleOf = (row: Parameters<typeof said>[0]) => titles[said(row, "srl")] ?? readEscaped(said(row, "title"));
  const posts = await database.all(
    `select d.document_srl as srl, d.title, m.mid from ${boards} where ${notHidden} order by d.document_srl`,
  );
  const comments = await database.all(
    `select c.comment_srl as comment, d.document_srl as srl, d.title, m.mid from ${boards}
      join ${prefix}comments c on c.document_srl = d.document_srl
      where ${notHidden} and c.status not in (0, 4) order by c.comment_srl`,
  );
  const aliases = await database.all(
    `select a.alias_title as alias, d.document_srl as srl, d.title, m.mid from ${boards}
      join ${prefix}document_aliases a on a.document_srl = d.document_srl`,
  );
  return [
    ...posts.flatMap((row) => {
      const [srl, mid] = [said(row, "srl"), said(row, "mid")];
      return titled(titleOf(row), [
        `/${srl}`,
        `/${mid}/${srl}`,
        `/?document_srl=${srl}`,
        `/?mid=${mid}&page=2&document_srl=${srl}`,
        `/index.php?mid=${mid}&document_srl=${srl}`,
        thumbnailOf(srl),
      ]);
    }),
    ...comments.flatMap((row) => {
      const [srl, comment] = [said(row, "srl"), said(row, "comment")];
      return titled(titleOf(row), [
        `/${said(row, "mid")}/${srl}/comment/${comment}`,
        `/index.php?document_srl=${srl}&comment_srl=${comment}`,
      ]);
    }),
    ...aliases.flatMap((row) => {
      const alias = encodeURIComponent(said(row, "alias"));
      return titled(titleOf(row), [`/${said(row, "mid")}/entry/${alias}`, `/entry/${alias}`]);
    }),
  ];
}

/** Of sites below another the second board of a name has no address by it: which one is meant nobody tells. */
async function places(database: OldDatabase, prefix: string): Promise<OldAddress[]> {
  const modules = await database.all(
    `select mid, module, browser_title as title from ${prefix}modules where mid not in ('inner', 'outside', 'officers', 'insiders')
      and module_srl in (select min(module_srl) from ${prefix}modules where module in ('board', 'page', 'bodex') and coalesce(site_srl, 0) = 0 group by mid)`,
  );
  return modules.flatMap((row) => {
    const mid = said(row, "mid");
    return titled(titles[mid] ?? said(row, "title"), [
      `/${mid}`,
      `/?mid=${mid}`,
      `/index.php?mid=${mid}&page=2`,
      ...(said(row, "module") === "page" ? [] : [`/${mid}/category/70`]),
    ]);
  });
}

async function stored(database: OldDatabase, prefix: string, flavour: Flavour): Promise<OldAddress[]> {
  const rows = await database.all(
    `select f.file_srl as srl, f.uploaded_filename as path from ${prefix}files f
      left join ${prefix}comments c on c.comment_srl = f.upload_target_srl and c.is_secret <> 'Y' and c.status = 1
      join ${prefix}documents d on d.document_srl = coalesce(c.document_srl, f.upload_target_srl)
      join ${prefix}modules m on m.module_srl = d.module_srl and m.module <> 'page'
      where f.isvalid = 'Y' order by f.file_srl`,
  );
  return rows
    .filter((row) => !left.has(said(row, "srl")))
    .flatMap((row) =>
      files([
        said(row, "path").replace(/^\.?\/?/u, "/"),
        `/index.php?module=file&act=procFileDownload&file_srl=${said(row, "srl")}&sid=0123`,
        ...(flavour === "rhymix" ? [`/files/download/link/${said(row, "srl")}/0a1b/file`] : []),
      ]),
    );
}

/** Every address that an old site of Rhymix or XE had, by its rows. */
export const listRhymixAddresses =
  (flavour: Flavour): ListAddresses =>
  async (database) => {
    const prefix = prefixOf[flavour];
    return [
      ...(await places(database, prefix)),
      ...(await writings(database, prefix)),
      ...(await stored(database, prefix, flavour)),
      ...files(["/files/attach/images/51/004/001/far.png", "/free/files/attach/images/51/004/001/lazy.png"]),
    ];
  };

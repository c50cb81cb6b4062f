import type { OldDatabase } from "../../src/commands/import/mysql/old-database.ts";
import { readEscaped } from "../../src/commands/import/mysql/old-text.ts";
import { files, type ListAddresses, type OldAddress, said, titled } from "./old-address-list.ts";

/** Secret posts and questions, a board of some members, what waits for a word or was thrown away, and private posts. */
const hidden = ["103", "108", "109", "112", "114", "116"];

export const kboardHidden = [
  ...hidden.flatMap((uid) => [`/?kboard_content_redirect=${uid}`, `/?mod=document&uid=${uid}`]),
  "/?p=21",
  "/?page_id=16",
  "/closed/",
];

/** Of a post without a title, and of a reply that stands below its question; boards that have another name here. */
const titles: Record<string, string> = { "105": "(제목 없음)", "111": "언제 만나나요", "board 3": "Q&A" };

/** The pages that show a board: one has it in its text, of one the board's settings tell. */
const pages: Record<string, { id: number; slug: string }> = {
  "1": { id: 12, slug: "notice" },
  "2": { id: 11, slug: "free" },
};

/** Files that the old site's folder has lost, and those that nobody takes. */
const left = /lost\.pdf|letter\.doc/u;

async function boards(database: OldDatabase): Promise<OldAddress[]> {
  const rows = await database.all("select uid, board_name from wp_kboard_board_setting where uid <> 5");
  return rows.flatMap((row) => {
    const uid = said(row, "uid");
    const page = pages[uid];
    return titled(titles[`board ${uid}`] ?? said(row, "board_name"), [
      `/?kboard_redirect=${uid}`,
      ...(page ? [`/${page.slug}/`, `/${page.slug}/?pageid=2&mod=list`, `/?page_id=${page.id}`] : []),
    ]);
  });
}

async function posts(database: OldDatabase): Promise<OldAddress[]> {
  const rows = await database.all(
    `select uid, board_id, title from wp_kboard_board_content where uid not in (${hidden.join(", ")}) order by uid`,
  );
  return rows.flatMap((row) => {
    const [uid, board] = [said(row, "uid"), said(row, "board_id")];
    const page = pages[board];
    return titled(titles[uid] ?? said(row, "title"), [
      `/?kboard_content_redirect=${uid}`,
      `/?kboard_id=${board}&mod=document&uid=${uid}`,
      `/?mod=document&uid=${uid}`,
      ...(page
        ? [`/${page.slug}/?pageid=2&mod=document&uid=${uid}`, `/?page_id=${page.id}&mod=document&uid=${uid}`]
        : []),
    ]);
  });
}

/** Those of WordPress itself. A page that lies under another has the address of both. */
async function wordPress(database: OldDatabase): Promise<OldAddress[]> {
  const rows = await database.all(
    `select p.ID as id, p.post_title as title, p.post_name as slug, p.post_type as type, p.post_date as at, a.post_name as parent
      from wp_posts p left join wp_posts a on a.ID = p.post_parent
      where p.post_status = 'publish' and p.post_password = '' and p.post_type in ('post', 'page') and p.ID not in (11, 12)`,
  );
  return rows.flatMap((row) => {
    const [id, slug, parent] = [said(row, "id"), said(row, "slug"), said(row, "parent")];
    const [year, month] = said(row, "at").split("-");
    return titled(
      readEscaped(said(row, "title")),
      said(row, "type") === "page"
        ? [`/?page_id=${id}`, parent === "" ? `/${slug}/` : `/${parent}/${slug}/`]
        : [`/?p=${id}`, `/${year}/${month}/${slug}/`, `/${slug}/`],
    );
  });
}

async function stored(database: OldDatabase): Promise<OldAddress[]> {
  const rows = await database.all(
    `select file_path as path, file_key as name, content_uid as post from wp_kboard_board_attached
      union all select thumbnail_file, '', 0 from wp_kboard_board_content where thumbnail_file <> ''
      union all select concat('/wp-content/uploads/', meta_value), '', 0 from wp_postmeta where meta_key = '_wp_attached_file'`,
  );
  return rows
    .filter((row) => !left.test(said(row, "path")))
    .flatMap((row) =>
      files([
        said(row, "path"),
        ...(said(row, "post") === "0"
          ? []
          : [`/?action=kboard_file_download&mod=document&uid=${said(row, "post")}&file=${said(row, "name")}`]),
      ]),
    );
}

/** Every address that an old WordPress with KBoard had, by its rows. */
export const listKboardAddresses: ListAddresses = async (database) => [
  ...(await boards(database)),
  ...(await posts(database)),
  ...(await wordPress(database)),
  ...(await stored(database)),
  ...files(["/wp-content/uploads/2014/03/pond-300x200.jpg"]),
];

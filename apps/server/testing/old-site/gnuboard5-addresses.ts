import type { OldDatabase } from "../../src/commands/import/mysql/old-database.ts";
import { files, type ListAddresses, type OldAddress, said, titled } from "./old-address-list.ts";

/** What administrators alone read here. */
export const gnuboard5Hidden = ["/free/3", "/qa/3", "/qa/4", "/inner/1", "/bbs/board.php?bo_table=free&wr_id=3"];

const hidden = new Set(gnuboard5Hidden);

/** Of a post without a title, of a reply that stands below its question, and of what has another name here. */
const titles: Record<string, string> = { "free/4": "(제목 없음)", "qa/2": "언제 만나나요", qa: "Q&A" };

const closedBoards = new Set(["inner", "no_table"]);

/** Files that the old site's folder has lost, and those that nobody takes. */
const left = new Set(["lost.pdf", "letter.doc", "broken.jpg"]);

async function writings(database: OldDatabase, board: string): Promise<OldAddress[]> {
  const rows = await database.all(
    `select w.wr_id, w.wr_is_comment, p.wr_id as post, p.wr_subject, p.wr_seo_title
      from g5_write_${board} w join g5_write_${board} p on p.wr_id = w.wr_parent order by w.wr_id`,
  );
  return rows.flatMap((row) => {
    const [id, seo, key] = [said(row, "wr_id"), said(row, "wr_seo_title"), `${board}/${said(row, "post")}`];
    if (hidden.has(`/${key}`)) return [];
    return titled(titles[key] ?? said(row, "wr_subject"), [
      `/bbs/board.php?bo_table=${board}&wr_id=${id}`,
      `/bbs/board.php?bo_table=${board}&wr_id=${id}&page=2&sca=`,
      `/${board}/${id}`,
      ...(seo === "" || said(row, "wr_is_comment") === "1" ? [] : [`/${board}/${encodeURIComponent(seo)}/`]),
    ]);
  });
}

/** Every address that an old Gnuboard 5 had, by its rows. */
export const listGnuboard5Addresses: ListAddresses = async (database) => {
  const boards = await database.all("select bo_table, bo_subject from g5_board order by bo_order");
  const open = boards.filter((row) => !closedBoards.has(said(row, "bo_table")));
  const found: OldAddress[] = open.flatMap((row) => {
    const name = said(row, "bo_table");
    return titled(titles[name] ?? said(row, "bo_subject"), [
      `/bbs/board.php?bo_table=${name}`,
      `/bbs/board.php?bo_table=${name}&page=3`,
      // There is a page of ours at that one, which goes before.
      ...(name === "gallery" ? [] : [`/${name}`]),
    ]);
  });
  for (const row of open) found.push(...(await writings(database, said(row, "bo_table"))));
  for (const row of await database.all("select co_id, co_subject from g5_content"))
    found.push(
      ...titled(said(row, "co_subject"), [
        `/bbs/content.php?co_id=${said(row, "co_id")}`,
        `/content/${said(row, "co_id")}`,
      ]),
    );
  for (const row of await database.all("select fm_id, fm_subject from g5_faq_master"))
    found.push(...titled(said(row, "fm_subject"), [`/bbs/faq.php?fm_id=${said(row, "fm_id")}`]));
  for (const row of await database.all("select * from g5_board_file where bf_file <> ''")) {
    const [board, post, number] = [said(row, "bo_table"), said(row, "wr_id"), said(row, "bf_no")];
    if (left.has(said(row, "bf_file"))) continue;
    found.push(
      ...files([
        `/data/file/${board}/${said(row, "bf_file")}`,
        `/bbs/download.php?bo_table=${board}&wr_id=${post}&no=${number}`,
      ]),
    );
  }
  return [...found, ...files(["/data/editor/1301/drawing.png", "/data/file/gallery/thumb-open_a_200x150.jpg"])];
};

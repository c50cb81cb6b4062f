import type { Row } from "../mysql/old-database.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import { serializedTexts, type Source } from "./kboard-source.ts";

/** WordPress stores the words of an address encoded. */
export function slugOf(row: Row): string {
  const written = textOf(row, "post_name");
  try {
    return decodeURIComponent(written).normalize("NFC");
  } catch {
    return written;
  }
}

export type WordPressPage = { id: number; title: string; content: string; path: string; isPublic: boolean };

/** The pages of WordPress, each with its address below the ones that it lies under. */
export async function readWordPressPages({ database, of }: Source): Promise<WordPressPage[]> {
  const rows = await database.all(
    `select ID, post_title, post_content, post_name, post_parent, post_password from ${of("posts")}
      where post_type = 'page' and post_status = 'publish' order by menu_order, ID`,
  );
  const byId = new Map(rows.map((row) => [numberOf(row, "ID"), row]));
  const pathOf = (row: Row, depth = 0): string => {
    const parent = byId.get(numberOf(row, "post_parent"));
    // A row that names itself as its parent would never end.
    return parent && depth < 10 ? `${pathOf(parent, depth + 1)}/${slugOf(row)}` : slugOf(row);
  };
  return rows.map((row) => ({
    id: numberOf(row, "ID"),
    title: textOf(row, "post_title"),
    content: textOf(row, "post_content"),
    path: pathOf(row),
    isPublic: textOf(row, "post_password") === "",
  }));
}

const shown = /\[kboard\s[^\]]*\bid=["']?(\d+)/gu;

/** Which pages showed which boards: by what is written in them, or by the board's own settings. */
export async function boardsOfPages(source: Source, pages: readonly WordPressPage[]): Promise<Map<number, string[]>> {
  const settings = await source.database.all(
    `select board_id, value from ${source.of("kboard_board_meta")} where \`key\` in ('auto_page', 'latest_target_page')`,
  );
  const pairs = [
    ...pages.flatMap((page) => [...page.content.matchAll(shown)].map(([, board]) => ({ board: Number(board), page }))),
    ...settings.flatMap((row) =>
      pages
        .filter(({ id }) => [textOf(row, "value"), ...serializedTexts(textOf(row, "value"))].includes(String(id)))
        .map((page) => ({ board: numberOf(row, "board_id"), page })),
    ),
  ];
  const boards = Map.groupBy(pairs, ({ board }) => board);
  return new Map(
    [...boards].map(([board, own]) => [
      board,
      [...new Set(own.flatMap(({ page }) => [`page:${page.id}`, `slug:${page.path}`]))],
    ]),
  );
}

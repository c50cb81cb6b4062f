import { plainToHtml } from "../text/plain-to-html.ts";
import type { OldPage } from "../old-site.ts";
import type { Row } from "../mysql/old-database.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { Source } from "./gnuboard5-source.ts";

/** The text that phones got stood for the other where there was none. */
function contentOf(row: Row): string {
  const content = textOf(row, "co_content") || textOf(row, "co_mobile_content");
  return numberOf(row, "co_html") === 0 ? plainToHtml(content) : content;
}

async function faqOf({ database, tables }: Source, id: number): Promise<string> {
  const rows = await database.all(
    `select fa_subject, fa_content from ${tables.of("faq")} where fm_id = ? order by fa_order, fa_id`,
    [id],
  );
  return rows.map((row) => `<h3>${textOf(row, "fa_subject")}</h3>${textOf(row, "fa_content")}`).join("");
}

/** 내용 관리, and each list of questions and answers (FAQ). */
export async function* readPages(source: Source): AsyncGenerator<OldPage> {
  const { database, tables, prefix } = source;
  if (await database.hasTable(`${prefix}content`))
    for (const row of await database.all(`select * from ${tables.of("content")} order by co_id`))
      yield { key: textOf(row, "co_id"), title: textOf(row, "co_subject"), html: contentOf(row) };
  if (!(await database.hasTable(`${prefix}faq_master`))) return;
  for (const row of await database.all(`select * from ${tables.of("faq_master")} order by fm_order, fm_id`)) {
    const id = numberOf(row, "fm_id");
    const html = textOf(row, "fm_head_html") + (await faqOf(source, id)) + textOf(row, "fm_tail_html");
    yield { key: `faq/${id}`, title: textOf(row, "fm_subject") || "자주 묻는 질문", html };
  }
}

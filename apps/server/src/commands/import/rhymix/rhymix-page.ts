import type { Row } from "../mysql/old-database.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldPage } from "../old-site.ts";
import { readSettings } from "./rhymix-board.ts";
import { accessOf, readGrants, readGroups } from "./rhymix-grant.ts";
import { readContent } from "./rhymix-html.ts";
import { marksFor, type Source, titleOf } from "./rhymix-source.ts";

/** A page that another program draws has no text in the database. */
const isText = (settings: ReadonlyMap<string, string> | undefined) => settings?.get("page_type") !== "OUTSIDE";

async function readAll(source: Source) {
  const rows = await source.database.all(
    `select * from ${source.of("modules")} where module = 'page' order by module_srl`,
  );
  const settings = await readSettings(source);
  const [grants, groups] = [await readGrants(source), await readGroups(source)];
  const of = (row: Row) => settings.get(numberOf(row, "module_srl"));
  const isOpen = (row: Row) => accessOf(grants.get(numberOf(row, "module_srl"))?.get("access"), groups) === "EVERYONE";
  const texts = rows.filter((row) => isText(of(row)));
  return {
    texts: texts.filter(isOpen),
    // A post of the board of old pages is read by everybody.
    closed: texts.filter((row) => !isOpen(row)),
    outside: rows.filter((row) => !isText(of(row))),
    of,
  };
}

export const countPages = async (source: Source) => {
  const { texts, closed, outside } = await readAll(source);
  return { texts: texts.length, closed: closed.length, outside: outside.length };
};

async function documentsOf({ database, of }: Source, srls: readonly number[]): Promise<Map<string, string>> {
  if (srls.length === 0) return new Map();
  const rows = await database.all(
    `select document_srl, content from ${of("documents")} where document_srl in (${marksFor(srls)})`,
    srls,
  );
  return new Map(rows.map((row) => [String(numberOf(row, "document_srl")), textOf(row, "content")]));
}

const documentMark = /\bdocument_srl="(\d{1,10})"/gu;

/** A page is its widgets, or one document. */
export async function* readPages(source: Source): AsyncGenerator<OldPage> {
  const { texts, of } = await readAll(source);
  for (const row of texts) {
    const settings = of(row);
    const article = settings?.get("page_type") === "ARTICLE" ? Number(settings.get("document_srl") ?? 0) : 0;
    const written = textOf(row, "content") || textOf(row, "mcontent");
    const shown = [...written.matchAll(documentMark)].map(([, srl]) => Number(srl));
    const documents = await documentsOf(source, article > 0 ? [article, ...shown] : shown);
    const html = documents.get(String(article)) ?? written;
    const mid = textOf(row, "mid");
    yield {
      key: mid,
      aliases: [...documents.keys()].map((srl) => `document:${srl}`),
      title: titleOf(source, row, "browser_title") || mid,
      html: readContent(html, (srl) => documents.get(srl) ?? ""),
    };
  }
}

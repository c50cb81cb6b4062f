import { plainToHtml } from "../text/plain-to-html.ts";
import type { OldFile, OldPost } from "../old-site.ts";
import type { Row } from "../mysql/old-database.ts";
import { readOldDate } from "../mysql/old-text.ts";
import { privateBoard } from "./gnuboard5-board.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { Source } from "./gnuboard5-source.ts";

const filesOf = (row: Row): OldFile[] =>
  ["1", "2"].flatMap((place) => {
    const stored = textOf(row, `qa_file${place}`);
    if (stored === "") return [];
    const isShown = /\.(?:jpe?g|png|gif|webp)$/iu.test(stored);
    return {
      key: `/data/qa/${stored}`,
      aliases: [],
      name: textOf(row, `qa_source${place}`) || stored,
      path: `qa/${stored}`,
      isShown,
      description: "",
      downloads: 0,
    };
  });

/** 1:1 문의: each question, and the answers of the association behind it. */
export async function* readQuestions({ database, tables }: Source): AsyncGenerator<OldPost> {
  const sql = `select * from ${tables.of("qa_content")} order by qa_num desc, qa_type, qa_id`;
  for await (const row of database.rows(sql)) {
    const member = textOf(row, "mb_id");
    const content = textOf(row, "qa_content");
    const createdAt = readOldDate(row["qa_datetime"]);
    yield {
      key: `${privateBoard}/${numberOf(row, "qa_id")}`,
      aliases: [],
      title: textOf(row, "qa_subject"),
      html: numberOf(row, "qa_html") === 0 ? plainToHtml(content) : content,
      author: { name: textOf(row, "qa_name"), ...(member === "" ? {} : { member }) },
      createdAt,
      updatedAt: createdAt,
      views: 0,
      likes: 0,
      isNotice: false,
      isSecret: true,
      heading: "",
      repliesTo: numberOf(row, "qa_type") === 1 ? `${privateBoard}/${numberOf(row, "qa_parent")}` : undefined,
      files: filesOf(row),
    };
  }
}

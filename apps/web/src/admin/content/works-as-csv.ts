import { csvOf } from "@bulmo/contracts/csv";
import type { PostDetail } from "@bulmo/contracts/post";
import { artistLine } from "@bulmo/contracts/work-artist-line";
import { artistsLabel } from "@bulmo/contracts/work-artist-role";
import { workTextNames } from "@bulmo/contracts/work-field";
import { tableCells, tableHeads } from "@bulmo/contracts/work-table";
import { formatDate } from "../../parts/text/date.ts";
import { type ContentBoard, groupIn } from "../../post/content-board/content-board.ts";

/** What the text of a work says, a paragraph a line, and what is said of its first picture. */
function saidIn(content: string) {
  const { body } = new DOMParser().parseFromString(content, "text/html");
  const paragraphs = [...body.querySelectorAll("p, h2, h3, h4, li")].map(({ textContent }) => textContent.trim());
  return { text: paragraphs.filter(Boolean).join("\n"), description: body.querySelector("img")?.alt ?? "" };
}

/** The works of an exhibition as a spreadsheet opens them, and the form of many works reads them again (WRK-02). */
export function worksAsCsv(works: readonly PostDetail[], board: ContentBoard, read = saidIn): string {
  return csvOf(
    [
      "번호",
      "고유 번호",
      "전시",
      "문하",
      "제목",
      "작가/글쓴이",
      artistsLabel,
      ...tableHeads(workTextNames),
      "대체 텍스트",
      "본문",
      "작성일",
    ],
    works.map((work) => {
      const { text, description } = read(work.content);
      return [
        String(work.index),
        String(work.number ?? ""),
        board.title,
        groupIn(board, work.subType) ?? "",
        work.title,
        work.author,
        artistLine(work.artists ?? []),
        ...tableCells(workTextNames, work),
        description,
        text,
        formatDate(work.createdAt),
      ];
    }),
  );
}

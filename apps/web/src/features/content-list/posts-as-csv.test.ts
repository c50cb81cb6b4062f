import type { PostItem } from "@bulmo/contracts/post";
import { expect, test } from "vitest";
import { postsAsCsv } from "./posts-as-csv.ts";

const notice = {
  type: "NOTICE",
  index: 12,
  title: "총회 안내",
  author: "사무국",
  summary: "",
  createdAt: "2026-03-01T00:00:00.000Z",
} as const satisfies PostItem;
const lineOf = (title: string) => postsAsCsv([{ ...notice, title }]).split("\r\n")[1];

test("issue 8: a list is a table that spreadsheets read as Korean", () => {
  const work = { ...notice, type: "FIRST_EXHIBITION", thumbnail: "", caption: "비단에 석채, 120×180cm" } as const;
  expect(postsAsCsv([notice, work])).toBe(
    '\uFEFF"번호","제목","작가/글쓴이","설명/캡션","작성일"\r\n' +
      '"12","총회 안내","사무국","","2026.03.01"\r\n' +
      '"12","총회 안내","사무국","비단에 석채, 120×180cm","2026.03.01"\r\n',
  );
});

test.each([
  ['=HYPERLINK("http://e","x")', `"'=HYPERLINK(""http://e"",""x"")"`],
  ["+1", `"'+1"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ['큰 "따옴표", 쉼표', '"큰 ""따옴표"", 쉼표"'],
  ["1=1", '"1=1"'],
])("issue 8: a title %j runs nothing and stays one cell", (title, shown) => {
  expect(lineOf(title)).toBe(`"12",${shown},"사무국","","2026.03.01"`);
});

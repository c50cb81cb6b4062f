import type { PostItem } from "@bulmo/contracts/post";
import { expect, test } from "vitest";
import { postsAsCsv } from "./posts-as-csv.ts";

const notice = {
  type: "NOTICE",
  heading: "",
  index: 12,
  title: "총회 안내",
  author: "사무국",
  summary: "",
  createdAt: "2026-03-01T00:00:00.000Z",
} as const satisfies PostItem;

test("a list is a table that spreadsheets read as Korean", () => {
  expect(postsAsCsv([notice])).toBe(
    '\uFEFF"번호","제목","글쓴이","작성일"\r\n"12","총회 안내","사무국","2026.03.01"\r\n',
  );
});

test("a title runs nothing", () => {
  expect(postsAsCsv([{ ...notice, title: " ＝1" }])).toContain(`"12","' ＝1","사무국"`);
});

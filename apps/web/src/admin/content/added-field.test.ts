import type { PostDetail } from "@bulmo/contracts/post";
import { expect, test, vi } from "vitest";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { worksAsCsv } from "./works-as-csv.ts";

// A field is added as docs/decisions/055 says: to the list.
vi.mock("@bulmo/contracts/work-field", async (load) => {
  const { withAddedField } = await import("@bulmo/contracts/testing/added-field");
  return withAddedField(await load());
});

test("EXH-10 an added field is a column of the list that administrators save", () => {
  const work = { index: 1, title: "달", author: "화승", caption: "비단", added: "배채", content: "" };
  const works = [{ ...work, createdAt: "2026-05-01T00:00:00Z" }] as unknown as PostDetail[];
  const board = { title: "", groups: [] } as unknown as ContentBoard;
  const [heads, row] = worksAsCsv(works, board, () => ({ text: "", description: "" })).split("\r\n");
  expect(heads).toContain('"새 항목","대체 텍스트"');
  expect(row).toContain('"배채",');
});

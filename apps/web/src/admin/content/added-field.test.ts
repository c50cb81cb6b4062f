import type { ExhibitionItem } from "@bulmo/contracts/post";
import { expect, test, vi } from "vitest";
import { postsAsCsv } from "./posts-as-csv.ts";

// A field is added as docs/decisions/055 says: to the list.
vi.mock("@bulmo/contracts/work-field", async (load) => {
  const { withAddedField } = await import("@bulmo/contracts/testing/added-field");
  return withAddedField(await load());
});

test("EXH-10 an added field is a column of the list that administrators save", () => {
  const work = { index: 1, title: "달", author: "화승", caption: "비단", added: "배채" };
  const posts = [{ ...work, createdAt: "2026-05-01T00:00:00Z" }] as unknown as ExhibitionItem[];
  const [heads, row] = postsAsCsv(posts).split("\r\n");
  expect(heads).toContain('"새 항목","작성일"');
  expect(row).toContain('"배채",');
});

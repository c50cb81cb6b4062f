import { actWords } from "@bulmo/contracts/act-word";
import { auditKinds } from "@bulmo/contracts/audit";
import type { OwnData } from "@bulmo/contracts/own-data";
import { expect, test } from "vitest";
import { readableTables } from "./own-data-table.ts";

const origin = "https://bulmo.example";
const madeAt = "2026-11-20T03:00:00.000Z";
const posts = [
  { address: "NOTICE/1", board: "공지사항", title: "총회 안내", path: "/community/notice/detail?index=1" },
];

type Row = Readonly<Record<string, string>>;
const sectionOf = (name: string, ...rows: Row[]): OwnData["sections"][number] => ({
  name,
  title: "갈래",
  columns: Object.keys(rows[0] ?? {}).map((column) => ({ name: column, title: `칸 ${column}` })),
  rows: rows.map((row) => Object.values(row)),
});
const read = (name: string, ...rows: Row[]) =>
  readableTables({ madeAt, posts, sections: [sectionOf(name, ...rows)] }, origin, (html) => `글(${html})`)[0]?.rows;

test("DAY-10 everything that an administrator did has words for who reads it of themselves", () => {
  for (const act of Object.values(auditKinds).flat()) expect(actWords[act]).toMatch(/^[가-힣A-Z0-9·, ]+$/u);
  expect(read("own-administration", { act: "EVENT_CREATED" }, { act: "로그인" }, { act: "LATER_ACT" })).toEqual([
    [{ text: "행사 추가" }],
    [{ text: "로그인" }],
    [{ text: "LATER_ACT" }],
  ]);
});

test.each(["comments", "post-likes", "comment-likes", "reports"])(
  "DAY-10 where %s name a post by its address, its title stands there and leads to it",
  (name) => {
    expect(read(name, { address: "NOTICE/1" }, { address: "QNA/7" })).toEqual([
      [{ text: "총회 안내 (공지사항)", href: `${origin}/community/notice/detail?index=1` }],
      [{ text: "지금은 볼 수 없는 글" }],
    ]);
  },
);

test("DAY-10 one's own posts stand beside their titles by board and number, and what none of them has is left out", () => {
  const own = { title: "총회 안내", caption: "", created_at: "2026-11-20T03:00:00.000Z" };
  expect(read("posts", { address: "NOTICE/1", ...own }, { address: "QNA/7", ...own })?.[0]).toEqual([
    { text: "공지사항 1번", href: `${origin}/community/notice/detail?index=1`, isShort: true },
    { text: "총회 안내" },
    { text: "2026.11.20 12:00", isShort: true },
  ]);
  expect(read("posts", { address: "QNA/7", ...own })?.[0]?.slice(0, 3)).toEqual([
    { text: "지금은 볼 수 없는 글" },
    { text: "총회 안내" },
    { text: "" },
  ]);
});

test("DAY-10 texts are words and not HTML, one that is to come too", () => {
  expect(read("posts", { content: "<p>가</p>" }, { content: "" })).toEqual([
    [{ text: "글(<p>가</p>)" }],
    [{ text: "" }],
  ]);
  const written = JSON.stringify({ content: "<p>나</p>", title: "나" });
  expect(read("planned-posts", { type: "NOTICE", written, board: "공지사항" })).toEqual([
    [{ text: "글(<p>나</p>)" }, { text: "공지사항" }],
  ]);
});

test("DAY-10 files lead to the site, whatever they are called; keys say what they are for", () => {
  expect(read("files", { address: "/files/3f/회의록 #2.pdf" })).toEqual([
    [{ text: "/files/3f/회의록 #2.pdf", href: `${origin}/files/3f/${encodeURIComponent("회의록 #2.pdf")}` }],
  ]);
  expect(read("account", { profile: "//elsewhere.example/a" })).toEqual([
    [{ text: "//elsewhere.example/a", href: `${origin}//elsewhere.example/a` }],
  ]);
  expect(read("keys", { scopes: "read, write" })).toEqual([[{ text: "읽기, 쓰기" }]]);
});

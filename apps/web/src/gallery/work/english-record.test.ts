import type { PostDetail } from "@bulmo/contracts/post";
import { expect, test } from "vitest";
import { englishRecordOf } from "./english-record.ts";

const told = (post: Partial<PostDetail>) => englishRecordOf(post as PostDetail);

test("WRK-02 WRK-08 a record is told in English in the order of the Korean one, by what somebody wrote and by words of the house", () => {
  const rows = told({
    english: "Water-Moon Avalokiteshvara",
    artists: [
      { personId: 1, name: "이솔", hanja: "", latin: "Yi Sol", role: "HEAD_PAINTER" },
      { personId: null, name: "홍길동", hanja: "", latin: "", role: "ARTIST" },
    ],
    dated: "1930~",
    kind: "PAINTING",
    technique: "감지에 먹과 금니",
    materials: "paper, ink, gold",
    height: "125",
    width: "50",
    rights: "CC_BY",
  });
  expect(
    rows.map(({ label, texts }) => [label, texts.map(({ text, role }) => (role ? `${text} (${role})` : text))]),
  ).toEqual([
    ["Title", ["Water-Moon Avalokiteshvara"]],
    ["Artist", ["Yi Sol (head painter (suhwaseung))", "홍길동"]],
    ["Date", ["ca. 1930"]],
    ["Type", ["Buddhist painting"]],
    ["Medium and technique", ["paper, ink, gold"]],
    ["Dimensions", ["125×50 cm"]],
    ["Rights", ["CC BY 4.0"]],
  ]);
  expect(rows[1]?.texts.map(({ isKorean }) => isKorean)).toEqual([false, true]);
});

test("WRK-02 a record that says nothing in English, or nothing at all, is not told in it", () => {
  expect(told({})).toEqual([]);
  expect(
    told({
      height: "10",
      width: "20",
      artists: [{ personId: null, name: "홍길동", hanja: "", latin: "", role: "ARTIST" }],
    }),
  ).toEqual([]);
});

test("WRK-02 what the words of the house do not know is left out, and not translated", () => {
  expect(told({ technique: "혼합 매체", kind: "PAINTING" }).map(({ label }) => label)).toEqual(["Type"]);
});

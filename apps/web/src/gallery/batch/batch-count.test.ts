import { expect, test } from "vitest";
import { countOf, standingOf } from "./batch-count.ts";
import { batchWordsOf } from "./batch-words.ts";
import { blankWork, type Work } from "./work.ts";

const picture = { url: "/uploads/x", takenAt: 0 };
const made = (count: number, change: Partial<Work>) =>
  Array.from({ length: count }, (_, place) => ({ ...blankWork(`${JSON.stringify(change)}${place}`, ""), ...change }));
const ready = { picture };
const refused = { trouble: "이미지 파일이 손상되었습니다." };

test.each([
  [[], "", false],
  [made(3, {}), "사진 3장 가운데 0장을 보냈습니다.", false],
  [[...made(2, ready), ...made(1, refused), ...made(1, {})], "사진 4장 가운데 2장을 보냈습니다.", false],
  [made(3, ready), "작품 3점의 사진이 준비되었습니다.", false],
  [[...made(57, ready), ...made(3, refused)], "작품 60점 가운데 3점의 사진에 문제가 있습니다.", false],
  [[...made(12, { index: 1 }), ...made(45, ready)], "작품 57점 가운데 12점을 올렸습니다.", true],
  [[...made(57, { index: 1 }), ...made(3, refused)], "57점을 올렸습니다. 3점이 남았습니다.", false],
  [made(60, { index: 1 }), "60점을 올렸습니다.", false],
])("how far it is is said in a sentence (case %#)", (works, sentence, isRunning) => {
  const run = isRunning ? works.map(({ key }) => key) : [];
  expect(standingOf(countOf({ works, run }), isRunning, batchWordsOf("FIRST_EXHIBITION"))).toBe(sentence);
});

test("EXH-06 photographs of an album are counted as such", () => {
  const said = (works: Work[]) => standingOf(countOf({ works, run: [] }), false, batchWordsOf("PHOTO"));
  expect(said(made(3, ready))).toBe("사진 3장의 파일이 준비되었습니다.");
  expect(said([...made(2, { index: 1 }), ...made(1, refused)])).toBe("2장을 올렸습니다. 1장이 남았습니다.");
});

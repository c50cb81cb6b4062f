import type { Person } from "@bulmo/contracts/person";
import { expect, test } from "vitest";
import { fileOf, openBatch } from "../../../testing/batch.ts";
import { guessColumns } from "@bulmo/contracts/list-column";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { artistsIn } from "../../post/write/artist-draft.ts";
import { sheetFieldNames } from "./sheet-columns.ts";
import { sheetLinesOf } from "./sheet-line.ts";
import { isSameFile, waitingFor } from "./sheet-merge.ts";

const board = {
  type: "SECOND_EXHIBITION",
  title: "제2회",
  groups: [{ number: 3, name: "석록 문하" }],
  headings: [],
  isClosed: false,
  isAlbum: false,
} as unknown as ContentBoard;

const people = [{ id: 7, name: "보응", hanja: "普應", dharmaName: "", teacherId: null }] as Person[];

function linesOf(headings: string[], ...rows: string[][]) {
  const names = sheetFieldNames(false, true);
  return sheetLinesOf([headings, ...rows], guessColumns(names, headings), board, people);
}

test("IMP-06 WRK-02 a line of a list is a work with every field, however its columns are called", () => {
  const headings = [
    "파일명",
    "작품명",
    "연도",
    "분류",
    "세로",
    "가로(cm)",
    "이용 조건",
    "문하",
    "작가와 역할",
    "재료/기법",
  ];
  const [line] = linesOf(headings, [
    "01.jpg",
    "수월관음도",
    "1930~",
    "불화",
    "125 cm",
    "1,050",
    "cc by",
    "석록문하",
    "보응 (수화승); 홍길동",
    "비단에 먹과 금니",
  ]);
  expect(line).toMatchObject({ line: 2, fileName: "01.jpg", issues: [] });
  const { artists, ...texts } = line!.texts;
  expect(texts).toEqual({
    title: "수월관음도",
    dated: "1930~",
    kind: "PAINTING",
    height: "125",
    width: "1050",
    rights: "CC_BY",
    subType: "3",
    technique: "비단에 먹과 금니",
  });
  expect(artistsIn(artists ?? "")).toMatchObject([
    { personId: 7, name: "보응", role: "HEAD_PAINTER" },
    { personId: null, name: "홍길동", role: "ARTIST" },
  ]);
});

test("WRK-02 what is wrong with a line is told of its row and its field", () => {
  const lines = linesOf(
    ["제목", "제작 시기", "종류", "깊이", "문하"],
    ["달", "2012년 봄", "포스터", "얇음", "없는 문하"],
    ["", "", "", "", ""],
    ["", "2012-02-31", "", "", ""],
  );
  expect(lines.map(({ line, issues }) => [line, issues.map(({ field }) => field)])).toEqual([
    [2, ["kind", "subType", "dated", "depth"]],
    [4, ["title", "dated"]],
  ]);
  expect(lines[0]!.issues[2]!.message).toContain("제작 시기: 2012");
  // What is no choice is left open; what was written wrongly is put right in the form.
  expect(lines[0]!.texts).toEqual({ title: "달", dated: "2012년 봄", depth: "얇음" });
});

test.each([
  ["01.JPG", "01.jpg", true],
  ["사진/달.png", "달.png", true],
  ["달".normalize("NFD"), "달.webp", true],
  ["1", "1.jpg", true],
  ["1", "11.jpg", false],
  ["", ".jpg", false],
])("IMP-06 a list that names %j means %j: %j", (named, fileName, isSame) => {
  expect(isSameFile(named, fileName)).toBe(isSame);
});

const lines = linesOf(["사진 파일", "제목"], ["2.png", "둘"], ["1.png", "하나"], ["3.png", "셋"]);
const titled = (opened: ReturnType<typeof openBatch>) =>
  opened.batch.get().works.map(({ title, fileName, trouble }) => [title, fileName, trouble]);

test("IMP-06 pictures that were chosen take what the list says of them, in its order; the others are waited for", async () => {
  const opened = openBatch();
  opened.batch.add([fileOf("1.png"), fileOf("2.png"), fileOf("9.png")]);
  opened.batch.takeSheet(lines);
  expect(titled(opened)).toEqual([
    ["둘", "2.png", null],
    ["하나", "1.png", null],
    ["셋", "3.png", waitingFor("3.png")],
    ["", "9.png", null],
  ]);
  // The list once more doubles nothing, and a picture that comes later finds its row.
  opened.batch.takeSheet(lines);
  opened.batch.add([fileOf("3.png"), fileOf("4.png")]);
  expect(titled(opened).map(([title, file]) => [title, file])).toEqual([
    ["둘", "2.png"],
    ["하나", "1.png"],
    ["셋", "3.png"],
    ["", "9.png"],
    ["", "4.png"],
  ]);
  await opened.fill();
  await opened.run();
  expect(opened.server.made.size).toBe(5);
  opened.batch.takeSheet(lines);
  expect(opened.batch.get().works).toHaveLength(5);
});

test("IMP-06 a list without names of files fills works by their titles", () => {
  const opened = openBatch();
  const untold = linesOf(["제목", "재료와 기법"], ["달", "비단에 금니"]);
  opened.batch.takeSheet(untold);
  opened.batch.takeSheet(untold);
  expect(opened.batch.get().works).toMatchObject([{ title: "달", technique: "비단에 금니", trouble: waitingFor("") }]);
});

test("EXH-06 of the photographs of an album a list tells file, title and description", () => {
  expect(Object.keys(sheetFieldNames(true, false))).toEqual(["file", "title", "description"]);
});

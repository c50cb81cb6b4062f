import type { PageText } from "@bulmo/contracts/page-text";
import { describe, expect, test } from "vitest";
import { beginEditing, changeText, type TextAction } from "./change-text.ts";
import type { Editing } from "./editing.ts";
import { editedOf, isSameText, newBlock, usable, writtenOf } from "./edited-text.ts";

const text: PageText = {
  title: "인사말",
  titleHanja: "",
  lead: "",
  description: "설명",
  isSample: true,
  blocks: [
    { type: "HEADING", text: "처음" },
    { type: "PARAGRAPH", text: "첫 문단입니다." },
    { type: "STANZA", lines: ["한 줄", "두 줄"] },
    { type: "PICTURE", url: "/uploads/a", alt: "", caption: "" },
  ],
  signature: ["2026년", "회장"],
  fields: { b: "나", a: "가" },
  lists: {
    years: [
      { year: "1900", event: "태어남" },
      { year: "1975", event: "입적" },
    ],
  },
};

const begin = () => beginEditing(editedOf(text));
const after = (editing: Editing, ...actions: TextAction[]) =>
  actions.reduce((done, action) => changeText(done, action), editing);
const keyAt = ({ text: { blocks } }: Editing, place: number) => blocks[place]?.key ?? "";
const wordsOf = ({ text: { blocks } }: Editing) => blocks.map((block) => `${block.type} ${block.text}`);

describe("PAG-01 a text while it is edited", () => {
  test("comes out as it went in, and blank blocks and lines are no change", () => {
    const editing = begin();
    expect(writtenOf(editing.text)).toEqual(text);
    const added = after(editing, { type: "add", below: null, block: newBlock("PARAGRAPH", { text: " " }) });
    expect(isSameText(writtenOf(added.text), text)).toBe(true);
    expect(writtenOf({ ...editing.text, signature: "2026년\n\n 회장 \n" })).toEqual(text);
  });

  test("Enter splits a paragraph at the caret and goes on in the second", () => {
    const editing = begin();
    const split = after(editing, { type: "split", key: keyAt(editing, 1), start: 2, end: 3 });
    expect(wordsOf(split).slice(1, 3)).toEqual(["PARAGRAPH 첫 ", "PARAGRAPH 단입니다."]);
    expect(split.caret).toEqual({ key: keyAt(split, 2), at: 0 });
    const heading = after(editing, { type: "split", key: keyAt(editing, 0), start: 2, end: 2 });
    expect(wordsOf(heading)[1]).toBe("PARAGRAPH ");
    const stanza = after(editing, { type: "split", key: keyAt(editing, 2), start: 4, end: 4 });
    expect(wordsOf(stanza).slice(2, 4)).toEqual(["STANZA 한 줄", "STANZA 두 줄"]);
  });

  test("Backspace at the beginning joins with the block above, where that has words", () => {
    const editing = begin();
    const joined = after(editing, { type: "join", key: keyAt(editing, 1) });
    expect(wordsOf(joined)[0]).toBe("HEADING 처음첫 문단입니다.");
    expect(joined.caret).toEqual({ key: keyAt(joined, 0), at: 2 });
    expect(wordsOf(after(editing, { type: "join", key: keyAt(editing, 2) }))[1]).toBe(
      "PARAGRAPH 첫 문단입니다.한 줄 두 줄",
    );
    const below = after(editing, { type: "add", below: keyAt(editing, 3), block: newBlock("PARAGRAPH") });
    expect(after(below, { type: "join", key: keyAt(below, 4) })).toBe(below);
    expect(after(editing, { type: "join", key: keyAt(editing, 0) })).toBe(editing);
  });

  test("lines that are pasted stand in paragraphs of their own, around what was selected", () => {
    const editing = begin();
    const paste = (lines: string[]): TextAction => ({ type: "paste", key: keyAt(editing, 1), start: 0, end: 1, lines });
    const pasted = after(editing, paste(["가", "나", "다"]));
    expect(wordsOf(pasted).slice(1, 4)).toEqual(["PARAGRAPH 가", "PARAGRAPH 나", "PARAGRAPH 다 문단입니다."]);
    expect(pasted.caret).toEqual({ key: keyAt(pasted, 3), at: 1 });
    expect(wordsOf(after(editing, paste(["가"])))[1]).toBe("PARAGRAPH 가 문단입니다.");
  });

  test("what was removed comes back where it was, one after another", () => {
    const editing = begin();
    const removed = after(
      editing,
      { type: "remove", key: keyAt(editing, 1) },
      { type: "remove", key: keyAt(editing, 3) },
    );
    expect(wordsOf(removed)).toHaveLength(2);
    expect(wordsOf(after(removed, { type: "undo" }, { type: "undo" }, { type: "undo" }))).toEqual(wordsOf(editing));
  });

  test("a block is moved, and turned into another kind", () => {
    const editing = begin();
    const moved = after(editing, { type: "move", key: keyAt(editing, 0), over: keyAt(editing, 2) });
    expect(wordsOf(moved)[2]).toBe("HEADING 처음");
    expect(after(editing, { type: "move", key: keyAt(editing, 0), over: "gone" })).toBe(editing);
    const turned = after(editing, { type: "turn", key: keyAt(editing, 2), into: "PARAGRAPH" });
    expect(wordsOf(turned)[2]).toBe("PARAGRAPH 한 줄 두 줄");
  });

  test("PAG-04 rows are written, added, moved, removed and brought back to their place; blank ones are no change", () => {
    const editing = begin();
    const years = ({ text: { lists } }: Editing) => lists["years"] ?? [];
    const [first, second] = years(editing).map(({ key }) => key);
    const list = "years";
    const added = after(editing, { type: "add-row", list, below: first! });
    expect(isSameText(writtenOf(added.text), text)).toBe(true);
    const key = years(added)[1]!.key;
    expect(added.caret).toEqual({ key, at: 0 });
    const written = after(added, { type: "write-row", list, key, name: "year", value: " 1938 " });
    expect(writtenOf(written.text).lists["years"]?.map(({ year }) => year)).toEqual(["1900", "1938", "1975"]);
    const moved = after(written, { type: "move-row", list, key: second!, over: first! });
    expect(writtenOf(moved.text).lists["years"]?.map(({ year }) => year)).toEqual(["1975", "1900", "1938"]);
    const removed = after(moved, { type: "remove-row", list, key: first! });
    expect(years(removed).map(({ key: one }) => one)).toEqual([second, key]);
    expect(years(after(removed, { type: "undo" }))).toEqual(years(moved));
  });

  test("fields come out in one order, whatever order they went in", () => {
    const named = after(begin(), { type: "named", name: "a", value: "다" });
    expect(Object.entries(writtenOf(named.text).fields)).toEqual([
      ["a", "다"],
      ["b", "나"],
    ]);
  });
});

test.each([
  ["가\u202E나\u0007다", false, "가나 다"],
  ["가\r\n 나", false, "가 나"],
  ["가\r\n나\u2028다", true, "가\n나 다"],
  ["👨‍👩‍👧 🪷", false, "👨‍👩‍👧 🪷"],
  ["한글".normalize("NFD"), false, "한글"],
])("PAG-01 what the server would refuse is not typed: %j", (typed, isLines, left) => {
  expect(usable(typed, isLines)).toBe(left);
});

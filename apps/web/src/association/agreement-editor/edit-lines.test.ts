import type { AgreementText } from "@bulmo/contracts/agreement";
import { expect, test } from "vitest";
import { beginEditing, type Editing, editLines, type LineAction, writtenOf } from "./edit-lines.ts";

const text: AgreementText = {
  preface: "머리말",
  blocks: [
    { type: "CHAPTER", text: "제1장" },
    { type: "ARTICLE", text: "제1조" },
    { type: "PARAGRAPH", text: "앞과 뒤" },
    { type: "ITEM", text: "하나" },
  ],
};

const begin = () => beginEditing(text);
const keyAt = ({ lines }: Editing, place: number) => lines[place]?.key ?? "";
const linesOf = (editing: Editing) => writtenOf(editing).blocks.map(({ type, text: words }) => `${type} ${words}`);
const after = (editing: Editing, ...actions: LineAction[]) => actions.reduce(editLines, editing);

test("PAG-08 what is edited and saved is what was read", () => {
  expect(writtenOf(begin())).toEqual(text);
});

test("PAG-08 a line is split where one writes, and joined again", () => {
  const editing = begin();
  const key = keyAt(editing, 2);
  const split = after(editing, { type: "split", key, start: 2, end: 3 });
  expect(linesOf(split).slice(2, 4)).toEqual(["PARAGRAPH 앞과", "PARAGRAPH 뒤"]);
  expect(split.caret).toEqual({ key: keyAt(split, 3), at: 0 });
  const joined = after(split, { type: "join", key: keyAt(split, 3) });
  expect(linesOf(joined)[2]).toBe("PARAGRAPH 앞과뒤");
});

test("PAG-08 what is pasted in several lines stands in lines of its own", () => {
  const editing = begin();
  const pasted = after(editing, { type: "split", key: keyAt(editing, 3), start: 2, end: 2, between: ["", "둘", "셋"] });
  expect(linesOf(pasted).slice(3)).toEqual(["ITEM 하나", "ITEM 둘", "ITEM 셋"]);
  const one = after(editing, { type: "split", key: keyAt(editing, 3), start: 0, end: 2, between: ["한 줄"] });
  expect(linesOf(one).slice(3)).toEqual(["ITEM 한 줄"]);
});

test("PAG-08 below a chapter an article is written, and below an article what it says", () => {
  const editing = begin();
  const added = after(editing, { type: "add", below: keyAt(editing, 0) });
  expect(added.lines[1]?.type).toBe("ARTICLE");
  expect(after(added, { type: "add", below: keyAt(added, 1) }).lines[2]?.type).toBe("PARAGRAPH");
});

test("PAG-08 a line is turned into another kind, moved, removed and brought back", () => {
  const editing = begin();
  const key = keyAt(editing, 3);
  expect(linesOf(after(editing, { type: "turn", key, into: "PARAGRAPH" }))[3]).toBe("PARAGRAPH 하나");
  expect(linesOf(after(editing, { type: "move", key, by: -1 }))[2]).toBe("ITEM 하나");
  expect(after(editing, { type: "move", key, by: 1 })).toBe(editing);
  const removed = after(editing, { type: "remove", key });
  expect(linesOf(removed)).toHaveLength(3);
  expect(writtenOf(after(removed, { type: "undo" }))).toEqual(text);
});

test("PAG-08 lines in which nothing stands are not saved", () => {
  const editing = begin();
  expect(linesOf(after(editing, { type: "write", key: keyAt(editing, 3), text: "\u200B " }))).toHaveLength(3);
});

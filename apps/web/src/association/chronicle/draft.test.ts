import { expect, test } from "vitest";
import {
  changeDraft,
  type DraftEntry,
  differs,
  draftOf,
  draftOfFields,
  entriesOf,
  fieldsOf,
  indexesOnlyIn,
} from "./draft.ts";

const entry = (title: string, index = 0) => ({ index, title, year: "2005", date: "04.16" });
const list = [entry("하나", 0), entry("둘", 1), entry("셋", 2)];
const titles = (draft: readonly { title: string }[]) => draft.map(({ title }) => title);
const keyOf = (draft: DraftEntry[], title: string) => draft.find((one) => one.title === title)?.key ?? "";

test("HIS-04 HIS-05 a blank entry stands at the end, and another is added below the one it is asked for at", () => {
  expect(titles(draftOf([]))).toEqual([""]);
  const draft = draftOf(list);
  expect(titles(draft)).toEqual(["하나", "둘", "셋", ""]);
  const added = changeDraft(draft, { type: "add", below: keyOf(draft, "하나") });
  expect(titles(added)).toEqual(["하나", "", "둘", "셋", ""]);
  expect(new Set(added.map(({ key }) => key)).size).toBe(5);
  expect(titles(changeDraft(draft, { type: "add", below: draft.at(-1)!.key }))).toEqual(["하나", "둘", "셋", "", ""]);
});

test("HIS-06 entries without a text are dropped, and nothing else is judged", () => {
  const draft = draftOf([entry(" \u200B ", 0), { ...entry("글", 1), year: "", date: "어느 봄" }]);
  expect(entriesOf(draft)).toEqual([{ index: 0, title: "글", year: "", date: "어느 봄" }]);
  const [first] = draftOf(list);
  const emptied = changeDraft([first!], { type: "change", key: first!.key, field: "title", value: "" });
  expect(entriesOf(emptied)).toEqual([]);
});

test.each([
  ["셋", "하나", ["셋", "하나", "둘"]],
  ["하나", "셋", ["둘", "셋", "하나"]],
  ["둘", "둘", ["하나", "둘", "셋"]],
  ["하나", "", ["둘", "셋", "하나"]],
])("HIS-08 %s dropped on %s: numbered from 0 in the new order", (moved, over, order) => {
  const draft = draftOf(list);
  const after = changeDraft(draft, { type: "move", key: keyOf(draft, moved), over: keyOf(draft, over) });
  expect(entriesOf(after).map(({ index, title }) => [index, title])).toEqual(order.map((title, at) => [at, title]));
});

test("HIS-08 dropped nowhere, it stays where it was", () => {
  const draft = draftOf(list);
  expect(changeDraft(draft, { type: "move", key: keyOf(draft, "하나"), over: "elsewhere" })).toEqual(draft);
});

test("NAV-31 only what saving would change counts as a change", () => {
  const draft = draftOf(list);
  expect(differs(draft, list)).toBe(false);
  expect(differs(changeDraft(draft, { type: "add", below: keyOf(draft, "하나") }), list)).toBe(false);
  const moved = changeDraft(draft, { type: "move", key: keyOf(draft, "하나"), over: keyOf(draft, "둘") });
  expect(differs(moved, list)).toBe(true);
  const changed = changeDraft(draft, { type: "change", key: keyOf(draft, "둘"), field: "date", value: "04.17" });
  expect(differs(changed, list)).toBe(true);
});

test("what only one of two lists has is known by its place in it", () => {
  expect([...indexesOnlyIn([...list, entry("넷", 3)], list)]).toEqual([3]);
  expect([...indexesOnlyIn(list, list.toReversed())]).toEqual([]);
});

test("HIS-10 what the browser kept of a list is found as it was typed, and what is none is not", () => {
  const [first, second] = draftOf([entry("글"), entry("")]);
  const typed = [
    { ...first!, title: " 쓰다 만 글 " },
    { ...second!, year: "2026" },
  ];
  const found = draftOfFields(fieldsOf(typed));
  expect(found?.map(({ year, title }) => [year, title])).toEqual([
    ["2005", " 쓰다 만 글 "],
    ["2026", ""],
  ]);
  expect(new Set(found?.map(({ key }) => key)).size).toBe(2);
  for (const other of ["", "{", "null", "{}", "[1]", '[{"year":"2026"}]'])
    expect(draftOfFields({ entries: other })).toBeNull();
  expect(draftOfFields({})).toBeNull();
});

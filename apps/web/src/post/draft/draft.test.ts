import { expect, test } from "vitest";
import { draftKeeper } from "./draft.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const place = { userId: "a", board: "QNA" };
const fields = { title: "제목", content: "<p>본문</p>" };
const draft = { fields, revision: 3 };

test("BRD-24 a draft is kept for its member, board and post, and met nowhere else", () => {
  const storage = memory();
  const keeper = draftKeeper(() => storage, place);
  keeper.keep(draft, new Date("2026-11-21T08:00:00Z"));
  expect(keeper.read()).toEqual({ fields, revision: 3, savedAt: "2026-11-21T08:00:00.000Z" });
  for (const other of [
    { ...place, userId: "b" },
    { ...place, board: "NOTICE" },
    { ...place, index: 3 },
  ])
    expect(draftKeeper(() => storage, other).read()).toBeNull();
  keeper.forget();
  expect(keeper.read()).toBeNull();
  expect(storage.kept.size).toBe(0);
});

test.each([
  ["{"],
  ["null"],
  ['"text"'],
  ['{"fields":{"title":1},"savedAt":"2026-11-21T08:00:00Z"}'],
  ['{"fields":{},"savedAt":"x"}'],
])("what is no draft is none: %s", (text) => {
  const storage = memory();
  const keeper = draftKeeper(() => storage, place);
  keeper.keep({ fields });
  for (const key of storage.kept.keys()) storage.kept.set(key, text);
  expect(keeper.read()).toBeNull();
});

test("a storage that is full or forbidden is told of, and breaks nothing", () => {
  const keeper = draftKeeper(() => {
    throw new DOMException("denied", "SecurityError");
  }, place);
  expect(keeper.keep({ fields })).toBeNull();
  expect(keeper.read()).toBeNull();
  expect(() => keeper.forget()).not.toThrow();
});

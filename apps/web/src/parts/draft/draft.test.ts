import { expect, test } from "vitest";
import { createDraftStore } from "./draft.ts";

function memory() {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const draftKey = { userId: "a", board: "QNA" };
const fields = { title: "제목", content: "<p>본문</p>" };
const draft = { fields, revision: 3 };

test("BRD-24 a draft is kept for its member, board and post, and met nowhere else", () => {
  const storage = memory();
  const drafts = createDraftStore(() => storage, draftKey);
  drafts.save(draft, new Date("2026-11-21T08:00:00Z"));
  expect(drafts.read()).toEqual({ fields, revision: 3, savedAt: "2026-11-21T08:00:00.000Z" });
  for (const other of [
    { ...draftKey, userId: "b" },
    { ...draftKey, board: "NOTICE" },
    { ...draftKey, index: 3 },
  ])
    expect(createDraftStore(() => storage, other).read()).toBeNull();
  drafts.remove();
  expect(drafts.read()).toBeNull();
  expect(storage.stored.size).toBe(0);
});

test.each([
  ["{"],
  ["null"],
  ['"text"'],
  ['{"fields":{"title":1},"savedAt":"2026-11-21T08:00:00Z"}'],
  ['{"fields":{},"savedAt":"x"}'],
])("what is no draft is none: %s", (text) => {
  const storage = memory();
  const drafts = createDraftStore(() => storage, draftKey);
  drafts.save({ fields });
  for (const key of storage.stored.keys()) storage.stored.set(key, text);
  expect(drafts.read()).toBeNull();
});

test("a storage that is full or forbidden is told of, and breaks nothing", () => {
  const drafts = createDraftStore(() => {
    throw new DOMException("denied", "SecurityError");
  }, draftKey);
  expect(drafts.save({ fields })).toBeNull();
  expect(drafts.read()).toBeNull();
  expect(() => drafts.remove()).not.toThrow();
});

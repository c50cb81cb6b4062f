import { afterEach, expect, test, vi } from "vitest";
import { createDraftStore } from "./draft.ts";
import { findDraft, acquireDraftSlot } from "./draft-slot.ts";

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

afterEach(() => void vi.unstubAllGlobals());

let members = 0;
/** Locks are the whole process's: each test has a member of its own. */
const newDraftKey = () => ({ userId: `m${(members += 1)}`, board: "QNA" });

test("BRD-24 two tabs keep drafts of their own, and neither erases the other's", async () => {
  const storage = memory();
  const draftKey = newDraftKey();
  const [one, other] = [
    await acquireDraftSlot(() => storage, draftKey),
    await acquireDraftSlot(() => storage, draftKey),
  ];
  createDraftStore(() => storage, one.draftKey).save({ fields: { title: "하나" } });
  const second = createDraftStore(() => storage, other.draftKey);
  expect(second.read()).toBeNull();
  second.save({ fields: { title: "둘" } });
  second.remove();
  expect(createDraftStore(() => storage, one.draftKey).read()?.fields).toEqual({ title: "하나" });
  await Promise.all([one.release(), other.release()]);
});

test("BRD-24 a draft that a closed tab left behind is met before an empty slot, and one of an open tab by nobody", async () => {
  const storage = memory();
  const draftKey = newDraftKey();
  const first = await acquireDraftSlot(() => storage, draftKey);
  const second = await acquireDraftSlot(() => storage, draftKey);
  createDraftStore(() => storage, second.draftKey).save({ fields: { title: "둘" } });
  const third = await acquireDraftSlot(() => storage, draftKey);
  expect(createDraftStore(() => storage, third.draftKey).read()).toBeNull();
  await Promise.all([first, second, third].map(({ release }) => release()));
  const next = await acquireDraftSlot(() => storage, draftKey);
  expect(createDraftStore(() => storage, next.draftKey).read()?.fields).toEqual({ title: "둘" });
  expect(findDraft(() => storage, draftKey)).toEqual(next.draftKey);
  expect(findDraft(() => storage, newDraftKey())).toBeNull();
  await next.release();
});

test("BRD-24 a draft of before there were slots is still met, and without locks there is one slot", async () => {
  const storage = memory();
  const draftKey = newDraftKey();
  storage.setItem(
    `bulmo:draft:${draftKey.userId}:QNA:new`,
    JSON.stringify({ fields: { title: "오래된 초안" }, savedAt: "2026-11-21T08:00:00.000Z" }),
  );
  const held = await acquireDraftSlot(() => storage, draftKey);
  expect(createDraftStore(() => storage, held.draftKey).read()?.fields).toEqual({ title: "오래된 초안" });
  await held.release();
  vi.stubGlobal("navigator", {});
  for (const shared of [
    await acquireDraftSlot(() => storage, draftKey),
    await acquireDraftSlot(() => storage, draftKey),
  ])
    expect(createDraftStore(() => storage, shared.draftKey).read()?.fields).toEqual({ title: "오래된 초안" });
});

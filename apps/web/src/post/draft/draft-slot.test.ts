import { expect, test } from "vitest";
import { draftKeeper } from "./draft.ts";
import { findDraft, holdPlace } from "./draft-slot.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let members = 0;
/** Locks are the whole process's: each test has a member of its own. */
const newPlace = () => ({ userId: `m${(members += 1)}`, board: "QNA" });
const { locks } = navigator;

test("BRD-24 two tabs keep drafts of their own, and neither erases the other's", async () => {
  const storage = memory();
  const place = newPlace();
  const [one, other] = [await holdPlace(() => storage, place, locks), await holdPlace(() => storage, place, locks)];
  draftKeeper(() => storage, one.place).keep({ fields: { title: "하나" } });
  const second = draftKeeper(() => storage, other.place);
  expect(second.read()).toBeNull();
  second.keep({ fields: { title: "둘" } });
  second.forget();
  expect(draftKeeper(() => storage, one.place).read()?.fields).toEqual({ title: "하나" });
  await Promise.all([one.release(), other.release()]);
});

test("BRD-24 a draft that a closed tab left behind is met before an empty place, and one of an open tab by nobody", async () => {
  const storage = memory();
  const place = newPlace();
  const first = await holdPlace(() => storage, place, locks);
  const second = await holdPlace(() => storage, place, locks);
  draftKeeper(() => storage, second.place).keep({ fields: { title: "둘" } });
  const third = await holdPlace(() => storage, place, locks);
  expect(draftKeeper(() => storage, third.place).read()).toBeNull();
  await Promise.all([first, second, third].map(({ release }) => release()));
  const next = await holdPlace(() => storage, place, locks);
  expect(draftKeeper(() => storage, next.place).read()?.fields).toEqual({ title: "둘" });
  expect(findDraft(() => storage, place)).toEqual(next.place);
  expect(findDraft(() => storage, newPlace())).toBeNull();
  await next.release();
});

test("BRD-24 a draft of before there were places is still met, and without locks there is one place", async () => {
  const storage = memory();
  const place = newPlace();
  storage.setItem(
    `bulmo:draft:${place.userId}:QNA:new`,
    JSON.stringify({ fields: { title: "오래된 초안" }, savedAt: "2026-11-21T08:00:00.000Z" }),
  );
  const held = await holdPlace(() => storage, place, locks);
  expect(draftKeeper(() => storage, held.place).read()?.fields).toEqual({ title: "오래된 초안" });
  await held.release();
  const shared = await holdPlace(() => storage, place, undefined);
  expect(draftKeeper(() => storage, shared.place).read()?.fields).toEqual({ title: "오래된 초안" });
});

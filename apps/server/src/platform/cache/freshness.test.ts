import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFreshness, lateTag } from "./freshness.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what was read is fresh until its subject changes", () => {
  const freshness = createFreshness();
  freshness.resume();
  const since = freshness.now();
  freshness.change("post:QNA");
  expect(freshness.isFresh(since, ["post:NOTICE", "member"])).toBe(true);
  expect(freshness.isFresh(since, ["post:NOTICE", "post:QNA"])).toBe(false);
  expect(freshness.isFresh(freshness.now(), ["post:QNA"])).toBe(true);
});

test("nothing is fresh before changes are heard, while they are not, and what is from before that", () => {
  const freshness = createFreshness();
  expect(freshness.isFresh(freshness.now(), [])).toBe(false);
  freshness.resume();
  const since = freshness.now();
  expect(freshness.isFresh(since, [])).toBe(true);
  freshness.suspend();
  expect(freshness.isFresh(since, [])).toBe(false);
  freshness.resume();
  expect(freshness.isFresh(since, [])).toBe(false);
  expect(freshness.isFresh(freshness.now(), [])).toBe(true);
});

test("SEC-23 of subjects without end, as names of members are, none is held: all that was read is out of date once", () => {
  const freshness = createFreshness();
  const changeMany = (name: string) => {
    for (let count = 0; count < 10_001; count += 1) freshness.change(`author:${name} ${count}`);
  };
  freshness.resume();
  const before = freshness.now();
  changeMany("가");
  expect(freshness.isFresh(before, ["post:QNA"])).toBe(false);
  const since = freshness.now();
  expect(freshness.isFresh(since, ["post:QNA", "author:가 1"])).toBe(true);
  freshness.change("author:가 1");
  expect(freshness.isFresh(since, ["post:QNA"])).toBe(true);
  expect(freshness.isFresh(since, ["author:가 1"])).toBe(false);
  freshness.suspend();
  changeMany("나");
  expect(freshness.isFresh(freshness.now(), [])).toBe(false);
});

test("BRD-28 a count of views may be ten seconds old on a page and no more, however many come; a call's never", () => {
  const freshness = createFreshness();
  freshness.resume();
  const since = freshness.now();
  for (let second = 0; second < 9; second += 1) {
    freshness.change("views:QNA");
    vi.advanceTimersByTime(1_000);
    expect(freshness.isFresh(since, ["views:QNA"])).toBe(false);
    expect(freshness.isFresh(since, [lateTag("views:QNA")])).toBe(true);
  }
  vi.advanceTimersByTime(1_000);
  expect(freshness.isFresh(since, [lateTag("views:QNA")])).toBe(false);
});

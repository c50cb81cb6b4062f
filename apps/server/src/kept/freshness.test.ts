import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFreshness, lateSubject } from "./freshness.ts";

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

test("BRD-28 a count of views may be ten seconds old on a page and no more, however many come; a call's never", () => {
  const freshness = createFreshness();
  freshness.resume();
  const since = freshness.now();
  for (let second = 0; second < 9; second += 1) {
    freshness.change("views:QNA");
    vi.advanceTimersByTime(1_000);
    expect(freshness.isFresh(since, ["views:QNA"])).toBe(false);
    expect(freshness.isFresh(since, [lateSubject("views:QNA")])).toBe(true);
  }
  vi.advanceTimersByTime(1_000);
  expect(freshness.isFresh(since, [lateSubject("views:QNA")])).toBe(false);
});

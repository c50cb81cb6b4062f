import { beforeEach, expect, test, vi } from "vitest";
import { createFreshness } from "./freshness.ts";
import { createCachedCount, type CachedCount } from "./cached-count.ts";

const key = { key: "a word", tags: ["post:QNA"] };
let freshness: ReturnType<typeof createFreshness>;
let cachedCount: CachedCount;
const count = vi.fn<() => Promise<number>>();

beforeEach(() => {
  freshness = createFreshness();
  freshness.resume();
  cachedCount = createCachedCount(freshness);
  count.mockReset().mockResolvedValue(7);
});

test("a number is counted once for all who ask, and again when what it counts has changed", async () => {
  expect(await Promise.all([cachedCount(key, count), cachedCount(key, count)])).toEqual([7, 7]);
  freshness.change("post:NOTICE");
  await cachedCount(key, count);
  expect(count).toHaveBeenCalledTimes(1);
  freshness.change("post:QNA");
  count.mockResolvedValue(8);
  expect(await cachedCount(key, count)).toBe(8);
  await cachedCount({ ...key, key: "another" }, count);
  expect(count).toHaveBeenCalledTimes(3);
});

test("what changes while it is counted is counted again, and so is what could not be counted", async () => {
  const first = cachedCount(key, count);
  freshness.change("post:QNA");
  await first;
  await cachedCount(key, count);
  expect(count).toHaveBeenCalledTimes(2);
  freshness.change("post:QNA");
  count.mockRejectedValueOnce(new Error("away"));
  await expect(cachedCount(key, count)).rejects.toThrow("away");
  expect(await cachedCount(key, count)).toBe(7);
});

test("nothing is remembered while changes are not heard", async () => {
  freshness.suspend();
  await cachedCount(key, count);
  await cachedCount(key, count);
  expect(count).toHaveBeenCalledTimes(2);
});

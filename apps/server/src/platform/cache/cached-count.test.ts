import { beforeEach, expect, test, vi } from "vitest";
import { createFreshness } from "./freshness.ts";
import { createRemember, type Remember } from "./cached-count.ts";

const question = { key: "a word", subjects: ["post:QNA"] };
let freshness: ReturnType<typeof createFreshness>;
let remember: Remember;
const count = vi.fn<() => Promise<number>>();

beforeEach(() => {
  freshness = createFreshness();
  freshness.resume();
  remember = createRemember(freshness);
  count.mockReset().mockResolvedValue(7);
});

test("a number is counted once for all who ask, and again when what it counts has changed", async () => {
  expect(await Promise.all([remember(question, count), remember(question, count)])).toEqual([7, 7]);
  freshness.change("post:NOTICE");
  await remember(question, count);
  expect(count).toHaveBeenCalledTimes(1);
  freshness.change("post:QNA");
  count.mockResolvedValue(8);
  expect(await remember(question, count)).toBe(8);
  await remember({ ...question, key: "another" }, count);
  expect(count).toHaveBeenCalledTimes(3);
});

test("what changes while it is counted is counted again, and so is what could not be counted", async () => {
  const first = remember(question, count);
  freshness.change("post:QNA");
  await first;
  await remember(question, count);
  expect(count).toHaveBeenCalledTimes(2);
  freshness.change("post:QNA");
  count.mockRejectedValueOnce(new Error("away"));
  await expect(remember(question, count)).rejects.toThrow("away");
  expect(await remember(question, count)).toBe(7);
});

test("nothing is remembered while changes are not heard", async () => {
  freshness.suspend();
  await remember(question, count);
  await remember(question, count);
  expect(count).toHaveBeenCalledTimes(2);
});

import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { createFreshness } from "./freshness.ts";
import { openLastKnown } from "./last-known.ts";
import { createTagCollector } from "./tag-collector.ts";

/** What is known of a thing that changes. */
async function open() {
  const freshness = createFreshness();
  freshness.resume();
  let answer = (): Promise<number> => Promise.resolve(1);
  const known = await openLastKnown({ freshness, tags: ["thing"], ask: () => answer() });
  return {
    known,
    freshness,
    answerWith: (next: () => Promise<number>) => {
      answer = next;
      freshness.change("thing");
    },
  };
}

test("PAG-11 a page that is about it waits for what has just changed, however long that takes", async () => {
  const { known, answerWith, freshness } = await open();
  answerWith(() => setTimeout(300, 2));
  const collector = createTagCollector(freshness.now());
  expect(await known.readOrLast(collector)).toBe(2);
  expect(collector.isRefused).toBe(false);
});

test("PAG-11 a page that is about it is shown as it stood last where the database is away, and is not cached", async () => {
  const { known, answerWith, freshness } = await open();
  answerWith(() => Promise.reject(new Error("away")));
  const refusing = createTagCollector(freshness.now());
  expect(await known.readOrLast(refusing)).toBe(1);
  expect(refusing.isRefused).toBe(true);
  freshness.suspend();
  const silent = createTagCollector(freshness.now());
  answerWith(() => setTimeout(60_000, 2, { ref: false }));
  expect(await known.readOrLast(silent)).toBe(1);
  expect(silent.isRefused).toBe(true);
});

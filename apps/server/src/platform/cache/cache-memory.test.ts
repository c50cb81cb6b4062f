import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { isLong } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nodeEnvironment, nodeFlags } from "../../../../../scripts/node-flags.mjs";
import type { StormReport } from "../../../testing/cache-storm.ts";
import { createAnswerStore } from "./answer-store.ts";
import { createFreshness } from "./freshness.ts";
import { createCachedCount } from "./cached-count.ts";

const megabyte = 1024 * 1024;

test("SEC-20 an address counts with what is kept under it", () => {
  const freshness = createFreshness();
  freshness.resume();
  const store = createAnswerStore(freshness, () => new Date());
  const collector = { since: freshness.now(), tags: new Set<string>(), isShared: true, isRefused: false };
  for (let place = 0; place < 1_000; place += 1)
    store.put(`/${place}?${"x".repeat(60_000)}`, collector, { headers: {}, body: Buffer.from("괘불") });
  const held = Array.from({ length: 1_000 }, (_, place) => store.has(`/${place}?${"x".repeat(60_000)}`));
  expect(held.filter(Boolean).length).toBeLessThanOrEqual((6 * megabyte) / 120_000);
});

test("SEC-20 what is counted for long words is counted with the words", async () => {
  const freshness = createFreshness();
  freshness.resume();
  const cachedCount = createCachedCount(freshness);
  const words = Array.from({ length: 200 }, (_, place) => `${place}${"가".repeat(10_000)}`);
  let asked = 0;
  const ask = (key: string) =>
    cachedCount({ key, tags: [] }, () => {
      asked += 1;
      return Promise.resolve(1);
    });
  for (const word of words) await ask(word);
  for (const word of words.toReversed()) await ask(word);
  expect(asked).toBeGreaterThan(300);
  await ask(words[0] ?? "");
  await ask(words[0] ?? "");
  expect(asked).toBeLessThan(402);
});

/** Asks for so many addresses, ten at a time; none is asked for twice. */
async function flood(origin: string, amount: number, addressOf: (place: number) => string): Promise<void> {
  for (let from = 0; from < amount; from += 10)
    await Promise.all(
      Array.from({ length: 10 }, async (_, more) => {
        const answer = await fetch(origin + addressOf(from + more));
        await answer.arrayBuffer();
      }),
    );
}

const paths = ["/page?x", "/api/post/list?type=NOTICE&x", "/trpc/memorial.get?x"];
const addressWith = (junk: string) => (place: number) => `${paths[place % paths.length]}=${place}${junk}`;

describe("SEC-20 however many addresses are asked for, a server process stays what it was", () => {
  let storm: ChildProcess;
  let before: StormReport;

  const heard = async (): Promise<StormReport> => {
    const [report] = await once(storm, "message");
    return report as StormReport;
  };
  const look = () => {
    storm.send("report");
    return heard();
  };

  beforeAll(async () => {
    storm = fork(fileURLToPath(new URL("../../../testing/cache-storm.ts", import.meta.url)), {
      execArgv: [...nodeFlags, "--expose-gc"],
      env: nodeEnvironment,
    });
    const { origin } = await heard();
    // What the process takes for any requests at all is there before it is looked at.
    await flood(origin, 1_000, addressWith(`warm${"x".repeat(60_000)}`));
    await fetch(`${origin}/`);
    before = await look();
    // Sixty megabytes of addresses, on a machine that may have other work.
  }, 300_000);
  afterAll(async () => {
    storm.disconnect();
    await once(storm, "exit");
  });

  test.each([
    ["of 60 KB", isLong ? 20_000 : 800, "x".repeat(60_000)],
    ["under 2 KB, with a parameter that no answer depends on", isLong ? 20_000 : 3_000, "x".repeat(1_900)],
  ])("%s", { timeout: 900_000 }, async (_kind, amount, junk) => {
    await flood(before.origin, amount, addressWith(junk));
    // What visitors really read is still kept.
    await fetch(`${before.origin}/`);
    const after = await look();
    expect(after.pagesMade).toBe(1);
    expect((after.heap - before.heap) / megabyte).toBeLessThan(30);
    expect((after.rss - before.rss) / megabyte).toBeLessThan(30);
  });
});

import { testServers } from "@bulmo/entities/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appRouter } from "../router.ts";
import { openSite, type Site } from "../testing/site.ts";
import type { Render } from "../ssr.ts";
import { createAnswerStore } from "./answer-store.ts";
import { createFreshness } from "./freshness.ts";
import { createRemember } from "./remember.ts";

const isLong = Boolean(process.env["BULMO_TEST_LONG"]);
const amount = isLong ? 20_000 : 1_500;
const megabyte = 1024 * 1024;

test("SEC-20 an address counts with what is kept under it", () => {
  const freshness = createFreshness();
  freshness.resume();
  const store = createAnswerStore(freshness, () => new Date());
  const reading = { since: freshness.now(), subjects: new Set<string>(), isShared: true, isRefused: false };
  for (let place = 0; place < 1_000; place += 1)
    store.keep(`/${place}?${"x".repeat(60_000)}`, reading, { headers: {}, body: Buffer.from("괘불") });
  const held = Array.from({ length: 1_000 }, (_, place) => store.has(`/${place}?${"x".repeat(60_000)}`));
  expect(held.filter(Boolean).length).toBeLessThanOrEqual((6 * megabyte) / 120_000);
});

test("SEC-20 what is counted for long words is counted with the words", async () => {
  const freshness = createFreshness();
  freshness.resume();
  const remember = createRemember(freshness);
  const words = Array.from({ length: 200 }, (_, place) => `${place}${"가".repeat(10_000)}`);
  let asked = 0;
  const ask = (key: string) =>
    remember({ key, subjects: [] }, () => {
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

describe.each(testServers(undefined))("on $name", (server) => {
  let site: Site;
  const render: Render = async ({ createContext }) => {
    await appRouter.createCaller(await createContext()).post.list({ type: "NOTICE" });
    return { status: 200, html: "<!doctype html>", scripts: [], isCanonical: true };
  };

  beforeAll(async () => {
    site = await openSite(server, { render });
  });
  afterAll(() => site.close());

  const collected = () => {
    globalThis.gc?.();
    return process.memoryUsage();
  };

  test("SEC-20 however many addresses of 60 KB are asked for, the process stays what it was", async () => {
    const long = "x".repeat(60_000);
    const ask = async (from: number, to: number) => {
      for (let place = from; place < to; place += 10)
        await Promise.all(
          Array.from({ length: 10 }, async (_, more) => {
            const path = ["/page?x", "/api/post/list?type=NOTICE&x", "/trpc/memorial.get?x"][more % 3] ?? "";
            const answer = await fetch(`${site.origin}${path}=${place + more}${long}`);
            await answer.arrayBuffer();
          }),
        );
    };
    // What the process takes for any requests at all is there before it is looked at.
    await ask(0, 500);
    const before = collected();
    await ask(500, amount);
    const after = collected();
    const grown = after.heapUsed + after.external - before.heapUsed - before.external;
    expect(grown / megabyte).toBeLessThan(30);
  });
});

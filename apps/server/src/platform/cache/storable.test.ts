import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Response } from "express";
import { afterEach, expect, test } from "vitest";
import { createFreshness } from "./freshness.ts";
import { cacheAnswers, tagCollectorOf } from "./cache-middleware.ts";
import { createCachedAnswers } from "./cached-answers.ts";
import type { ResponseCache } from "./response-cache.ts";
import { collectTags } from "./tag-collector.ts";

let stop: () => void = () => undefined;
afterEach(() => stop());

/** How often `answer` was asked when two readers came one after the other. */
async function timesAsked(answer: (response: Response) => void): Promise<number> {
  const freshness = createFreshness();
  freshness.resume();
  const responseCache = { freshness, answers: createCachedAnswers(freshness, () => new Date()) } as ResponseCache;
  let asked = 0;
  const app = express()
    .use(cacheAnswers(responseCache, () => true))
    .use((_request, response) => {
      asked += 1;
      collectTags(tagCollectorOf(response), []);
      answer(response);
    });
  const server = createServer(app).listen(0, "127.0.0.1");
  stop = () => server.close();
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (let reader = 0; reader < 2; reader += 1) await (await fetch(address)).text();
  return asked;
}

test("SEC-15 an answer that is the same for all is kept", async () => {
  expect(await timesAsked((response) => response.end("괘불"))).toBe(1);
  expect(await timesAsked((response) => response.setHeader("vary", "Accept-Encoding").end("괘불"))).toBe(1);
});

test.each([
  ["vary", "trpc-accept, accept"],
  ["vary", "Accept-Encoding, Cookie"],
  ["vary", "*"],
  ["transfer-encoding", "chunked"],
  ["connection", "close"],
  ["keep-alive", "timeout=5"],
  ["set-cookie", "a=b"],
])("SEC-15 an answer with %s: %s is not", async (name, value) => {
  expect(await timesAsked((response) => response.setHeader(name, value).end("괘불"))).toBe(2);
});

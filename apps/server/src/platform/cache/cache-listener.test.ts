import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createLog } from "../log/log.ts";
import { createFreshness } from "./freshness.ts";
import { answerFromCache } from "./cache-listener.ts";
import { createCachedAnswers } from "./cached-answers.ts";
import type { ResponseCache } from "./response-cache.ts";

test("hazard 13: what was committed before a request is known to the next one, however long its news take", async () => {
  const freshness = createFreshness();
  freshness.resume();
  const answers = createCachedAnswers(freshness, () => new Date());
  const collector = { since: freshness.now(), tags: new Set(["post:QNA"]), isShared: true, isRefused: false };
  answers.put("/", collector, { headers: { "content-type": "text/plain" }, body: Buffer.from("kept") });
  const news = Promise.withResolvers<void>();
  const responseCache = { freshness, answers, waitForInvalidation: () => news.promise } as unknown as ResponseCache;
  const server = createServer(
    answerFromCache(responseCache, createLog("silent"), (_request, response) => response.end("anew")),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const read = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();

  expect(await read()).toBe("kept");
  const next = read();
  expect(await Promise.race([next, once(server, "request").then(() => "asked")])).toBe("asked");
  freshness.change("post:QNA");
  news.resolve();
  expect(await next).toBe("anew");
  server.close();
});

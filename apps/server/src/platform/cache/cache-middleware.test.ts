import { once } from "node:events";
import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cacheAnswers } from "./cache-middleware.ts";
import { createCachedAnswers } from "./cached-answers.ts";
import { createFreshness } from "./freshness.ts";

const freshness = createFreshness();
freshness.resume();

/** What has come through and waits to be answered. */
const waiting: ServerResponse[] = [];
let asked = 0;

const app = express()
  .use((_request, _response, next) => {
    asked += 1;
    next();
  })
  .use(cacheAnswers({ freshness, answers: createCachedAnswers(freshness, () => new Date()) }, () => true))
  .use((_request, response) => void waiting.push(response));
const server = createServer(app);
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("hazard 14: who leaves while another's answer is awaited keeps nobody waiting who comes later", async () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/script.js`;
  const first = fetch(address);
  await expect.poll(() => waiting.length).toBe(1);
  const leaving = get(address);
  leaving.once("error", () => undefined);
  await expect.poll(() => asked).toBe(2);
  leaving.destroy();
  // The server hears of it in its own time, and before the next one comes.
  await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(1);
  // Not for others to have: each has its own made.
  waiting[0]?.setHeader("set-cookie", "one=1").end("첫째");
  expect(await (await first).text()).toBe("첫째");
  const later = fetch(address);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.end("둘째");
  expect(await (await later).text()).toBe("둘째");
});

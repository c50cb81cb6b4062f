import { errorMessages } from "@bulmo/contracts/error";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { testServers } from "@bulmo/entities/testing/test-database";
import { openFiles } from "@bulmo/testing/open-files";
import { beginForm, beginJson, headOf, readNothing, trickle } from "@bulmo/testing/slow-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpServer } from "./server.ts";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** The real figures are of the server process's own test. */
const timeouts = {
  headers: 600,
  window: 900,
  minimumBytes: 8,
  answerRate: { window: 900, minimumBytes: 8 },
  request: 4_000,
  checkInterval: 50,
};
const message = errorMessages.BODY_TOO_SLOW;

let site: Site;
let token: string;
beforeAll(async () => {
  const [embedded] = testServers(undefined);
  if (!embedded) throw new Error("there is no database");
  site = await openSite(embedded, { timeouts });
  ({ token } = await createSignedIn(site));
});
afterAll(() => site.close());

const letters = (words: string) => [...words];

test("hazard 14: headers that trickle are cut off with a sentence", async () => {
  const { said, after } = await trickle(site.origin, letters(`GET / HTTP/1.1\r\nX-Slow: ${"a".repeat(200)}`), 50);
  expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
  expect(said).toContain(message);
  expect(after).toBeGreaterThan(timeouts.headers - 50);
  expect(after).toBeLessThan(timeouts.headers + 1_500);
});

test.each([
  ["REST", () => beginJson("/api/auth/sign-in")],
  ["tRPC", () => beginJson("/trpc/auth.signIn")],
  ["an upload", () => beginForm(token)],
  [
    "a body in pieces",
    () => [
      headOf("/api/comment", "application/json", 0).replace(/Content-Length.*/u, "Transfer-Encoding: chunked"),
      '5\r\n{"a":\r\n',
    ],
  ],
])("hazard 14: who stops within a body is cut off: %s", async (kind, parts) => {
  const { said, after } = await trickle(site.origin, parts());
  expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
  expect(said).toMatch(/\r\nConnection: close\r\n/iu);
  expect(said).toContain(message);
  expect(said).toMatch(kind === "tRPC" ? /"error":\{"message"/u : /\{"message"/u);
  expect(after).toBeGreaterThan(timeouts.window - 50);
  expect(after).toBeLessThan(timeouts.window + 1_500);
  await expect.poll(() => openFiles(site.dataDirectory)).toEqual([]);
  await expect.poll(() => readdir(join(site.dataDirectory, "scratch")).catch(() => [])).toEqual([]);
});

test("hazard 14: a slow body that goes on is read to its end", async () => {
  const body = JSON.stringify({ username: "nobody2026", password: "wrong" });
  const head = headOf("/api/auth/sign-in", "application/json", body.length, ["Connection: close"]);
  const { said, after } = await trickle(site.origin, [head, ...letters(body)], 40);
  expect(after).toBeGreaterThan(timeouts.window + 500);
  expect(said).toMatch(/^HTTP\/1\.1 401 /u);
});

test.each([
  ["REST", () => beginJson("/api/auth/sign-in")],
  ["an upload", () => beginForm(token)],
])("SEC-21 a body that trickles is cut off as one that stops is: %s", async (_kind, begin) => {
  const { said, after } = await trickle(site.origin, [begin().join(""), ...letters("a".repeat(20))], 300);
  expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
  expect(said).toContain(message);
  expect(after).toBeGreaterThan(timeouts.window - 50);
  expect(after).toBeLessThan(timeouts.window + 1_500);
});

test("SEC-21 the time in which we do not read is no delay of the sender's", async () => {
  const body = Buffer.alloc(4 * 1024 * 1024);
  const reading = createHttpServer((request, response) => {
    request.once("data", () => {
      request.pause();
      setTimeout(() => request.resume(), timeouts.window * 2);
    });
    request.once("end", () => response.end("read"));
  }, timeouts).listen(0, "127.0.0.1");
  await once(reading, "listening");
  const { port } = reading.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body });
  expect([answer.status, await answer.text()]).toEqual([200, "read"]);
  reading.close();
});

test("hazard 14: nobody may take for ever, however steadily", async () => {
  const head = headOf("/api/auth/sign-in", "application/json", 1_000);
  const { said, after } = await trickle(site.origin, [head, ...letters(" ".repeat(900))], 40);
  expect(said).toMatch(/^HTTP\/1\.1 408 /u);
  expect(after).toBeGreaterThan(timeouts.request - 50);
  expect(after).toBeLessThan(timeouts.request + 1_500);
});

test("hazard 14: others are answered while fifty wait to be cut off", async () => {
  const slow = Array.from({ length: 50 }, () => trickle(site.origin, beginJson("/api/auth/sign-in")));
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.call("GET", "/api/post/list?type=NOTICE")));
  expect(performance.now() - start).toBeLessThan(timeouts.window);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const { said } of await Promise.all(slow)) expect(said).toContain(message);
});

test("SEC-26 hazard 14: who asks and reads nothing is cut off", async () => {
  const after = await readNothing(site.origin);
  expect(after).toBeGreaterThan(timeouts.answerRate.window - 50);
  expect(after).toBeLessThan(timeouts.answerRate.window + 1_500);
});

test("SEC-12 what is no HTTP is refused with a sentence", async () => {
  expect((await trickle(site.origin, ["no request\r\n\r\n"])).said).toContain(errorMessages.BODY_MALFORMED);
  const large = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${"a".repeat(70_000)}\r\n\r\n`;
  expect((await trickle(site.origin, [large])).said).toMatch(/^HTTP\/1\.1 431 /u);
});

test("API-43 Hangul that stands bare in an address is refused with what to do, an id and for pages of any origin", async () => {
  const { said } = await trickle(site.origin, [
    "GET /api/post/list?searchKeyword=가 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ]);
  const [head = "", body = "{}"] = said.split("\r\n\r\n");
  const id = /^x-request-id: (\S+)$/imu.exec(head)?.[1];
  expect(head).toMatch(/^HTTP\/1\.1 400 /u);
  expect(head).toMatch(/^access-control-allow-origin: \*$/imu);
  expect(JSON.parse(body)).toMatchObject({ reason: "ADDRESS_MALFORMED", requestId: id });
});

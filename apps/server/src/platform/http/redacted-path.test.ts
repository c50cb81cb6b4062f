import { once } from "node:events";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { testServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../log/log.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { redactedPath } from "./redacted-path.ts";

const person = "someone@example.org";
const encoded = [...person].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");

/** Each names a person in its path or behind it. */
const spellings = [
  `/api/users/${person}`,
  `/API/users/${person}`,
  `/api/Users/${person}/`,
  `//api//users//${person}`,
  `/api/./users/${person}`,
  `/api/x/../users/${person}`,
  `/api/users%2f${person}`,
  `/api/users%252f${person.replace("@", "%252540")}`,
  `/api\\users\\${person}`,
  `/api/users/${person.replace("@", "%40")}`,
  `/api/users/${person.replace("@", "%2540")}`,
  `/api/users/${person.replace("@", "＠")}`,
  `/api/users/${person.replace("@", "%EF%BC%A0")}`,
  `/api/users/${person.replace("@", "%ZZ")}`,
  `/api/users/${encoded}`,
  "/api/users/someone",
  "/api/users//someone/more",
  `/api/post/${encoded}`,
  `/%zz/${person}`,
  `/%/${person.replace("@", "%40")}`,
  `/sign-in/${person}`,
  `/sign-in/${person.replace("@", "&#64;")}`,
  `/sign-in/${person.replace("@", "(at)")}`,
  `/sign-in;${person}`,
  `/sign-in;email=${person}/list`,
  `/sign-in?email=${person}`,
  `/api/auth/find-id?name=someone&email=${person}`,
  `/trpc/user.getByEmail?input=%22${person}%22`,
  `/trpc/${person},post.list?batch=1`,
  `/assets/${person}.js`,
  `/uploads/${person}.webp`,
  `http://localhost/api/users/${person}`,
  `HTTP://localhost/API/users/${person}`,
  `http://${person}/`,
  `http://${person}?${person}`,
  `/${"a/".repeat(200)}${person}`,
  `/${"a".repeat(241)}/${person}`,
];

test.each(spellings)("SEC-26 nothing of a person is left of %s", (target) => {
  const path = redactedPath(target);
  expect(path).not.toMatch(/someone|example/iu);
  expect(path).not.toMatch(/[%@＠]/u);
  expect(path.length).toBeLessThanOrEqual(252);
});

test.each([
  ["/", "/"],
  ["/api/post/list?type=NOTICE", "/api/post/list"],
  ["/trpc/post.list,post.get?batch=1&input=%7B%7D", "/trpc/post.list,post.get"],
  ["/gallery/exhibition/1/detail?type=FIRST_EXHIBITION", "/gallery/exhibition/1/detail"],
  ["/assets/index-D0a_b-9.js", "/assets/index-D0a_b-9.js"],
  ["/uploads/ab/tiles/0,0,512,512/256,/0/default.jpg", "/uploads/ab/tiles/0,0,512,512/256,/0/default.jpg"],
  ["http://localhost:3000/api/health?x", "/api/health"],
  ["/api/users", "/api/users"],
  ["/api/users/someone", "/api/users/…"],
  ["/한글/읽기", "/…/…"],
  [`/api/${"a".repeat(300)}@example.org`, "/api/…"],
])("what is ours stays readable: %s", (target, path) => {
  expect(redactedPath(target)).toBe(path);
});

describe("SEC-26 log lines over HTTP", () => {
  let site: Site;
  const lines = new PassThrough();
  let written = "";
  lines.on("data", (chunk: Buffer) => (written += chunk.toString()));
  beforeAll(async () => {
    const [embedded] = testServers(undefined);
    if (!embedded) throw new Error("there is no database");
    const render = () => Promise.reject(new Error(`nothing at ${person} and ${person.replace("@", "%40")}`));
    site = await openSite(embedded, { log: createLog("trace", lines), hasMetrics: true, render });
  });
  afterAll(() => site.close());

  /** Sends a target as it stands, which no client library would. */
  async function ask(target: string): Promise<string> {
    const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
    await once(socket, "connect");
    socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${person}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  }

  test("hold no address of a person in any spelling, nor do metrics", async () => {
    let logged = 0;
    for (const target of spellings) {
      const answer = await ask(target);
      expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /u);
      // What is no HTTP is refused before it is a request, with a line of its own.
      if (/^x-request-id: /imu.test(answer)) logged += 1;
    }
    expect(logged).toBeGreaterThanOrEqual(spellings.length - 1);
    await expect.poll(() => written.match(/"request(?: refused unread)?"/gu)?.length).toBe(logged);
    expect(written).toContain('"page failed"');
    expect(written).not.toMatch(/someone|example|%73%6f/iu);
    const metrics = await ask("/metrics");
    expect(metrics).toContain("http_requests_total{");
    expect(metrics).not.toMatch(/someone|example/iu);
  });
});

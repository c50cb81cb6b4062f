import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { testServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnvironment } from "../../env.ts";
import type { Render } from "../../ssr.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const token = "t".repeat(32);
const behindProxy = { TRUST_PROXY: "1" };
const isPublic = { PUBLIC_URL: "https://bulmo.example" };

/** A page that is there would be kept and answered to whoever asks next, and no test could fail. */
const notFound: Render = () =>
  Promise.resolve({ status: 404, html: "<!doctype html>", scripts: [], isCanonical: true });

let sites: Record<string, Site>;
beforeAll(async () => {
  const [embedded] = testServers(undefined);
  if (!embedded) throw new Error("there is no database");
  const open = async (variables: NodeJS.ProcessEnv) =>
    openSite(embedded, { hasMetrics: readEnvironment(variables).metrics, render: notFound });
  sites = {
    alone: await open({}),
    proxied: await open(behindProxy),
    public: await open(isPublic),
    token: await open({ ...isPublic, ...behindProxy, METRICS_TOKEN: token }),
    on: await open({ ...isPublic, METRICS: "on" }),
    off: await open({ METRICS: "off", METRICS_TOKEN: token }),
  };
});
afterAll(async () => {
  for (const site of Object.values(sites)) await site.close();
});

/** Whether what is said as it stands, a Host included or not, is answered with the metrics. */
async function isTold(name: string, headers: Record<string, string>, version = "1.1"): Promise<boolean> {
  const socket = connect(Number(new URL(sites[name]?.origin ?? "").port), "127.0.0.1");
  await once(socket, "connect");
  const lines = Object.entries({ host: "localhost:3000", connection: "close", ...headers });
  // It waits for the answer: who ends the connection with the question may be taken for gone.
  socket.write(`GET /metrics HTTP/${version}\r\n${lines.map(([key, value]) => `${key}: ${value}\r\n`).join("")}\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 (?:200|404) /u);
  return answer.includes("# TYPE http_requests_total counter");
}

test("SEC-26 a program on this computer reads what the process counts, by any of this computer's names", async () => {
  for (const host of ["localhost:3000", "LOCALHOST", "127.0.0.1:3000", "[::1]:3000"])
    expect([host, await isTold("alone", { host })]).toEqual([host, true]);
});

test.each([
  ["another site's name", { host: "bulmo.example" }],
  ["a name that begins like ours", { host: "localhost.bulmo.example" }],
  ["our name behind another one", { host: "bulmo.example@localhost" }],
  ...[
    "Forwarded",
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "X-Forwarded-Host",
    "X-Forwarded",
    "X-Real-IP",
    "Via",
    "CF-Connecting-IP",
    "CF-Ray",
    "True-Client-IP",
    "X-Client-IP",
    "X-Cluster-Client-IP",
    "Fastly-Client-IP",
    "X-Original-Forwarded-For",
    "X-Envoy-External-Address",
    "CDN-Loop",
  ].map((name): [string, Record<string, string>] => [name, { [name]: "192.0.2.1" }]),
])("SEC-26 with %s it is somebody else", async (_what, headers) => {
  expect(await isTold("alone", headers)).toBe(false);
});

test("SEC-26 nginx, where it is told nothing, gives this computer's name, no header of its own and HTTP/1.0", async () => {
  expect(await isTold("alone", { host: "127.0.0.1:3000" }, "1.0")).toBe(false);
});

test.each(["proxied", "public"])(
  "SEC-26 where a proxy can stand in front (%s) the computer's own address opens nothing",
  async (name) => {
    expect(await isTold(name, {})).toBe(false);
    expect(await isTold(name, { authorization: "Bearer undefined" })).toBe(false);
  },
);

test("SEC-26 behind a proxy the token opens, and nothing that is like it", async () => {
  const forwarded = { "x-forwarded-for": "192.0.2.1", host: "bulmo.example" };
  expect(await isTold("token", { authorization: `Bearer ${token}` })).toBe(true);
  expect(await isTold("token", { authorization: `bearer ${token}`, ...forwarded })).toBe(true);
  for (const wrong of ["", "Bearer ", `Bearer ${token}t`, `Bearer ${token.slice(1)}`, token, `Basic ${token}`])
    expect([wrong, await isTold("token", { authorization: wrong })]).toEqual([wrong, false]);
  expect(await isTold("token", {})).toBe(false);
});

test("METRICS=on is everybody, off is nobody", async () => {
  expect(await isTold("on", { "x-forwarded-for": "192.0.2.1", host: "bulmo.example" })).toBe(true);
  for (const headers of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[])
    expect(await isTold("off", headers)).toBe(false);
});

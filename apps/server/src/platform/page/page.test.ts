import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { logRequests } from "../http/request-log.ts";
import { createLog } from "../log/log.ts";
import { createPages, type PageOptions } from "./page.ts";

type Render = PageOptions["render"];

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves pages that are rendered so; answers where. */
async function serve(render: Render): Promise<number> {
  const pages = createPages({
    render,
    publicUrl: "http://localhost:3000",
    postcodeScriptUrl: "https://postcode.example/v2.js",
    mapTileUrl: "https://tiles.example/{z}/{x}/{y}.png",
    hasPolicy: true,
  });
  server = createServer(
    express()
      .use(logRequests(createLog("silent")))
      .use(pages),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  return (server.address() as AddressInfo).port;
}

/** What a reader gets of such a page. */
const open = async (render: Render, path = "/"): Promise<Response> =>
  fetch(`http://127.0.0.1:${await serve(render)}${path}`, { redirect: "manual" });

test("NAV-25 when not even the failure page can be rendered, a plain one stands in", async () => {
  const response = await open(() => Promise.reject(new Error("select secret")));
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain("Unexpected Application Error!");
  expect(html).not.toContain("secret");
});

test("hazard 14: a page that could not ask the database answers 503 and when to come back", async () => {
  const response = await open(async ({ onUnavailable }) => {
    onUnavailable();
    return { status: 500, html: "<!doctype html>", scripts: [], isCanonical: true };
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("a page that names the nonce is not sent", async () => {
  const response = await open(({ nonce }) =>
    Promise.resolve({ status: 200, html: `<meta content="${nonce}">`, scripts: [], isCanonical: true }),
  );
  expect(response.status).toBe(500);
});

test("nothing of the reader reaches the page: it is rendered for an address of this site", async () => {
  const response = await open(
    ({ request }) =>
      Promise.resolve({
        status: 200,
        html: JSON.stringify([request.url, [...request.headers]]),
        scripts: [],
        isCanonical: true,
      }),
    "//evil.example/community?page=2",
  );
  expect(await response.json()).toEqual(["http://localhost:3000/evil.example/community?page=2", []]);
});

const tellAddress: Render = ({ request }) =>
  Promise.resolve({ status: 404, html: request.url, scripts: [], isCanonical: true });

test.each([
  ["http://kim.secret@example.org/", "/"],
  ["http://user:pw@x/community/notice?a=1?b", "/community/notice?a=1?b"],
  ["http://x:99999/", "/"],
  ["http:///", "/"],
  [String.raw`/\\u:p@x`, "/u:p@x"],
  [String.raw`/\evil.example`, "/evil.example"],
  ["//evil.example/about", "/evil.example/about"],
  ["/a?x=http://b", "/a?x=http://b"],
])("hazard 10: whoever asks for %s is answered as for %s", async (path, own) => {
  const port = await serve(tellAddress);
  const [answer] = (await once(get({ port, path }), "response")) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([404, `http://localhost:3000${own}`]);
});

test("SEC-20 a path that no page has is not repeated by the page that says so", async () => {
  const answer = await open(tellAddress, `/${"x".repeat(10_000)}?page=2`);
  expect([answer.status, await answer.text()]).toEqual([404, "http://localhost:3000/not-found?page=2"]);
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { logRequests } from "../http/request-log.ts";
import { createLog } from "../log.ts";
import { appRouter } from "../router.ts";
import type { Render } from "../ssr.ts";
import type { Context } from "../trpc.ts";
import { createPages } from "./page.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** What a reader gets of a page that is rendered so. */
async function open(render: Render, path = "/"): Promise<Response> {
  const pages = createPages({
    router: appRouter,
    render,
    // Nothing is asked of the database here.
    createContext: () => ({}) as Context,
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
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: "manual" });
}

test("NAV-25 when not even the failure page can be rendered, a plain one stands in", async () => {
  const response = await open(() => Promise.reject(new Error("select secret")));
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain("Unexpected Application Error!");
  expect(html).not.toContain("secret");
});

test("hazard 14: a page that could not ask the database answers 503 and when to come back", async () => {
  const response = await open(async ({ createContext }) => {
    (await createContext()).onUnavailable?.();
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

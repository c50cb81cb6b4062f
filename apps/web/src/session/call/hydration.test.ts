import { expect, test } from "vitest";
import { hydrateCache, dehydrateCache } from "./hydration.ts";
import { createBrowserQueryClient, createServerQueryClient } from "./query-client.ts";

const key = ["post", { index: "3", searchKeyword: undefined }];

test("what a page was rendered from goes along as one text, and the browser knows it", async () => {
  const server = createServerQueryClient();
  const post = { title: "「붓」 </script>\u2028", notices: [] };
  await server.prefetchQuery({ queryKey: key, queryFn: () => Promise.resolve(post) });
  const sent = dehydrateCache(server);
  expect(sent).toBeTypeOf("string");
  const browser = createBrowserQueryClient();
  hydrateCache(browser, sent);
  expect(browser.getQueryData(key)).toEqual(post);
  expect(browser.getQueryState(key)?.dataUpdatedAt).toBe(server.getQueryState(key)?.dataUpdatedAt);
});

test("what failed goes along beside what did not, and what nobody waits for is left out", async () => {
  const server = createServerQueryClient();
  const refused = new Error("없음");
  await server.prefetchQuery({ queryKey: ["failed"], queryFn: () => Promise.reject(refused) });
  await server.prefetchQuery({ queryKey: key, queryFn: () => Promise.resolve(1) });
  void server.prefetchQuery({ queryKey: ["pending"], queryFn: () => new Promise(() => {}) });
  const browser = createBrowserQueryClient();
  hydrateCache(browser, dehydrateCache(server));
  expect(browser.getQueryState(["failed"])).toMatchObject({ status: "error", error: refused });
  expect(browser.getQueryData(key)).toBe(1);
  expect(browser.getQueryState(["pending"])).toBeUndefined();
});

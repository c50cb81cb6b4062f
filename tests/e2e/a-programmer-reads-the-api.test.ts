import { expect, inject, test } from "vitest";
import { visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test("API-40 a programmer reads every call at /api/docs, and no other host is asked for anything", async () => {
  const { page, context, faults } = await visit(browser);
  const strangers: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== origin) strangers.push(request.url());
  });
  await page.goto(`${origin}/api/docs`);
  expect(await page.title()).toContain("API");
  await page.locator(".opblock").first().waitFor();
  const { paths, webhooks } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, object>;
    webhooks: object;
  };
  const calls = Object.values(paths).flatMap((path) => Object.keys(path));
  // The reader draws of a long list what is in view.
  const seen = new Set<string>();
  const look = async () => {
    const ids = await page.locator(".opblock").evaluateAll((all) => all.map(({ id }) => id));
    for (const id of ids) seen.add(id);
    await page.evaluate(() => {
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      window.scrollTo({ top: isAtEnd ? 0 : window.scrollY + window.innerHeight / 2, behavior: "instant" });
    });
    return seen.size;
  };
  await expect.poll(look, { interval: 20 }).toBe(calls.length + Object.keys(webhooks).length);
  expect({ faults, strangers }).toEqual({ faults: [], strangers: [] });
  await context.close();
});

test("API-40 a programmer opens a call, tries it, and sees the answer", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/api/docs#/chronicle/chronicle-history`);
  const call = page.locator("#operations-chronicle-chronicle-history");
  await call.getByText("지금은 서비스를 이용할 수 없습니다.").first().waitFor();
  await call.getByRole("button", { name: "Try it out" }).click();
  await call.getByRole("button", { name: "Execute" }).click();
  await call.locator(".live-responses-table .response-col_status", { hasText: "200" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("API-40 what the reader is made of is all that its folder gives away", async () => {
  for (const path of ["package.json", "swagger-initializer.js", "..%2fopenapi.json", "index.html"])
    expect((await fetch(`${origin}/api/docs/${path}`)).status).toBe(404);
});

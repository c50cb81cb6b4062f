import { expect, inject, test } from "vitest";
import { awake, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

const viewsOf = async (index: number) => {
  const answer = await fetch(`${origin}/api/post?type=NOTICE&index=${index}`);
  return ((await answer.json()) as { views: number }).views;
};

test("SEC-14 BRD-28 a post that the list loads ahead of a click is not counted, and one that is opened is", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/community/notice?page=4`);
  await awake(page);
  const link = page.getByRole("main").getByRole("table").getByRole("link").first();
  const index = Number(new URL((await link.getAttribute("href")) ?? "", origin).searchParams.get("index"));
  const before = await viewsOf(index);
  const counted: string[] = [];
  page.on("request", (request) => request.url().includes("/trpc/post.view") && counted.push(request.url()));
  const loaded = page.waitForResponse(/\/trpc\/[^?]*post\.get/u);
  await link.hover();
  await (await loaded).finished();
  expect(await viewsOf(index)).toBe(before);
  expect(counted).toEqual([]);
  await link.click();
  await page.waitForURL(/\/community\/notice\/detail/u);
  await expect.poll(() => viewsOf(index)).toBe(before + 1);
  await context.close();
});

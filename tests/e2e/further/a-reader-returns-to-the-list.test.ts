import { representatives } from "@bulmo/testing/figures";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { awake, settled, visit } from "../../harness/browser.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

const row = (page: Page) => page.getByRole("main").getByRole("table").getByRole("row").nth(12).getByRole("link");
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const ways = {
  "the browser's back": (page: Page) => page.goBack(),
  "the back button": (page: Page) => page.getByRole("main").getByRole("button", { name: "뒤로" }).click(),
  "the list button": (page: Page) => page.getByRole("main").getByRole("link", { name: "목록" }).click(),
};

const lists = [
  "/community/notice?page=2",
  "/community/notice?page=2&searchType=USER&searchKeyword=%EC%82%AC%EB%AC%B4%EA%B5%AD",
  "/community/qna?page=3",
];

const returns = lists.flatMap((path) => Object.entries(ways).map(([name, back]) => ({ path, name, back })));

// Each list, and each way.
test.each(representatives(returns, 0, 4, 8))(
  "BRD-05 BRD-07 from $path to a post and by $name to the same place",
  async ({ path, back }) => {
    const { page, context, faults } = await visit(browser, { viewport: { width: 390, height: 600 } });
    await page.goto(origin + path);
    await settled(page);
    await row(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 150);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
    const title = await row(page).innerText();
    await row(page).click();
    await page.waitForURL(/\/detail\?index=\d+$/u);
    await page.getByRole("heading", { level: 2, name: title }).waitFor();
    expect(await scrolled(page)).toBe(0);
    await back(page);
    await page.waitForURL(origin + path);
    await row(page).waitFor();
    expect(await row(page).innerText()).toBe(title);
    await expect
      .poll(async () =>
        row(page).evaluate((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 0 && bottom < window.innerHeight;
        }),
      )
      .toBe(true);
    expect(await scrolled(page)).toBeGreaterThan(300);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("BRD-07 the list stays known from post to post and after a reload; who came straight here gets the whole list", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 600 } });
  await page.goto(`${origin}/community/qna?page=3`);
  // Without the app 목록 leads to the same page of the list, too, but not to where that was scrolled.
  await awake(page);
  await row(page).click();
  await page.waitForURL(/\/detail\?index=\d+$/u);
  const first = page.url();
  await page.getByRole("link", { name: /이전 글/u }).click();
  await page.waitForURL((url) => url.href !== first && url.pathname.endsWith("/detail"));
  await page.reload();
  await awake(page);
  await page.getByRole("main").getByRole("link", { name: "목록" }).click();
  await page.waitForURL(`${origin}/community/qna?page=3`);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await page.goto(`${origin}/community/qna/detail?index=90`);
  await settled(page);
  await page.getByRole("main").getByRole("link", { name: "목록" }).click();
  await page.waitForURL(`${origin}/community/qna`);
  expect(await scrolled(page)).toBe(0);
  await context.close();
});

test("BRD-07 a reader who scrolled before the page was interactive stays there, and finds the place again too", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 600 } });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${origin}/community/qna?page=3`, { waitUntil: "commit" });
  await row(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  scripts.resolve();
  await settled(page);
  expect(await scrolled(page)).toBeGreaterThan(300);
  await row(page).click();
  await page.waitForURL(/\/detail\?index=\d+$/u);
  await page.getByRole("main").getByRole("link", { name: "목록" }).click();
  await page.waitForURL(`${origin}/community/qna?page=3`);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await context.close();
});

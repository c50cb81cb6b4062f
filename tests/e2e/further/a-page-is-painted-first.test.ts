import { expect, inject, test } from "vitest";
import { settled, styled, visit } from "../../harness/browser.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page whose scripts come when they are let through. */
async function openWithoutScripts(path: string) {
  const visited = await visit(browser, phone);
  const scripts = Promise.withResolvers<void>();
  await visited.page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await visited.page.goto(origin + path, { waitUntil: "commit" });
  await styled(visited.page);
  return { ...visited, release: scripts.resolve };
}

test.each(["/", "/community/notice"])(
  "%s is painted before any script or font is asked for, and then they are",
  async (path) => {
    const { page, context, faults } = await visit(browser, phone);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await settled(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.js$|\.woff2$|fonts[^/]*\.css$/u.test(name))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter(({ startTime }) => startTime < painted)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("the build's React is a file of its own, run before the app", async () => {
  const html = await (await fetch(`${origin}/`)).text();
  expect(html).toMatch(/"steps":\["\/assets\/react-[\w-]+\.js","\/assets\/entry-client-[\w-]+\.js"\]/u);
});

test("who has the fonts sees the next page in them at once", async () => {
  const { page, context, faults } = await visit(browser, phone);
  await page.goto(`${origin}/community/notice`);
  await settled(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fonts"))).toMatch(/^\/assets\/fonts/u);
  await page.goto(`${origin}/about/ilsub`);
  await settled(page);
  const { painted, sheets } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    sheets: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /fonts[^/]*\.css$/u.test(name))
      .map(({ startTime, duration }) => startTime + duration),
  }));
  expect(sheets).toHaveLength(1);
  for (const loaded of sheets) expect(loaded).toBeLessThan(painted);
  expect(faults).toEqual([]);
  await context.close();
});

test("what is tapped before the page is interactive opens as soon as it is", async () => {
  const { page, context, faults, release } = await openWithoutScripts("/community/notice");
  await page.getByRole("banner").getByRole("button", { name: /메뉴/u }).tap();
  expect(await page.getByRole("dialog").count()).toBe(0);
  release();
  await page.getByRole("dialog").getByRole("link", { name: "Q&A" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a search that is sent before the page is interactive is not kept waiting", async () => {
  const { page, context, release } = await openWithoutScripts("/community/notice");
  await page.getByRole("search").getByRole("searchbox").fill("다례재");
  await page.getByRole("search").getByRole("button").last().tap();
  await page.waitForURL(/searchKeyword=/u, { waitUntil: "commit" });
  release();
  await context.close();
});

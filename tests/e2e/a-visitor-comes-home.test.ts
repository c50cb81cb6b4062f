import { expect, inject, test } from "vitest";
import { settled, visit, visitWithoutScripts } from "../harness/browser.ts";
import { dateOf, list, plain } from "../harness/listed-posts.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test("HOM-01 HOM-06 CON-05 the home page shows its slides and the four latest of each board", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(origin);
  for (const [name, type] of [
    ["공지사항", "NOTICE"],
    ["Q&A", "QNA"],
  ] as const) {
    const board = page.getByRole("region", { name, exact: true });
    const { list: latest } = await list(`type=${type}&page=1&limit=4`);
    const rows = await board.getByRole("listitem").allInnerTexts();
    expect(rows).toHaveLength(4);
    for (const [place, row] of rows.entries()) {
      const post = latest[place]!;
      expect(row).toContain(String(post.index));
      expect(plain(row)).toContain(post.title);
      expect(plain(row)).toContain(post.summary.slice(0, 10));
      expect(row).toContain(dateOf(post.createdAt).slice(2));
    }
  }
  expect(
    await page.locator('[aria-roledescription="슬라이드"], [aria-roledescription="슬라이드 모음"]').count(),
  ).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("SEE-13 the home page tells nothing twice and leads with works of the latest exhibition", async () => {
  const { page, context } = await visitWithoutScripts(browser, origin, { viewport: { width: 1440, height: 900 } });
  const hrefs = await page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.filter((href) => /\/community\/.*detail/u.test(href ?? ""))).toHaveLength(8);
  expect(hrefs.filter((href, at) => hrefs.indexOf(href) !== at)).toEqual([]);
  const latest = page.getByRole("region", { name: "제4회 불교미술전" });
  expect(await latest.getByRole("link", { name: /작품 보기/u }).getAttribute("href")).toBe("/gallery/exhibition/4");
  const { list: works } = await list("type=FOURTH_EXHIBITION&page=1&limit=8");
  const shown = await latest.getByRole("list", { name: "제4회 불교미술전 작품" }).getByRole("link").allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  // Of its first ones, side by side as they hang there.
  const titles = works.map(({ title }) => plain(title));
  const at = titles.indexOf(plain(shown[0] ?? ""));
  expect(shown.map(plain)).toEqual(titles.slice(at, at + shown.length));
  await context.close();
});

test("SEE-13 nothing lies on the hero's picture, and it and its title grow with the window", async () => {
  const { page, context } = await visitWithoutScripts(browser, origin);
  for (const { letters, ...viewport } of [
    { width: 2560, height: 1440, letters: 88 },
    { width: 1440, height: 900, letters: 72 },
    { width: 390, height: 844, letters: 40 },
  ]) {
    await page.setViewportSize(viewport);
    const seen = await page.evaluate(() => {
      const picture = document.querySelector("main img")!.parentElement!.getBoundingClientRect();
      const title = document.querySelector("main h2")!;
      const others = [...document.querySelectorAll("main :is(h2, p, a, button)")]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, left, right }) => width > 1 && left < picture.right && right > picture.left);
      return {
        picture: [picture.width, Math.round((picture.height / innerHeight) * 100)],
        covered: others.filter(({ top, bottom }) => top < picture.bottom && bottom > picture.top).length,
        letters: Number.parseFloat(getComputedStyle(title).fontSize),
      };
    });
    expect(seen).toEqual({ picture: [viewport.width, 72], covered: 0, letters });
  }
  await context.close();
});

test("HOM-07 더보기 leads to each board, a row to its post", async () => {
  const { page, context, faults } = await visit(browser);
  for (const [name, path] of [
    ["공지사항", "/community/notice"],
    ["Q&A", "/community/qna"],
  ] as const) {
    await page.goto(origin);
    await settled(page);
    await page
      .getByRole("region", { name, exact: true })
      .getByRole("link", { name: /더보기/u })
      .click();
    await page.waitForURL(origin + path);
    await page.goBack();
    const row = page.getByRole("region", { name, exact: true }).getByRole("listitem").first();
    await row.getByRole("link").click();
    await page.waitForURL(new RegExp(`${path}/detail\\?index=\\d+$`, "u"));
  }
  expect(faults).toEqual([]);
  await context.close();
});

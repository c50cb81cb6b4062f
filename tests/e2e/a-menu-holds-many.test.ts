import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { settled, visit } from "../harness/browser.ts";
import { openContents, origin, site } from "../harness/content-story.ts";
import { browser } from "../harness/open-browser.ts";

openContents();

const longName = (n: number) => `제${n}회 불교미술전 ${"금용일섭대선사탄신백이십주년기념".repeat(3)}`;

beforeAll(async () => {
  for (let n = 5; n <= 15; n += 1)
    await site.call("POST", "/api/exhibition", {
      n,
      title: n % 2 === 0 ? longName(n) : `제${n}회 불교미술전`,
      startsOn: "2027-05-01",
      state: "PAST",
      groups: [{ name: "단청" }, { name: "불화" }],
    });
  for (let n = 1; n <= 12; n += 1)
    await site.call("POST", "/api/board", { title: `${n}번째 이야기 게시판`, address: `tales-${n}`, kind: "TEXT" });
}, 60_000);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Whether all of it lies in the window. */
const isInSight = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "주 메뉴" })
    .getByRole("link", { name, exact: true })
    .evaluate((link) => {
      const { top, right, bottom, left } = link.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= document.documentElement.clientWidth;
    });

test.each([1024, 1280, 1440])(
  "EXH-01 EXH-06 fifteen exhibitions and fourteen boards find room in the menus and tabs at %i px",
  async (width) => {
    const { page, context, faults } = await visit(browser, { viewport: { width, height: 768 } });
    for (const path of ["/", "/gallery/exhibition/15", "/community/tales-12"]) {
      await page.goto(origin + path);
      await settled(page);
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
    // Nothing of the tabs lies under the search, and the last of them is seen.
    const tab = page.getByRole("main").getByRole("link", { name: "12번째 이야기 게시판" }).last();
    await tab.click();
    for (const [menu, last] of [
      ["전시", "제15회 불교미술전"],
      ["커뮤니티", "12번째 이야기 게시판"],
    ] as const) {
      const toggle = page.getByRole("button", { name: `${menu} 하위 메뉴` });
      await toggle.focus();
      await page.keyboard.press("Enter");
      expect(await overflow(page)).toBe(0);
      const link = page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name: last, exact: true });
      await link.focus();
      expect([menu, await isInSight(page, last)]).toEqual([menu, true]);
      await page.keyboard.press("Escape");
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("EXH-01 EXH-06 on a phone the menu leads to the last of them, and no page is wider than the screen", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(origin);
  await settled(page);
  await page.getByRole("button", { name: "전체 메뉴 열기" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "제15회 불교미술전" }).tap();
  // One with parts leads to the first of them (NAV-18).
  await page.waitForURL(`${origin}/gallery/exhibition/15/1`);
  expect(await overflow(page)).toBe(0);
  await page.goto(`${origin}/community/tales-12`);
  await settled(page);
  expect(await overflow(page)).toBe(0);
  await context.close();
});

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { settled, visit } from "../harness/browser.ts";
import { openContents, origin, site } from "../harness/content-story.ts";
import { browser } from "../harness/open-browser.ts";
import { main } from "../harness/writing.ts";

openContents();

const widths = [390, 1024, 1280, 1440];
const longName = "가".repeat(20).concat(" 나라의 오래된 탱화와 불화를 한자리에 모은 큰 전시 ").padEnd(60, "다");
const groups = ["담묵 문하", "취벽 문하"].map((name) => ({ name }));

/** How much of the page lies beside the window. */
const beside = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const opener = (page: Page, section: string) => page.getByRole("button", { name: `${section} 하위 메뉴` });
const primary = (page: Page) => page.getByRole("navigation", { name: "주 메뉴" });

async function openAt(width: number, address: string) {
  const opened = await visit(browser, { viewport: { width, height: 800 }, hasTouch: true });
  await opened.page.goto(origin + address);
  await settled(opened.page);
  return opened;
}

/** No page is wider than its window, whether the menu is closed or open. */
async function expectNarrow(count: number): Promise<void> {
  for (const width of widths) {
    const { page, context, faults } = await openAt(width, "/gallery/exhibition/1");
    expect(await beside(page)).toBe(0);
    if (width < 1024) {
      await page.getByRole("button", { name: "전체 메뉴 열기" }).tap();
      const last = page.getByRole("dialog").getByRole("link", { name: `제${count}회`, exact: false });
      await last.scrollIntoViewIfNeeded();
      expect(await page.getByRole("dialog").evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    }
    for (const section of width < 1024 ? [] : ["전시", "커뮤니티"]) {
      await opener(page, section).press("Enter");
      await primary(page).getByRole("link", { name: "Q&A" }).or(primary(page).getByText("제5회")).first().waitFor();
      expect(await beside(page)).toBe(0);
      await page.keyboard.press("Escape");
    }
    expect(faults).toEqual([]);
    await context.close();
  }
}

test("EXH-01 NAV-02 with six exhibitions, or fifteen with long names, the menu is never wider than the window", async () => {
  for (const n of [5, 6]) await site.openExhibition({ title: `제${n}회 기획전`, groups });
  await expectNarrow(6);
  for (let n = 7; n <= 15; n += 1)
    await site.openExhibition({ title: `제${n}회 ${longName}`.slice(0, 60), groups: n % 2 === 0 ? groups : [] });
  await expectNarrow(15);
});

test("EXH-01 NAV-02 of thirty exhibitions the last is reached by pointer, by keys and by touch", async () => {
  for (let n = 16; n <= 30; n += 1) await site.openExhibition({ title: `제${n}회 ${longName}`.slice(0, 60), groups });
  const ways = [
    (page: Page) => primary(page).getByRole("link", { name: "전시", exact: true }).hover(),
    (page: Page) => opener(page, "전시").press("Enter"),
    (page: Page) => opener(page, "전시").tap(),
  ];
  for (const [at, open] of ways.entries()) {
    const { page, context, faults } = await openAt(1024, "/community/notice");
    const last = primary(page).getByRole("link", { name: "제30회", exact: false });
    await open(page);
    await last.waitFor();
    // As far as the window goes the panel does, and the rest of it is scrolled in it.
    const bottom = await last.evaluate((link) => link.closest("[id]")!.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(800);
    if (at === 1) {
      for (let step = 0; step < 200; step += 1) {
        await page.keyboard.press("Tab");
        if (await last.evaluate((link) => link === document.activeElement)) break;
      }
      await page.keyboard.press("Enter");
    } else {
      await last.scrollIntoViewIfNeeded();
      await (at === 0 ? last.click() : last.tap());
    }
    await page.waitForURL(`${origin}/gallery/exhibition/30`);
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("EXH-06 beside the tabs of many boards the search lies on none of them, and what is not seen is scrolled to", async () => {
  for (const count of [8, 13]) {
    for (let n = await boardCount(); n < count; n += 1)
      await site.addBoard({ title: `게시판의 이름 ${n}`, address: `many-${n}` });
    for (const width of widths) {
      const { page, context, faults } = await openAt(width, `/community/many-${count - 1}`);
      const tabs = main(page).getByRole("navigation", { name: "커뮤니티" });
      const row = (await tabs.boundingBox())!;
      const search = (await main(page).getByRole("search").boundingBox())!;
      const isApart = row.x + row.width <= search.x || row.y + row.height <= search.y;
      expect(isApart, `${count} at ${width}`).toBe(true);
      const current = (await tabs.getByRole("link", { name: `게시판의 이름 ${count - 1}` }).boundingBox())!;
      expect(current.x).toBeGreaterThanOrEqual(row.x - 1);
      expect(current.x + current.width).toBeLessThanOrEqual(row.x + row.width + 1);
      expect(await tabs.getByRole("list").evaluate((list) => getComputedStyle(list).scrollbarWidth)).toBe("thin");
      expect(await beside(page)).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    }
  }
});

async function boardCount(): Promise<number> {
  const answer = await fetch(`${origin}/api/board/list`);
  return ((await answer.json()) as { boards: unknown[] }).boards.length;
}

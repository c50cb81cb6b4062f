import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, newKey } from "../harness/account.ts";
import { isAsleep, openAsleep, readerStarted } from "../harness/asleep-page.ts";
import { awake, signIn, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test.each([
  ["restored by a step back", () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))],
  ["looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("SPD-01 NAV-16 a page that is %s learns that somebody has signed in meanwhile", async (_how, come) => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/community/notice`);
  await readerStarted(page);
  await page.evaluate(come);
  expect(await isAsleep(page)).toBe(true);
  await signIn(context, origin, await addMember(origin, newKey("again")));
  await page.evaluate(come);
  expect(await page.evaluate(() => "member" in document.documentElement.dataset)).toBe(true);
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

const menuOf = (page: Page) => page.getByRole("navigation", { name: "주 메뉴" });

test("NAV-02 SPD-02 Escape closes a menu that the pointer has opened before the app is there, until it comes again", async () => {
  const { page, context, faults } = await openAsleep(`${origin}/community/notice`);
  await readerStarted(page);
  const name = menuOf(page).getByRole("link", { name: "커뮤니티" });
  const inside = menuOf(page).getByRole("link", { name: "Q&A" });
  await name.hover();
  await inside.waitFor();
  await page.keyboard.press("Escape");
  await inside.waitFor({ state: "hidden" });
  const { x, y } = (await name.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 3, y + 3);
  expect(await inside.isVisible()).toBe(false);
  await page.mouse.move(0, 600);
  await name.hover();
  await inside.waitFor();
  expect(await isAsleep(page)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("NAV-02 SPD-02 Escape closes a menu that the focus has opened, and the focus is not lost", async () => {
  const { page, context, faults } = await openAsleep(`${origin}/community/notice`);
  await readerStarted(page);
  const name = menuOf(page).getByRole("link", { name: "커뮤니티" });
  const inside = menuOf(page).getByRole("link", { name: "Q&A" });
  await name.focus();
  await inside.focus();
  await page.keyboard.press("Escape");
  await inside.waitFor({ state: "hidden" });
  expect(await name.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

const field = (page: Page) => page.getByRole("main").getByRole("searchbox", { name: "검색어" });
const hasFocus = (page: Page) => field(page).evaluate((node) => node === document.activeElement);

test("DAY-06 SPD-02 the search has the focus when it is opened, and does not take it back when the app comes", async () => {
  const member = await addMember(origin, newKey("field"));
  for (const who of [{}, { member }]) {
    const { page, context, faults, release } = await openAsleep(`${origin}/search`, who);
    await expect.poll(() => hasFocus(page)).toBe(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "이용약관" }).focus();
    const before = await page.evaluate(() => window.scrollY);
    release();
    await awake(page);
    expect(await hasFocus(page)).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(faults).toEqual([]);
    await context.close();
  }
});

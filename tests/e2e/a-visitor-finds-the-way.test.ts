import type { Locator } from "playwright";
import { expect, inject, test } from "vitest";
import { awake, settled, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("NAV-02 the menu opens on hover and closes on leaving", async () => {
  const { page, context, faults } = await visit(browser, wide);
  await page.goto(origin);
  await settled(page);
  const navigation = page.getByRole("banner").getByRole("navigation").first();
  const child = navigation.getByRole("link", { name: "Q&A" });
  expect(await child.isVisible()).toBe(false);
  await navigation.getByText("커뮤니티").first().hover();
  await child.waitFor();
  await page.mouse.move(700, 850);
  await child.waitFor({ state: "hidden" });
  await navigation.getByText("커뮤니티").first().hover();
  await child.click();
  await page.waitForURL(`${origin}/community/qna`);
  expect(faults).toEqual([]);
  await context.close();
});

test("NAV-02 a press of what the pointer has opened leaves it open, and the next one closes it", async () => {
  const { page, context } = await visit(browser, wide);
  await page.goto(origin);
  await settled(page);
  const navigation = page.getByRole("banner").getByRole("navigation").first();
  const opener = navigation.getByRole("button", { name: "커뮤니티 하위 메뉴" });
  const isOpen = () => opener.getAttribute("aria-expanded");
  await opener.hover();
  // Every press is answered by itself.
  await awake(page);
  await expect.poll(isOpen).toBe("true");
  await opener.click();
  expect(await isOpen()).toBe("true");
  await opener.click();
  expect(await isOpen()).toBe("false");
  await opener.click();
  expect(await isOpen()).toBe("true");
  await page.keyboard.press("Enter");
  expect(await isOpen()).toBe("false");
  await context.close();
});

test("NAV-02 the menu opens and closes by keyboard", async () => {
  const { page, context } = await visit(browser, wide);
  await page.goto(origin);
  await settled(page);
  const navigation = page.getByRole("banner").getByRole("navigation").first();
  const child = navigation.getByRole("link", { name: "Q&A" });
  const opener = navigation.getByRole("button", { name: "커뮤니티 하위 메뉴" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await child.waitFor();
  await expect.poll(() => opener.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Escape");
  await child.waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  await child.waitFor();
  await child.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${origin}/community/qna`);
  await context.close();
});

test("NAV-02 on a phone the menu opens by touch and goes where it says", async () => {
  const { page, context, faults } = await visit(browser, phone);
  await page.goto(origin);
  await settled(page);
  await page.getByRole("banner").getByRole("button", { name: /메뉴/u }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("link", { name: "Q&A" }).tap();
  await page.waitForURL(`${origin}/community/qna`);
  await sheet.waitFor({ state: "hidden" });
  expect(faults).toEqual([]);
  await context.close();
});

test("NAV-02 on a phone the menu holds the focus and the page still, and gives both back", async () => {
  const { page, context, faults } = await visit(browser, phone);
  await page.goto(origin);
  // That a sleeping page answers, too, is told elsewhere; what it says of the button behind the menu is the app's.
  await awake(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "전체 메뉴 열기" });
  const sheet = page.getByRole("dialog", { name: "전체 메뉴" });
  const close = sheet.getByRole("button", { name: "전체 메뉴 닫기" });
  const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  const endings = [
    () => page.keyboard.press("Escape"),
    () => close.click(),
    // The sheet leaves a strip of the page at its left.
    () => page.mouse.click(12, 500),
  ];
  for (const end of endings) {
    // Of taps that follow at once on one another the browser makes gestures.
    await opener.click();
    await sheet.waitFor();
    expect(await opener.getAttribute("aria-expanded")).toBe("true");
    expect(await isFocused(close)).toBe(true);
    // Before its first and behind its last control there is nothing of the page, only the browser's own.
    const isBehind = () =>
      page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest("dialog"));
    await page.keyboard.press("Shift+Tab");
    expect(await isBehind()).toBe(false);
    await sheet.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    expect(await isBehind()).toBe(false);
    expect(await page.locator("html").evaluate((html) => getComputedStyle(html).overflowY)).toBe("hidden");
    await end();
    await sheet.waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(opener)).toBe(true);
    expect(await page.locator("html").evaluate((html) => getComputedStyle(html).overflowY)).toBe("visible");
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("NAV-03 the top item and the bare section lead to the first child", async () => {
  const { page, context } = await visit(browser, wide);
  const response = await fetch(`${origin}/community`, { redirect: "manual" });
  expect([
    response.status >= 300 && response.status < 400,
    new URL(response.headers.get("location")!, origin).pathname,
  ]).toEqual([true, "/community/notice"]);
  await page.goto(origin);
  await settled(page);
  await page
    .getByRole("banner")
    .getByRole("navigation")
    .first()
    .getByRole("link", { name: "커뮤니티" })
    .first()
    .click();
  await page.waitForURL(`${origin}/community/notice`);
  await context.close();
});

test("NAV-18 the current item is marked, also after back and forward", async () => {
  const { page, context } = await visit(browser, wide);
  await page.goto(`${origin}/community/notice`);
  await settled(page);
  const menu = page.getByRole("navigation", { name: "커뮤니티" });
  const current = () => menu.locator('[aria-current="page"]').innerText();
  expect(await current()).toBe("공지사항");
  await menu.getByRole("link", { name: "Q&A" }).click();
  await page.waitForURL(`${origin}/community/qna`);
  await expect.poll(current).toBe("Q&A");
  await page.goBack();
  await expect.poll(current).toBe("공지사항");
  await page.goForward();
  await expect.poll(current).toBe("Q&A");
  await context.close();
});

test("NAV-12 NAV-13 the footer names the association, its officers, and the texts as samples", async () => {
  const { page, context } = await visit(browser);
  await page.goto(origin);
  const text = await page.getByRole("contentinfo").innerText();
  expect(text).toContain("일섭문도회");
  expect(text).toMatch(/김제시/u);
  expect(text.match(/000-0000-000\d/gu)).toHaveLength(3);
  expect(text).toMatch(/지어낸 것입니다/u);
  await context.close();
});

test("the theme follows the device until the reader chooses, and remembers the choice", async () => {
  const { page, context, faults } = await visit(browser, { colorScheme: "light" });
  await page.goto(origin);
  await settled(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole("contentinfo").getByRole("button", { name: "어둡게" }).click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  expect(await page.getByRole("contentinfo").getByRole("button", { name: "어둡게" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  await page.reload();
  expect(await ground()).toBe(dark);
  await settled(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "기기 설정" }).click();
  expect(await ground()).toBe(light);
  expect(faults).toEqual([]);
  await context.close();
});

test("SEE-21 where colours are forced, the seal of a notice, what is current and what is pressed are still told apart", async () => {
  const { page, context } = await visit(browser, { ...wide, forcedColors: "active" });
  await page.goto(`${origin}/community/notice`);
  await settled(page);
  const seal = page.getByRole("table").locator("svg").first();
  const [stone, letters] = await seal.evaluate((svg) =>
    [...svg.querySelectorAll("path")].map((path) => {
      const { fill, stroke } = getComputedStyle(path);
      return fill === "none" ? stroke : fill;
    }),
  );
  expect(stone).not.toBe(letters);
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const isSetApart = async (one: Locator, other: Locator) =>
    (await one.evaluate(ground)) !== (await other.evaluate(ground));
  const tabs = page.getByRole("navigation", { name: "커뮤니티" });
  expect(await isSetApart(tabs.locator("[aria-current]"), tabs.locator("a:not([aria-current])"))).toBe(true);
  const theme = page.getByRole("group", { name: "화면 밝기" });
  const [pressed, other] = [true, false].map((is) => theme.getByRole("button", { pressed: is }).first());
  expect(await isSetApart(pressed!, other!)).toBe(true);
  await context.close();
});

test("NAV-26 a part that cannot be loaded says so and can be tried again", async () => {
  const { page, context } = await visit(browser, wide);
  await page.goto(`${origin}/community/notice`);
  // A part is what the app loads; without it there is a page.
  await awake(page);
  await page.route("**/trpc/post.listQuestions**", (route) => route.abort());
  await page.getByRole("navigation", { name: "커뮤니티" }).getByRole("link", { name: "Q&A" }).click();
  const again = page.getByRole("button", { name: "다시 시도" });
  await again.waitFor();
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
  await page.unroute("**/trpc/post.listQuestions**");
  await again.click();
  await page.getByRole("main").getByRole("table").waitFor();
  await context.close();
});

test("a keyboard reader can skip to the content", async () => {
  const { page, context } = await visit(browser, wide);
  await page.goto(`${origin}/community/notice`);
  await settled(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  // The next step is inside, not back in the menu.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
  await context.close();
});

test("SEE-02 a row of tabs that is longer than a phone fades where it goes on, and one that fits does not", async () => {
  const { page, context } = await visit(browser, phone);
  await page.goto(`${origin}/gallery/exhibition/1`);
  await settled(page);
  const row = page.locator("main [data-tabs] ul").first();
  const mask = () =>
    row
      .evaluate((list) => getComputedStyle(list))
      .then(({ maskImage, maskPosition, maskSize }) => ({ maskImage, maskPosition, maskSize }));
  const fading = { maskImage: expect.stringContaining("linear-gradient"), maskSize: "calc(100% + 32px) 100%" };
  await expect.poll(mask).toEqual({ ...fading, maskPosition: "-32px 0px" });
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect.poll(mask).toEqual({ ...fading, maskPosition: "0px 0px" });
  await page.goto(`${origin}/community/notice`);
  expect((await mask()).maskImage).toBe("none");
  await context.close();
});

import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { phone } from "../../harness/association-story.ts";
import { settled, visit, visitWithoutScripts } from "../../harness/browser.ts";
import { around, openGallery, origin, titles, viewer, workPath } from "../../harness/gallery-story.ts";
import { browser } from "../../harness/open-browser.ts";
import { expectSoundAsShown, untilStill } from "../../harness/soundness.ts";

openGallery();

describe("a closer look", () => {
  /** A link to the largest picture until the app is there, and its button then. */
  const opener = (page: Page) =>
    page
      .locator("main")
      .locator("a, button")
      .filter({ hasText: /크게 보기/u });
  const scale = async (page: Page) => Number.parseInt(await viewer(page).getByRole("status").innerText(), 10);

  /** The titles of the works before and after, as the page tells them. */
  const neighbours = (page: Page) =>
    around(page)
      .locator("a")
      .evaluateAll((all) => all.map((one) => one.lastElementChild?.textContent ?? ""));

  test("GAL-16 the viewer is loaded when it is opened, and works by the keyboard alone", async () => {
    const { page, context, faults } = await visit(browser);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(origin + workPath(13), { waitUntil: "networkidle" });
    await settled(page);
    expect(loaded.filter((url) => /openseadragon|\/tiles\//u.test(url))).toEqual([]);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await viewer(page).getByText("100%").waitFor();
    expect(loaded.some((url) => url.includes("openseadragon"))).toBe(true);
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expect.poll(() => scale(page)).toBeGreaterThan(200);
    await page.keyboard.press("-");
    await expect.poll(() => scale(page)).toBeLessThan(200);
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
    await page.keyboard.press("0");
    await viewer(page).getByText("100%").waitFor();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      expect(await viewer(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("f");
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.keyboard.press("f");
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await page.keyboard.press("Escape");
    await viewer(page).waitFor({ state: "hidden" });
    await expect.poll(() => opener(page).evaluate((node) => node === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("GAL-16 SEE-07 a dark room: few controls, each with a Korean name, title and artist, and the wheel zooms", async () => {
    const { page, context, faults } = await visit(browser);
    await page.goto(origin + workPath(13));
    await settled(page);
    const [before, after] = await neighbours(page);
    await opener(page).click();
    await viewer(page).getByText("100%").waitFor();
    const names = await viewer(page)
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
    expect(names).toEqual(["축소", "확대", `이전 작품: ${before}`, `다음 작품: ${after}`, "닫기"]);
    for (const words of ["큰 불화", "석록"]) expect(await viewer(page).innerText()).toContain(words);
    const press = (name: string) => viewer(page).getByRole("button", { name, exact: true }).click();
    const overview = viewer(page).locator("[data-whole]");
    expect(await overview.isVisible()).toBe(false);
    await press("확대");
    await expect.poll(() => scale(page)).toBeGreaterThan(150);
    expect(Math.max(...Object.values((await overview.boundingBox()) ?? {}).slice(2))).toBeCloseTo(120, 0);
    await press("축소");
    await viewer(page).getByText("100%").waitFor();
    await expect.poll(() => overview.isVisible()).toBe(false);
    await viewer(page).getByRole("img").hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(() => scale(page)).toBeGreaterThan(100);
    for (const colorScheme of ["light", "dark"] as const) {
      // With less motion nothing withdraws while axe looks.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await untilStill(page);
      expect(await viewer(page).evaluate((room) => getComputedStyle(room).backgroundColor)).toBe("rgb(23, 20, 17)");
      await expectSoundAsShown(page);
    }
    await press("닫기");
    await viewer(page).waitFor({ state: "hidden" });
    expect(faults).toEqual([]);
    await context.close();
  });

  test("SEE-07 what stands around the picture withdraws from who only looks, and comes back", async () => {
    const { page, context } = await visit(browser);
    await page.goto(origin + workPath(13));
    await settled(page);
    await opener(page).click();
    await viewer(page).getByText("100%").waitFor();
    const seen = () =>
      viewer(page)
        .getByRole("button")
        .evaluateAll((all) => [
          ...new Set(all.map((one) => getComputedStyle(one.closest("[role=group]") ?? one).opacity)),
        ]);
    await expect.poll(seen).toEqual(["0"]);
    await page.mouse.move(600, 300);
    await expect.poll(seen).toEqual(["1"]);
    await expect.poll(seen).toEqual(["0"]);
    // Who finds the way by keys must see where they are.
    await page.keyboard.press("Tab");
    await expect.poll(seen).toEqual(["1"]);
    await expect.poll(() => viewer(page).getAttribute("data-quiet")).toBe("true");
    expect(await seen()).toEqual(["1"]);
    await page.mouse.click(600, 300);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => viewer(page).getAttribute("data-quiet")).toBe("true");
    expect(await seen()).toEqual(["1"]);
    await context.close();
  });

  test.each([
    [13, { width: 3000, height: 4200 }, 1],
    [13, { width: 3000, height: 4200 }, 3],
    [3, { width: 1600, height: 1200 }, 2],
  ])(
    "SEE-07 no pixel of work %i becomes larger than 1.25 of the screen's (%o, %i for one of the page)",
    async (index, picture, deviceScaleFactor) => {
      const viewport = { width: 1000, height: 800 };
      const { page, context } = await visit(browser, { viewport, deviceScaleFactor });
      await page.goto(origin + workPath(index));
      await settled(page);
      await opener(page).click();
      await viewer(page).getByText("100%").waitFor();
      let last = 0;
      // Until nothing is gained any more.
      for (let now = await scale(page); now > last; now = await scale(page)) {
        last = now;
        await page.keyboard.press("+");
        await expect.poll(() => scale(page)).toBeGreaterThanOrEqual(last);
      }
      const margins = { x: 2 * 76, y: 64 + 84 };
      const whole = Math.min(
        (viewport.width - margins.x) / picture.width,
        (viewport.height - margins.y) / picture.height,
      );
      const finest = ((whole * last) / 100) * deviceScaleFactor;
      expect(finest).toBeGreaterThan(1.2);
      expect(finest).toBeLessThan(1.27);
      await context.close();
    },
  );

  test("SEE-07 going back leaves the viewer and not the work, and a page loaded again shows it again", async () => {
    const { page, context, faults } = await visit(browser, phone);
    await page.goto(`${origin}/gallery/exhibition/1`);
    await settled(page);
    await page.getByRole("main").getByRole("link", { name: "큰 불화" }).click();
    await page.waitForURL(origin + workPath(13));
    await page.evaluate(() => window.scrollTo(0, 60));
    await opener(page).click();
    await viewer(page).getByText("100%").waitFor();
    expect(page.url()).toBe(origin + workPath(13));
    await page.reload();
    await viewer(page).getByText("100%").waitFor();
    await page.goBack();
    await viewer(page).waitFor({ state: "hidden" });
    expect(page.url()).toBe(origin + workPath(13));
    await expect.poll(() => opener(page).evaluate((node) => node === document.activeElement)).toBe(true);
    await opener(page).click();
    await viewer(page).getByText("100%").waitFor();
    await viewer(page).getByRole("button", { name: "닫기" }).dblclick();
    await viewer(page).waitFor({ state: "hidden" });
    expect(page.url()).toBe(origin + workPath(13));
    await page.goBack();
    await page.waitForURL(`${origin}/gallery/exhibition/1`);
    // A tile may come after its viewer went; the library says so, and leaves it.
    expect(faults.filter((fault) => !fault.includes("Ignoring tile"))).toEqual([]);
    await context.close();
  });

  test("SEE-07 the viewer goes on to the works beside it, and the page below with it", async () => {
    const { page, context, faults } = await visit(browser);
    await page.goto(origin + workPath(11));
    await settled(page);
    const [before = "", after = ""] = await neighbours(page);
    expect([before, after].toSorted()).toEqual(["작품 10", "작품 12"]);
    await opener(page).click();
    await viewer(page).getByText("100%").waitFor();
    const label = viewer(page).getByRole("heading", { level: 2 });
    const step = (title: string) =>
      viewer(page)
        .getByRole("button", { name: new RegExp(`: ${title}$`, "u") })
        .click();
    // What is live has to stay, or its change would not be heard.
    const live = viewer(page).locator("[aria-live]");
    await live.evaluate((node) => node.setAttribute("data-before", "11"));
    expect(
      await viewer(page)
        .getByText(/Page Up과 Page Down은 앞뒤 작품/u)
        .count(),
    ).toBe(1);
    // The twelfth has no picture: the viewer says so, and leads on.
    await step("작품 12");
    await label.getByText("작품 12").waitFor();
    expect(await live.getAttribute("data-before")).toBe("11");
    expect(await live.innerText()).toMatch(/작품 12[\s\S]*석록/u);
    await viewer(page).getByText("이 작품에는 이미지가 없습니다.").waitFor();
    expect(page.url()).toBe(origin + workPath(12));
    await step("작품 11");
    await label.getByText("작품 11").waitFor();
    await viewer(page).getByText("100%").waitFor();
    await page.keyboard.press("PageDown");
    await label.getByText(after).waitFor();
    await page.keyboard.press("PageUp");
    await label.getByText("작품 11").waitFor();
    await page.keyboard.press("PageUp");
    await label.getByText(before).waitFor();
    await page.keyboard.press("PageDown");
    await label.getByText("작품 11").waitFor();
    await step("작품 10");
    await label.getByText("작품 10").waitFor();
    await viewer(page).getByText("100%").waitFor();
    // A tile that comes when its picture has been left is said to be ignored.
    expect(faults.filter((fault) => !fault.includes("loaded before reset"))).toEqual([]);
    await page.route(/post\.get/u, (route) => route.abort());
    await step("작품 9");
    await viewer(page)
      .getByRole("alert")
      .getByText(/(?:이전|다음) 작품을 불러오지 못했습니다\./u)
      .waitFor();
    expect(page.url()).toBe(origin + workPath(10));
    await page.goBack();
    await viewer(page).waitFor({ state: "hidden" });
    expect(page.url()).toBe(origin + workPath(10));
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("작품 10");
    await context.close();
  });

  test("GAL-16 it shows the tiles once they are made", async () => {
    const html = await (await fetch(origin + workPath(13))).text();
    const folder = /\/uploads\/[0-9a-f]{64}-3000x4200/u.exec(html)?.[0] ?? "";
    await expect.poll(async () => (await fetch(`${origin}${folder}/tiles/info.json`)).status).toBe(200);
    const { page, context, faults } = await visit(browser);
    await page.goto(origin + workPath(13));
    await settled(page);
    const tile = page.waitForResponse(/\/tiles\/\d+,\d+,\d+,\d+\/.*\/default\.jpg$/u);
    await opener(page).click();
    await viewer(page).getByText("100%").waitFor();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("+");
    expect((await tile).status()).toBe(200);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("GAL-16 without tiles the plain picture opens, and a picture that cannot be had says so", async () => {
    const { page, context } = await visit(browser);
    await page.route("**/tiles/info.json", (route) => route.fulfill({ status: 404 }));
    await page.goto(origin + workPath(13));
    await settled(page);
    const plain = page.waitForResponse(/-3000x4200\/2560\.webp$/u);
    await opener(page).click();
    expect((await plain).status()).toBe(200);
    await viewer(page).getByText("100%").waitFor();
    await page.keyboard.press("Escape");
    await page.route("**/tiles/info.json", (route) => route.abort());
    await opener(page).click();
    await viewer(page).getByText("이미지를 불러오지 못했습니다.").waitFor();
    await page.unroute("**/tiles/info.json");
    await viewer(page).getByRole("button", { name: "다시 시도" }).click();
    await viewer(page).getByText("100%").waitFor();
    await context.close();
  });

  test("GAL-16 with scripts off the plain picture is there, and a link to the largest", async () => {
    const { page, context } = await visitWithoutScripts(browser, origin + workPath(13));
    const link = page.getByRole("main").getByRole("link", { name: /크게 보기/u });
    expect(await link.getAttribute("href")).toMatch(/-3000x4200\/2560\.webp$/u);
    expect(await page.getByRole("img", { name: "둥근 광배를 두른 보살" }).isVisible()).toBe(true);
    await page.goto(`${origin}/gallery/exhibition/1`);
    expect(await titles(page)).toHaveLength(12);
    await context.close();
  });
});

import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { settled, visit, visitWithoutScripts } from "../harness/browser.ts";
import { openGallery, origin, titles, viewer, workPath } from "../harness/gallery-story.ts";
import { browser } from "../harness/open-browser.ts";
import { expectSoundAsShown } from "../harness/soundness.ts";

openGallery();

describe("a closer look", () => {
  const opener = (page: Page) => page.getByRole("button", { name: /크게 보기/u });
  const scale = async (page: Page) => Number.parseInt(await viewer(page).getByRole("status").innerText(), 10);

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

  test("GAL-16 every control has a Korean name, does what it says, and the wheel zooms", async () => {
    const { page, context, faults } = await visit(browser);
    await page.goto(origin + workPath(13));
    await settled(page);
    await opener(page).click();
    await viewer(page).getByText("100%").waitFor();
    const names = await viewer(page)
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(names).toEqual([
      "확대",
      "축소",
      "처음 크기로",
      "왼쪽으로 이동",
      "위로 이동",
      "아래로 이동",
      "오른쪽으로 이동",
      "전체 화면",
      "닫기",
    ]);
    const press = (name: string) => viewer(page).getByRole("button", { name, exact: true }).click();
    await press("확대");
    await expect.poll(() => scale(page)).toBeGreaterThan(150);
    const seen = () => viewer(page).getByRole("img").screenshot();
    const before = await seen();
    await press("아래로 이동");
    await expect.poll(async () => before.equals(await seen())).toBe(false);
    await press("처음 크기로");
    await viewer(page).getByText("100%").waitFor();
    await viewer(page).getByRole("img").hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(() => scale(page)).toBeGreaterThan(100);
    await expectSoundAsShown(page);
    await press("닫기");
    await viewer(page).waitFor({ state: "hidden" });
    expect(faults).toEqual([]);
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
    await viewer(page).getByText("그림을 불러오지 못했습니다.").waitFor();
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

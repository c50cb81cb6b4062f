import { representatives } from "@bulmo/testing/figures";
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { isAsleep } from "../harness/asleep-page.ts";
import { awake, settled, styled, visit, visitWithoutScripts } from "../harness/browser.ts";
import { openGallery, origin, workPath } from "../harness/gallery-story.ts";
import { picturesOf, scrollThrough, shiftsOf, watchShifts } from "../harness/layout-shift.ts";
import { browser } from "../harness/open-browser.ts";
import { expectSoundAsShown } from "../harness/soundness.ts";
import { wallFaults, wallOf } from "../harness/wall.ts";

openGallery();

describe("the strip of the home page", () => {
  const strip = (page: Page) => page.getByRole("region", { name: "제1회 불교미술전" });
  const thumb = (page: Page) => strip(page).getByRole("scrollbar");
  const list = (page: Page) => strip(page).getByRole("list");
  const scrolled = (page: Page) => list(page).evaluate((node) => Math.round(node.scrollLeft));
  const left = async (page: Page) => (await thumb(page).boundingBox())!.x;

  test("HOM-02 HOM-03 HOM-05 it shows the works of the first exhibition, and leads to them", async () => {
    const { page, context, faults } = await visit(browser);
    await page.goto(origin);
    await settled(page);
    expect(await list(page).getByRole("listitem").count()).toBe(14);
    expect(await list(page).getByRole("img", { name: "올라온 이미지가 없습니다." }).count()).toBe(1);
    expect(
      await strip(page)
        .getByRole("link", { name: /더보기/u })
        .getAttribute("href"),
    ).toBe("/gallery/exhibition/1");
    await list(page).getByRole("img", { name: "마지막 작품, 석록" }).click();
    await page.waitForURL(origin + workPath(14));
    expect(faults).toEqual([]);
    await context.close();
  });

  test("HOM-02 a work that has the focus shows all of its ring", async () => {
    const { page, context } = await visit(browser);
    await page.goto(origin);
    await settled(page);
    await strip(page)
      .getByRole("link", { name: /더보기/u })
      .focus();
    await page.keyboard.press("Tab");
    const work = list(page).getByRole("link").first();
    await expect.poll(() => work.evaluate((link) => link === document.activeElement)).toBe(true);
    const { ring, roomInItem, roomInList } = await work.evaluate((link) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(link);
      const item = link.closest("li")!;
      return {
        ring: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
        roomInItem: Number.parseFloat(getComputedStyle(item).getPropertyValue("overflow-clip-margin")),
        roomInList: link.getBoundingClientRect().top - item.parentElement!.getBoundingClientRect().top,
      };
    });
    expect(ring).toBeGreaterThan(2);
    expect(roomInItem).toBeGreaterThanOrEqual(ring);
    expect(roomInList).toBeGreaterThanOrEqual(ring);
    await context.close();
  });

  test("HOM-04 the track is 522 px, dragging its thumb scrolls the strip, and scrolling moves the thumb", async () => {
    const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(origin);
    await thumb(page).scrollIntoViewIfNeeded();
    const track = (await thumb(page).locator("..").boundingBox())!;
    expect(track.width).toBe(522);
    const box = (await thumb(page).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2, { steps: 6 });
    const room = track.width - box.width;
    const hidden = await list(page).evaluate((node) => node.scrollWidth - node.clientWidth);
    await expect.poll(async () => Math.abs((await scrolled(page)) - (120 / room) * hidden)).toBeLessThan(5);
    await page.mouse.move(box.x + 2000, box.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => scrolled(page)).toBe(hidden);
    await expect.poll(() => left(page)).toBeCloseTo(track.x + room, 0);
    await list(page).evaluate((node) => node.scrollTo({ left: 0 }));
    await expect.poll(() => left(page)).toBeCloseTo(track.x, 0);
    await thumb(page).focus();
    await page.keyboard.press("End");
    await expect.poll(() => left(page)).toBeCloseTo(track.x + room, 0);
    await expect.poll(() => thumb(page).getAttribute("aria-valuenow")).toBe("100");
    expect(await isAsleep(page)).toBe(true);
    // The app goes on with it as it is.
    await awake(page);
    expect(await left(page)).toBeCloseTo(track.x + room, 0);
    await thumb(page).press("Home");
    await expect.poll(() => left(page)).toBeCloseTo(track.x, 0);
    await context.close();
  });

  test("HOM-04 on a phone the track fits, and a finger drags it", async () => {
    const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(origin);
    await thumb(page).scrollIntoViewIfNeeded();
    const box = (await thumb(page).boundingBox())!;
    expect((await thumb(page).locator("..").boundingBox())!.width).toBeLessThanOrEqual(358);
    const touch = await context.newCDPSession(page);
    const at = (x: number) => [{ x, y: box.y + box.height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(box.x + 10) });
    for (const x of [40, 80, 120])
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(box.x + x) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    await context.close();
  });
});

describe("the wall", () => {
  const widths = {
    220: representatives([320, 359, 360, 390, 430, 431, 432, 500, 571, 572, 640, 655, 656, 680, 767], 0, 2, 6, 12),
    280: representatives([768, 895, 896, 1023, 1024, 1167, 1168, 1279], 0, 4, 6),
    360: representatives([1280, 1440, 1920, 2560], 1, 3),
  };
  const galleries = [1, 2, 3, 4].map((n) => `${inject("origin")}/gallery/exhibition/${n}`);

  test("SEE-01 SEE-09 rows are of one height, in the chosen order and well filled, on usual screens and at both ends of every layout", async () => {
    const { page, context } = await visitWithoutScripts(browser, `${origin}/gallery/exhibition/1`);
    for (const address of [`${origin}/gallery/exhibition/1`, ...galleries]) {
      await page.goto(address);
      await styled(page);
      for (const [height, all] of Object.entries(widths))
        for (const width of all) {
          await page.setViewportSize({ width, height: 900 });
          expect(wallFaults(await wallOf(page), Number(height)), `${address} at ${width} px`).toEqual([]);
        }
    }
    await context.close();
  });

  test.each([
    { width: 1440, height: 900, within: 320 },
    { width: 390, height: 844, within: 360 },
  ])("SEE-08 the first painting begins within $within px at $width px", async ({ within, ...viewport }) => {
    const { page, context } = await visit(browser, { viewport });
    for (const address of [...galleries, `${galleries[3]}/2`]) {
      await page.goto(address);
      await settled(page);
      const { top } = await wallOf(page);
      expect({ address, isWithin: top <= within }).toEqual({ address, isWithin: true });
    }
    await context.close();
  });

  test("SEE-09 SEE-14 it closes with the next exhibition, and its banner is cut from its first wide work", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/gallery/exhibition/1?page=2`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^다음 전시\s*제2회 불교미술전/u })
      .waitFor();
    await page.goto(galleries[3]! + "?page=99");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^첫 전시\s*제1회 불교미술전/u })
      .waitFor();
    await page.goto(`${origin}/gallery/exhibition/1`);
    // Behind the pager alone, not on the wall.
    const next = page.getByRole("main").getByText("다음 전시");
    expect(await next.count()).toBe(1);
    expect(await next.locator("xpath=ancestor::nav").getAttribute("aria-label")).toBe("앞뒤 전시");
    const [cut, ...hung] = await page
      .getByRole("main")
      .locator("img")
      .evaluateAll((images) =>
        images.map((image) => ({
          source: image.getAttribute("src"),
          isWide: Number(image.getAttribute("width")) > Number(image.getAttribute("height")),
        })),
      );
    // Of a tall one a strip would show a breast without its head.
    expect(hung.some(({ isWide }, at) => isWide && at > 0)).toBe(true);
    expect(cut?.source).toBe(hung.find(({ isWide }) => isWide)?.source);
    await context.close();
  });
});

const devices = [
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
] as const;

// Of two pages of a kind the one is looked at on this, the other on that.
describe.each([
  ["/", 0],
  ["/gallery/exhibition/1", 1],
  ["/gallery/exhibition/2/1", 0],
  ["/gallery/exhibition/3", 1],
  [workPath(13), 0],
  [workPath(12), 1],
])("%s", (path, device) => {
  test.each(representatives(devices, device))(
    "nothing moves while pictures load, and axe finds nothing: $width px, $colorScheme",
    async ({ colorScheme, ...viewport }) => {
      const { page, context, faults } = await visit(browser, { viewport, colorScheme });
      await watchShifts(page);
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await settled(page);
      await scrollThrough(page);
      expect(await shiftsOf(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectSoundAsShown(page);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

const screens = [
  { width: 1440, deviceScaleFactor: 1 },
  { width: 820, deviceScaleFactor: 2 },
  { width: 390, deviceScaleFactor: 1 },
  { width: 390, deviceScaleFactor: 3 },
];

describe.each(representatives(screens, 0, 3))("at $width px, x$deviceScaleFactor", ({ width, deviceScaleFactor }) => {
  test("no picture is loaded wider than twice its box, and none much narrower where a wider one is there", async () => {
    for (const path of ["/", "/gallery/exhibition/1", "/gallery/exhibition/2", workPath(13), workPath(1)]) {
      // A browser that has a wider file already does not load another.
      const { page, context } = await visit(browser, { viewport: { width, height: 900 }, deviceScaleFactor });
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await scrollThrough(page);
      for (const { alt, loaded, box, shown, widest } of await picturesOf(page)) {
        // There is none narrower than 320 px.
        expect(loaded, `${path} ${alt}, in ${box} px`).toBeLessThanOrEqual(Math.max(320, box * 2));
        expect(loaded, `${path} ${alt}, shown ${shown} px wide`).toBeGreaterThan(Math.min(widest, shown) * 0.6);
      }
      await context.close();
    }
  });
});

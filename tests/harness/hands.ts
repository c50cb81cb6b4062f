import type { BrowserContextOptions, Locator, Page } from "playwright";
import { expect } from "vitest";
import { phone, wide } from "./association-story.ts";
import { carry, pickUp } from "./pick-up.ts";

/** How somebody works a page. */
export type Hands = {
  with: "a mouse" | "keys" | "a finger";
  device: BrowserContextOptions;
  press: (what: Locator) => Promise<void>;
  /** Carries an item one place up its list; `said` is what listeners hear of it there. */
  raise: (page: Page, handle: Locator, said: string) => Promise<void>;
};

const isSaid = (page: Page, said: string) =>
  page
    .locator('[id^="DndLiveRegion"]')
    .filter({ hasText: said })
    .count()
    .then((count) => count > 0);

async function middleOf(handle: Locator): Promise<{ x: number; y: number }> {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error("the handle is not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const step = 8;
/** A hand that has gone past a place turns back here. */
const reach = 30 * step;

/** Moves little by little, up and down again, and rests once listeners have heard that the item is there. */
async function seek(page: Page, said: string, move: (way: number) => Promise<unknown>): Promise<void> {
  let moves = 0;
  await expect
    .poll(async () => {
      if (await isSaid(page, said)) return true;
      moves += 1;
      const way = (moves * step) % (2 * reach);
      await move(Math.min(way, 2 * reach - way));
      return false;
    })
    .toBe(true);
}

async function raiseByMouse(page: Page, handle: Locator, said: string): Promise<void> {
  const { x, y } = await middleOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await seek(page, said, (way) => page.mouse.move(x, y - way));
  await page.mouse.up();
}

async function raiseByFinger(page: Page, handle: Locator, said: string): Promise<void> {
  const start = await middleOf(handle);
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  await send("touchStart", start);
  // A long press lifts it.
  await expect.poll(() => isSaid(page, "집었습니다")).toBe(true);
  await seek(page, said, (way) => send("touchMove", { ...start, y: start.y - way }));
  await send("touchEnd");
}

async function raiseByKeys(page: Page, handle: Locator, said: string): Promise<void> {
  await pickUp(page, handle);
  await carry(page, "ArrowUp", said);
  await page.keyboard.press("Space");
}

async function pressByKeys(what: Locator): Promise<void> {
  await what.focus();
  // A checkbox is changed by Space alone, which presses buttons too.
  await what.press("Space");
}

/** Milliseconds within which two presses on one spot are a double one, whose second half the site takes for the first's. */
const doublePress = 500;
let pressedAt = 0;

/** One press after another, as people do. */
const onceAtATime = (press: (what: Locator) => Promise<void>) => async (what: Locator) => {
  await expect.poll(() => performance.now() - pressedAt).toBeGreaterThan(doublePress);
  await press(what);
  pressedAt = performance.now();
};

export const byMouse: Hands = {
  with: "a mouse",
  device: wide,
  press: onceAtATime((what) => what.click()),
  raise: raiseByMouse,
};

export const allHands: Hands[] = [
  byMouse,
  { with: "keys", device: wide, press: pressByKeys, raise: raiseByKeys },
  { with: "a finger", device: phone, press: onceAtATime((what) => what.tap()), raise: raiseByFinger },
];

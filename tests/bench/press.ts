import type { Page } from "playwright";
import { launch } from "../harness/browser.ts";
import { median } from "./drive.ts";
import { throttling } from "./paint.ts";

/** Milliseconds that a pointer rests upon a link before it presses; a browser that loads ahead waits 200. */
const rest = 400;

/** How the next page comes: as a document, as one that was loaded ahead, or by the app. */
const ways = ["document", "loaded ahead", "app"] as const;
type Way = (typeof ways)[number];

export type Press = {
  way: Way;
  /** Milliseconds from the press to the first paint of the next page. */
  painted: number;
};

const rules = 'script[type="speculationrules"]';

/** The app's paint is noted here, in the page that it changes; of a document the browser notes it. */
const watchPress = () => {
  const look = () => {
    if (!location.pathname.endsWith("/detail") || !document.querySelector("main article")) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem("painted", String(Date.now()))));
  };
  const note = ({ timeStamp }: Event) => {
    sessionStorage.setItem("pressed", String(performance.timeOrigin + timeStamp));
    look();
  };
  addEventListener("click", note, { capture: true, once: true });
};

const documentPaint = () => {
  const [first] = performance.getEntriesByName("first-contentful-paint");
  return first ? performance.timeOrigin + first.startTime : 0;
};

async function paintOf(page: Page, way: Way): Promise<number> {
  const look = way === "app" ? () => Number(sessionStorage.getItem("painted")) : documentPaint;
  return (await page.waitForFunction(look)).jsonValue();
}

/** One press on a post, in a page that has done what it had to do. */
async function press(page: Page, list: string, way: Way): Promise<number> {
  await page.goto(list);
  await page.evaluate(() => sessionStorage.clear());
  await page.locator(rules).waitFor({ state: "attached" });
  if (way === "document") await page.evaluate((found) => document.querySelector(found)?.remove(), rules);
  if (way === "app") {
    await page.evaluate(() => (window as { startApp?: () => void }).startApp?.());
    await page.locator(rules).waitFor({ state: "detached" });
    await page.getByText("Loading...").first().waitFor({ state: "detached" });
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(watchPress);
  const link = page.locator('main a[href*="/detail"]').nth(3);
  await link.hover();
  await page.waitForTimeout(rest);
  await link.click({ noWaitAfter: true });
  await page.waitForURL(/\/detail/u, { waitUntil: "commit" });
  const painted = await paintOf(page, way);
  return painted - (await page.evaluate(() => Number(sessionStorage.getItem("pressed"))));
}

/** From a list to a post at a quarter of the processor, in turns; medians of so many presses each. */
export async function measurePress(origin: string, presses: number): Promise<Press[]> {
  const found = new Map<Way, number[]>(ways.map((way) => [way, []]));
  const browser = await launch();
  try {
    const page = await browser.newPage({ locale: "ko-KR" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
    for (let turn = 0; turn < presses; turn += 1)
      for (const way of ways) found.get(way)?.push(await press(page, `${origin}/community/notice`, way));
  } finally {
    await browser.close();
  }
  return Array.from(found, ([way, all]) => ({ way, painted: median(all) }));
}

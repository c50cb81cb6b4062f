import type { Browser, CDPSession } from "playwright";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { flags, settled, visit } from "../harness/browser.ts";

const origin = inject("origin");
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    args: flags,
    // Playwright turns it off, for its own sake.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  });
});
afterAll(() => browser.close());

type Reason = { type: string; reason: string };

/** Why the browser opened a page anew instead of showing the one it had kept; undefined as long as it has not said so. */
async function listen(session: CDPSession) {
  const told: { reasons?: Reason[] } = {};
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    told.reasons = notRestoredExplanations;
  });
  await session.send("Page.enable");
  return told;
}

/** What lies with the browser: one without windows keeps no page, and says so beside what lies with the page. */
const isOfThePage = ({ type }: Reason) => type !== "Circumstantial";

test.each(["/", "/community/notice", "/community/notice/detail?index=80", "/gallery/exhibition/1", "/sign-in"])(
  "nothing keeps the browser from keeping %s for whoever goes back",
  async (path) => {
    expect((await fetch(origin + path)).headers.get("cache-control")).not.toMatch(/no-store/u);
    const { page, context } = await visit(browser);
    const told = await listen(await context.newCDPSession(page));
    await page.goto(origin + path);
    await settled(page);
    await page.evaluate(() => {
      addEventListener(
        "pageshow",
        ({ persisted }) => persisted && document.documentElement.setAttribute("lang", "kept"),
      );
    });
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => void setTimeout(() => history.back()));
    const outcome = async () => told.reasons ?? (await page.locator("html[lang=kept]").count()) > 0;
    await expect.poll(outcome).toBeTruthy();
    expect(told.reasons?.filter(isOfThePage) ?? []).toEqual([]);
    await context.close();
  },
);

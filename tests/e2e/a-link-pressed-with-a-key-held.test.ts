import type { BrowserContext, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { isAsleep, openAsleep, readerStarted } from "../harness/asleep-page.ts";
import { awake, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

const work = "/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=1";

/** Links that something of ours follows when they are pressed plainly, by where they are. */
const links = [
  { path: work, link: "#work-picture", opens: /\/uploads\//u },
  { path: work, link: 'a:has-text("목록")', opens: /\/gallery\/exhibition\/1/u },
  { path: "/gallery/exhibition/1", link: 'main li a[href*="detail"]', opens: /\/gallery\/exhibition\/1\/detail/u },
  { path: "/community/notice", link: 'a[rel="next"]', opens: /\/community\/notice\?/u },
] as const;

/** Where the tab leads that a press opens. */
async function openedApart(context: BrowserContext, page: Page, link: string): Promise<string> {
  const opened = context.waitForEvent("page");
  await page
    .locator(link)
    .first()
    .click({ modifiers: ["Control"] });
  const tab = await opened;
  await tab.waitForURL(/^http/u, { waitUntil: "commit" });
  const url = tab.url();
  await tab.close();
  return url;
}

const isUndisturbed = async (page: Page, address: string) =>
  page.url() === address && (await page.getByRole("dialog").count()) === 0;

test.each(links)(
  "SPD-02 while the app sleeps, $link on $path opens apart with a key held",
  async ({ path, link, opens }) => {
    const { page, context } = await openAsleep(origin + path);
    await readerStarted(page);
    expect(await openedApart(context, page, link)).toMatch(opens);
    // The press was the browser's: nothing of it is left for the app.
    expect(await isAsleep(page)).toBe(true);
    expect(await isUndisturbed(page, origin + path)).toBe(true);
    await context.close();
  },
);

test.each(links)("SPD-02 and with the app there, $link on $path does so, too", async ({ path, link, opens }) => {
  const { page, context } = await visit(browser);
  await page.goto(origin + path);
  await awake(page);
  expect(await openedApart(context, page, link)).toMatch(opens);
  expect(await isUndisturbed(page, origin + path)).toBe(true);
  await context.close();
});

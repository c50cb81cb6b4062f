import type { BrowserContextOptions, Page } from "playwright";
import { signIn, styled, visit } from "./browser.ts";
import type { Person } from "./account.ts";
import { browser } from "./open-browser.ts";

const scripts = /\/assets\/(?!entry-reader-)[^/]+\.js$/u;

/** Has the app's scripts wait until they are let through; what every page runs is there. */
async function holdApp(page: Page, held = scripts): Promise<() => void> {
  const app = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    await app.promise;
    await route.continue();
  });
  return app.resolve;
}

/** A page whose app is on its way until it is let through, a member's where one is named. */
export async function openAsleep(
  address: string,
  { member, held, ...options }: BrowserContextOptions & { member?: Person; held?: RegExp } = {},
) {
  const visited = await visit(browser, options);
  if (member) await signIn(visited.context, new URL(address).origin, member);
  const release = await holdApp(visited.page, held);
  await visited.page.goto(address);
  await styled(visited.page);
  return { ...visited, release };
}

export const isAsleep = (page: Page): Promise<boolean> =>
  page.evaluate(() => "asleep" in document.documentElement.dataset);

/** Bytes of the scripts that came with the page, as they were sent. */
export const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

/** The app is never let through here, and a page that has begun to ask for it may not be "loaded" before it comes. */
export const arrived = (page: Page, address: RegExp): Promise<void> =>
  page.waitForURL(address, { waitUntil: "commit" });

/** What every page runs comes once it is painted; the last thing that it does is to tell the browser what to load ahead. */
export const readerStarted = async (page: Page): Promise<void> =>
  page.locator('script[type="speculationrules"]').first().waitFor({ state: "attached" });

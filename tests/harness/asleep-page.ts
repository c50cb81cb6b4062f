import type { BrowserContextOptions } from "playwright";
import { styled, visit } from "./browser.ts";
import { browser } from "./open-browser.ts";

/** A page whose app is on its way until it is let through; what every page runs is there. */
export async function openAsleep(address: string, options: BrowserContextOptions = {}) {
  const visited = await visit(browser, options);
  const app = Promise.withResolvers<void>();
  await visited.page.route(/\/assets\/(?!entry-reader-)[^/]+\.js$/u, async (route) => {
    await app.promise;
    await route.continue();
  });
  await visited.page.goto(address);
  await styled(visited.page);
  return { ...visited, release: app.resolve };
}

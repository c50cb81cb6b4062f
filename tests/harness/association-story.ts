import type { Browser, BrowserContextOptions, Locator, Page } from "playwright";
import { settled, visit, type Visit } from "./browser.ts";

export const wide = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page that a reader with a large screen has opened and that has come alive. */
export async function openPage(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const opened = await visit(browser, { ...wide, ...options });
  await opened.page.goto(address);
  await settled(opened.page);
  return opened;
}

export const main = (page: Page): Locator => page.getByRole("main");

export const titleOf = (page: Page): Promise<string> => page.getByRole("heading", { level: 1 }).innerText();

/** How much there is to read, blanks not counted. */
export const lengthOf = async (page: Page): Promise<number> =>
  (await main(page).innerText()).replaceAll(/\s/gu, "").length;

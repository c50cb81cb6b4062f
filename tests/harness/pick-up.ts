import type { Locator, Page } from "playwright";

/** What is held while an item moves; the library draws it over the page and gives it no name. */
const held = (page: Page): Locator => page.locator('body [style*="position: fixed"][style*="z-index: 999"]');

/**
 * Picks an item up by keys. An arrow counts once what is held has been drawn and measured: no finger is quicker, but a
 * program is, on a busy machine.
 */
export async function pickUp(page: Page, handle: Locator): Promise<void> {
  // What was put down before still flies to its place.
  await held(page).waitFor({ state: "hidden" });
  await handle.focus();
  await page.keyboard.press("Space");
  await held(page).waitFor();
}

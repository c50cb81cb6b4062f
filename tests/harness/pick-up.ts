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

const region = (page: Page): Locator => page.locator('[id^="DndLiveRegion"]');

/** What listeners hear of an item on its way. */
export const heard = (page: Page): Promise<string> => region(page).innerText();

const tries = 5;

/**
 * Carries what was picked up by a key until listeners hear that it is there. A key that came before the places were
 * measured moves nothing; who saw that would press again, and so does this, after a wait that no late answer outlasts.
 */
export async function carry(page: Page, key: "ArrowUp" | "ArrowDown", said: string): Promise<void> {
  const there = region(page).filter({ hasText: said });
  for (let left = tries; left > 0; left -= 1) {
    await page.keyboard.press(key);
    const isThere = await there.waitFor({ state: "attached", timeout: 4000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`${said} was not heard, but: ${await heard(page)}`);
}

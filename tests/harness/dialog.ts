import type { Locator, Page } from "playwright";
import { expect } from "vitest";

export const dialog = (page: Page): Locator => page.getByRole("dialog");

/** Answers the dialog that says something; the next one may open at once. */
export async function answerDialog(page: Page, words: string, button = "확인"): Promise<void> {
  const asked = dialog(page).filter({ hasText: words });
  await asked.getByRole("button", { name: button, exact: true }).click();
  await asked.waitFor({ state: "hidden" });
}

/** Reads what the dialog says and closes it by its button. */
export async function readDialog(page: Page, { title = "안내", button = "확인" } = {}): Promise<string> {
  await dialog(page).waitFor();
  expect(await dialog(page).getByRole("heading").innerText()).toBe(title);
  const text = await dialog(page).locator("h2 + div").innerText();
  await dialog(page).getByRole("button", { name: button, exact: true }).click();
  await dialog(page).waitFor({ state: "hidden" });
  return text;
}

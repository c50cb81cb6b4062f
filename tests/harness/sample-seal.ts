import { expect } from "vitest";
import type { Page } from "playwright";

/** 견본 stands once on the page: as its seal, which leads to what it means. */
export async function expectSeal(page: Page): Promise<void> {
  const said = (await page.locator("body").innerText()).match(/견본/gu) ?? [];
  expect(said).toHaveLength(1);
  const seal = page.getByRole("link", { name: "견본 안내" });
  await seal.click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#samples");
  const note = page.locator("#samples");
  expect(await note.innerText()).toContain("지어낸 것입니다");
  await expect.poll(() => note.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
}

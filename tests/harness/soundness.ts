import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect } from "vitest";

/** Axe has nothing to say about the page as it stands, in light and in dark. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A colour that is inherited changes from one element to the next, a frame each.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  }
}

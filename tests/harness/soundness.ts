import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect } from "vitest";

/** What axe asks in a theme. Nothing but the colours differs between the two, so the rest is asked once. */
const questions = {
  dark: (page: Page) => new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]),
  light: (page: Page) => new AxeBuilder({ page }),
};

/** Axe has nothing to say about the page as it stands, in light and in dark. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A colour that is inherited changes from one element to the next, a frame each.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    const { violations } = await questions[colorScheme](page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  }
}

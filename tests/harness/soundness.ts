import { isLong } from "@bulmo/testing/figures";
import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright";
import { expect } from "vitest";

const everything: RunOptions = { resultTypes: ["violations"] };

/** Nothing but the colours differs between the themes. */
const colours: RunOptions = { ...everything, runOnly: ["color-contrast", "link-in-text-block"] };

/** Axe is large: it is read once in each frame of a page, whatever is asked of it. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue;
    await frame.evaluate(axe.source);
    // A frame of another origin answers for itself.
    await frame.evaluate(() =>
      (window as unknown as Window & { axe: typeof axe }).axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] }),
    );
  }
}

const violationsOf = (page: Page, options: RunOptions) =>
  page.evaluate(
    async (asked) => (await (window as unknown as Window & { axe: typeof axe }).axe.run(document, asked)).violations,
    options,
  );

/** What is laid out only near the screen has the colours of the theme before until then. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    // Beside the page's own, which hides what a reader has closed.
    document.adoptedStyleSheets.push(sheet);
  });
}

async function expectAnswered(page: Page, options: RunOptions): Promise<void> {
  await bringAxe(page);
  const violations = await violationsOf(page, options);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** Axe has nothing to say about the page in the theme in which it stands. */
export const expectSoundAsShown = (page: Page): Promise<void> => expectAnswered(page, everything);

type Theme = "dark" | "light";

/** Waits for what moves by itself: what is moved by scrolling, as the edge of a row that goes on, never ends. */
export const untilStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== "running" || !(timeline instanceof DocumentTimeline)),
  );

/**
 * Axe has nothing to say about the page as it stands, in `theme`; in test:long nor about its colours in the other one,
 * whose pairs contrast.test.ts measures.
 */
export async function expectSound(page: Page, theme: Theme = "light"): Promise<void> {
  const other: Theme = theme === "light" ? "dark" : "light";
  await layOutAll(page);
  for (const colorScheme of isLong ? [other, theme] : [theme]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A colour that is inherited changes from one element to the next, a frame each.
    await untilStill(page);
    await expectAnswered(page, colorScheme === theme ? everything : colours);
  }
}

import type { Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./browser.ts";

/** The Chromium of the stories of a file, once `openBrowser` is called there. */
export let browser: Browser;

let launched: Promise<Browser> | undefined;

/** One Chromium for all files that a worker runs, one after the other: it ends with the worker. */
export function openBrowser(): void {
  beforeAll(async () => {
    browser = await (launched ??= launch());
  });
  // What a failed story has left open must not go on beside the stories of the next file.
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
}

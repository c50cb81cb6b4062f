import { expect, test } from "vitest";
import { settled, signIn, visit } from "../harness/browser.ts";
import { openContents, origin } from "../harness/content-story.ts";
import { curator } from "../harness/gallery-site.ts";
import { browser } from "../harness/open-browser.ts";
import { main } from "../harness/page-text.ts";
import { button, peoplePath } from "../harness/people-story.ts";

openContents();

/** What edits a page in its place; for administrators it comes after the page. */
const editingPart = /page-text-part[^/]*\.js/u;

test("SPD-02 SEE-17 what comes late for an administrator waits for the press that is under way", async () => {
  const { page, context } = await visit(browser);
  await signIn(context, origin, curator);
  const isAsked = Promise.withResolvers<void>();
  const mayCome = Promise.withResolvers<void>();
  await page.route(editingPart, async (route) => {
    isAsked.resolve();
    await mayCome.promise;
    await route.continue();
  });
  await page.goto(origin + peoplePath);
  await settled(page);
  await isAsked.promise;
  // Its buttons come with it.
  expect(await button(page, "명단 고치기").count()).toBe(0);
  const link = main(page).getByRole("table").getByRole("link").first();
  const path = new URL((await link.getAttribute("href")) ?? "", origin).pathname;
  // What is pressed takes the focus from there.
  await page.getByRole("banner").getByRole("link").first().focus();
  await link.hover();
  await page.mouse.down();
  const part = page.waitForResponse(editingPart);
  mayCome.resolve();
  // It has run, and what is drawn of it would be there.
  await page.evaluate(`import(${JSON.stringify((await part).url())}).then(() => undefined)`);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await button(page, "명단 고치기").count()).toBe(0);
  await page.mouse.up();
  await page.waitForURL(origin + path);
  await page.goBack();
  await button(page, "명단 고치기").click();
  await button(page, "마치기").waitFor();
  await context.close();
});

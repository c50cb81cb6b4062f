import { expect, test } from "vitest";
import { settled, visit } from "../../harness/browser.ts";
import { openGallery, origin, viewer, workPath } from "../../harness/gallery-story.ts";
import { browser } from "../../harness/open-browser.ts";
import { main } from "../../harness/writing.ts";

openGallery();

test("SEE-07 SEE-11 a dark room says that the picture is on its way until something of it is there", async () => {
  const { page, context } = await visit(browser);
  const asked = Promise.withResolvers<void>();
  const line = Promise.withResolvers<void>();
  await page.goto(origin + workPath(13));
  await settled(page);
  await page.route(/\/tiles\/.*\.(?:webp|jpg)$/u, async (route) => {
    asked.resolve();
    await line.promise;
    await route.continue();
  });
  await main(page)
    .getByRole("link", { name: /크게 보기/u })
    .or(main(page).getByRole("button", { name: /크게 보기/u }))
    .first()
    .click();
  await asked.promise;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const waiting = viewer(page).getByText("이미지를 불러오는 중입니다.");
  expect(await waiting.isVisible()).toBe(true);
  line.resolve();
  await viewer(page).getByText("100%").waitFor();
  expect(await waiting.count()).toBe(0);
  await context.close();
});

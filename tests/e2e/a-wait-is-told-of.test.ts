import { expect, inject, test } from "vitest";
import { settled, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test("SEC-14 API-01 who waits for longer than ten seconds is told so, and no longer than they wait", async () => {
  const { page, context, faults } = await visit(browser);
  await page.clock.install();
  await page.goto(`${origin}/community/notice`);
  await settled(page);
  const line = page.getByText("아직 처리하고 있습니다. 잠시만 더 기다려 주세요.");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route("**/trpc/post.listNotices*", async (route) => {
    ask();
    await held;
    await route.continue();
  });
  const list = page.getByRole("main");
  await list
    .getByRole("link", { name: "2", exact: true })
    .or(list.getByRole("link", { name: "2 페이지" }))
    .first()
    .click();
  await asked;
  await page.clock.runFor(9_500);
  expect(await line.count()).toBe(0);
  await page.clock.runFor(1_000);
  await line.waitFor();
  release();
  await page.waitForURL(/page=2/u);
  await line.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

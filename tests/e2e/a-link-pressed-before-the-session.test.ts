import type { Page } from "playwright";
import { expect, test } from "vitest";
import { main } from "../harness/association-story.ts";
import { signIn, visit } from "../harness/browser.ts";
import { openContents, origin } from "../harness/content-story.ts";
import { curator } from "../harness/gallery-site.ts";
import { browser } from "../harness/open-browser.ts";

openContents();

/** Holds back the first call of a procedure until the answer is called; what is asked later goes on. */
async function heldBack(page: Page, procedure: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isCall = (address: URL) => address.pathname.startsWith("/trpc/") && address.pathname.includes(procedure);
  let asked = 0;
  await page.route(isCall, async (route) => {
    asked += 1;
    if (asked === 1) await promise;
    // Nobody may wait for it any more.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

test("SPD-02 a link that is pressed before the page knows its reader leads where it should", async () => {
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, curator);
  const knowReader = await heldBack(page, "auth.me");
  const identified = page.waitForRequest(/\/trpc\/.*auth\.me/u);
  await page.goto(`${origin}/member/executives`);
  await identified;
  const answerPage = await heldBack(page, "person.");
  const asked = page.waitForRequest(/\/trpc\/.*person\./u);
  await main(page).getByRole("navigation", { name: "문도" }).getByRole("link", { name: "문도" }).click();
  await asked;
  knowReader();
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
  answerPage();
  await main(page).getByRole("button", { name: "명단 고치기" }).waitFor();
  await main(page).getByRole("table").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

import { expect, inject, test } from "vitest";
import { settled, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test("BRD-07 SEE-21 a printed notice is a sheet with the notice on it, and nothing to click", async () => {
  const { page, context } = await visit(browser, { colorScheme: "dark" });
  await page.goto(`${origin}/community/notice/detail?index=80`);
  await settled(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("main").getByRole("button", { name: "인쇄" }).click();
  await page.locator("body[data-printed]").waitFor();
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "navigation", "button"] as const)
    expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
  // The seal of samples says on paper, too, what is none of the association's own.
  const links = page.getByRole("main").getByRole("link").filter({ visible: true, hasNotText: "견본" });
  expect(await links.count()).toBe(await page.getByRole("main").getByRole("article").getByRole("link").count());
  expect(await page.getByRole("main").getByRole("article").isVisible()).toBe(true);
  expect(await page.getByText(/^출처: 일섭문도회, http.*\/community\/notice\/detail\?index=80$/u).isVisible()).toBe(
    true,
  );
  const colours = await page
    .getByRole("main")
    .getByRole("article")
    .evaluate((article) => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(article).color,
    ]);
  expect(colours[0]).toBe("rgb(255, 255, 255)");
  expect(colours[1]).toMatch(/^rgb\((?:\d|[1-3]\d), (?:\d|[1-3]\d), (?:\d|[1-3]\d)\)$/u);
  await context.close();
});

import { expect, inject, test } from "vitest";
import { main } from "../harness/association-story.ts";
import { settled, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test("SEE-14 a drawing is painted anew for the dark, by the reader's choice as by the device's", async () => {
  const { page, context } = await visit(browser, { colorScheme: "light" });
  await page.goto(`${origin}/news/magoksa`);
  await settled(page);
  const drawing = main(page).getByRole("img", { name: /오층석탑/u });
  const byDay = await drawing.screenshot();
  await page.getByRole("contentinfo").getByRole("button", { name: "어둡게" }).click();
  await drawing.scrollIntoViewIfNeeded();
  const byChoice = await drawing.screenshot();
  expect(byChoice.equals(byDay)).toBe(false);
  // Dark by its own palette and by nothing that is laid over it.
  const filters = await drawing.evaluate((element) => {
    const all: string[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) all.push(getComputedStyle(one).filter);
    return all;
  });
  expect(new Set(filters)).toEqual(new Set(["none"]));
  await page.getByRole("contentinfo").getByRole("button", { name: "기기 설정" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await drawing.scrollIntoViewIfNeeded();
  expect((await drawing.screenshot()).equals(byChoice)).toBe(true);
  await context.close();
});

test("SEE-14 legal, account and administration pages carry the dancheong band and no drawn banner", async () => {
  const drawingsOf = async (path: string) => {
    const html = await (await fetch(origin + path)).text();
    return html.match(/<img[^>]*src="[^"]*\/(?:clouds|lotus|peaks|pines|water)[^"]*\.svg"/gu) ?? [];
  };
  expect(await drawingsOf("/about/greeting")).toHaveLength(1);
  const bare = [
    "/terms",
    "/personal-info",
    "/sign-in",
    "/sign-up",
    "/find-info/id",
    "/my-page",
    "/admin/member-manage",
  ];
  for (const path of bare) expect([path, await drawingsOf(path)]).toEqual([path, []]);
});

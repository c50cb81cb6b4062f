import { expect, inject, test } from "vitest";
import { administrator, settled, signIn, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test.each([1024, 1160, 1280])(
  "SEE-02 the name, the menu and what an administrator has beside them stand in one line at %i px",
  async (width) => {
    const { page, context } = await visit(browser, { viewport: { width, height: 900 } });
    await signIn(context, origin, administrator);
    await page.goto(`${origin}/about/greeting`);
    await settled(page);
    const banner = page.getByRole("banner");
    const parts = [
      banner.getByRole("link", { name: "일섭문도회" }),
      banner.getByRole("link", { name: "커뮤니티", exact: true }),
      banner.getByRole("button", { name: "로그아웃" }),
    ];
    const middles = await Promise.all(
      parts.map(async (part) => {
        await part.waitFor();
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
    await context.close();
  },
);

test.each([
  [390, ["홈", "전시", "제1회 불교미술전"]],
  [1440, ["홈", "전시", "제1회 불교미술전", "해와 달과 다섯 봉우리"]],
])("SEE-06 the way to a work stands in one line at %i px", async (width, seen) => {
  const { page, context } = await visit(browser, { viewport: { width, height: 900 } });
  await page.goto(`${origin}/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=2`);
  await settled(page);
  const steps = page.getByRole("navigation", { name: "현재 위치" }).getByRole("listitem");
  const shown = await steps.evaluateAll((all) =>
    all
      .map((step) => ({ words: step.textContent, box: step.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1),
  );
  expect(shown.map(({ words }) => words)).toEqual(seen);
  expect(new Set(shown.map(({ box }) => Math.round(box.y))).size).toBe(1);
  // Who listens hears where they are, too.
  expect(await steps.last().locator("[aria-current=page]").textContent()).toBe("해와 달과 다섯 봉우리");
  await context.close();
});

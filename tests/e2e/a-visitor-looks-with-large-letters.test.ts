import type { Page } from "playwright";
import { expect, test } from "vitest";
import { phone } from "../harness/association-story.ts";
import { settled, visit } from "../harness/browser.ts";
import { openGallery, origin, viewer, workPath } from "../harness/gallery-story.ts";
import { browser } from "../harness/open-browser.ts";

openGallery();

const enlarge = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets.push(sheet);
  });

/** From which line of the screen to which the picture of the viewer is painted. */
const paintedRows = (page: Page) =>
  viewer(page)
    .locator("canvas")
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      const rows = Array.from({ length: height }, (_, row) => row).filter(
        (row) => (data[(row * width + width / 2) * 4 + 3] ?? 0) > 0,
      );
      const scale = canvas.getBoundingClientRect().height / height;
      return { top: (rows[0] ?? 0) * scale, bottom: ((rows.at(-1) ?? height) + 1) * scale };
    });

test("GAL-16 SEE-04 SEE-07 a button says where it does nothing more, and nothing lies on the whole in large letters", async () => {
  const { page, context, faults } = await visit(browser, phone);
  await page.goto(origin + workPath(13));
  await settled(page);
  await enlarge(page);
  await page.locator("main").getByText("크게 보기").click();
  const isAtEnd = (name: string) =>
    viewer(page).getByRole("button", { name, exact: true }).getAttribute("aria-disabled");
  await viewer(page).getByText("100%").waitFor();
  expect([await isAtEnd("축소"), await isAtEnd("확대")]).toEqual(["true", "false"]);
  const [head, foot] = await Promise.all(
    ["head", "foot"].map((end) => viewer(page).locator(`[data-chrome="${end}"]`).boundingBox()),
  );
  const { top, bottom } = await paintedRows(page);
  expect(top).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  expect(bottom).toBeLessThanOrEqual(foot?.y ?? 0);
  for (let step = 0; step < 12 && (await isAtEnd("확대")) === "false"; step += 1) await page.keyboard.press("+");
  await expect.poll(() => isAtEnd("확대")).toBe("true");
  expect(await isAtEnd("축소")).toBe("false");
  expect(faults).toEqual([]);
  await context.close();
});

test("SEE-04 the numbers of the steps stay round in large letters", async () => {
  const { page, context } = await visit(browser, phone);
  await page.goto(`${origin}/sign-up`);
  await settled(page);
  await enlarge(page);
  for (const number of ["1", "2"]) {
    const circle = await page.getByRole("listitem").getByText(number, { exact: true }).boundingBox();
    expect(circle?.width).toBe(circle?.height);
  }
  await context.close();
});

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { main, openPage, phone, wide } from "../harness/association-story.ts";
import { openAsleep } from "../harness/asleep-page.ts";
import { visitWithoutScripts } from "../harness/browser.ts";
import { openContents, origin, site } from "../harness/content-story.ts";
import { dialog } from "../harness/dialog.ts";
import { browser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";

openContents();

const type = "FOURTH_EXHIBITION";
const link = { name: "내려받기", exact: true };
const reserved = "사진은 권리자의 허락 없이 내려받으실 수 없습니다.";

async function hang(rights: string) {
  const record = { title: "나한도", author: "한석록", format: { width: 1600, height: 1200 }, alt: "나한" };
  const index = await site.hang({ type, ...record, ...(rights && { rights }) });
  return `${origin}/gallery/exhibition/4/detail?type=${type}&index=${index}`;
}

test.each([
  ["at a desk", wide],
  ["on a phone", phone],
])(
  "WRK-09 %s a visitor takes a picture along in a size of their choice, with its licence in it",
  async (_case, device) => {
    const { page, context, faults } = await openPage(browser, await hang("CC_BY"), device);
    const button = main(page).getByRole("link", link);
    await button.click();
    await dialog(page).getByText("1280 × 960 픽셀").waitFor();
    await expectSound(page);
    expect(await dialog(page).getByRole("link").allInnerTexts()).toEqual([
      "작게 내려받기",
      "중간 내려받기",
      "크게 내려받기",
      expect.stringContaining("CC BY 4.0"),
    ]);
    const download = page.waitForEvent("download");
    await dialog(page).getByRole("link", { name: "중간 내려받기" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^work-\d+-medium\.jpg$/u);
    expect(await readFile(await file.path(), "utf8")).toContain("https://creativecommons.org/licenses/by/4.0/");
    await page.keyboard.press("Escape");
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("WRK-09 SPD-02 a press before the app is there asks for the size as well", async () => {
  const { page, context, faults, release } = await openAsleep(await hang("CC_BY"));
  await main(page).getByRole("link", link).click();
  release();
  await dialog(page).getByText("1280 × 960 픽셀").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("WRK-09 where the rights do not let it, the page says so and offers nothing", async () => {
  const { page, context } = await openPage(browser, await hang(""), wide);
  await main(page).getByText(reserved).waitFor();
  expect(await main(page).getByRole("link", link).count()).toBe(0);
  await context.close();
});

test("WRK-09 without scripts the largest is taken along by one press", async () => {
  const { page, context } = await visitWithoutScripts(browser, await hang("EDUCATIONAL_USE"));
  const download = page.waitForEvent("download");
  await main(page).getByRole("link", link).click();
  expect((await download).suggestedFilename()).toMatch(/^work-\d+-large\.jpg$/u);
  await context.close();
});

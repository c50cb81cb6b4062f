import { representatives } from "@bulmo/testing/figures";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { settled, visit } from "../../harness/browser.ts";
import { scrollThrough, shiftsOf, watchShifts } from "../../harness/layout-shift.ts";
import { browser } from "../../harness/open-browser.ts";
import { deviceFonts } from "../../harness/platform-fonts.ts";
import { publicPages } from "../pages.ts";
import { ask, openWriting, openWritings, origin } from "../../harness/writing-story.ts";
import { textField, titleField, write } from "../../harness/writing.ts";

openWritings();

/** Syllables beyond KS X 1001, a painter's name with rare Hanja, transcribed Sanskrit, and what stands for 株式會社. */
const title = "똠양과 펲, 쟎은 곬의 뷁: 龘熙";
const text = "쓔우웡 흝는 붓. 釋龘熙, 々〇. prajñāpāramitāhṛdaya, Viṣṇu. ㈜붓 ①②, 3㎝ × 5㎡, 36℃ △□";

/** A phone's line, on which letters come a second after the page. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const speeds = { downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, ...speeds });
}

/** Notes the bytes of the fonts, and of their sheets, that the page asks for. */
function weighFonts(page: Page) {
  const weight = { fonts: 0, sheets: 0, rare: [] as string[] };
  page.on("response", (response) => {
    const bytes = Number(response.headers()["content-length"] ?? 0);
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".woff2")) weight.fonts += bytes;
    if (!/\/(?:fonts|rare)[^/]*\.css$/u.test(pathname)) return;
    weight.sheets += bytes;
    if (pathname.includes("/rare-")) weight.rare.push(pathname);
  });
  return weight;
}

async function inTheirFonts(page: Page): Promise<void> {
  await expect.poll(() => deviceFonts(page)).toEqual([]);
}

test("PAG-10 rare letters are shown in the site's types while they are typed", async () => {
  const { page, context, faults } = await openWriting();
  await titleField(page).fill(title);
  await textField(page).click();
  await write(page, text);
  await inTheirFonts(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-10 a question of rare letters is read in the site's types on a slow line, nothing moves, and it weighs little", async () => {
  const index = await ask(title, text);
  const { page, context, faults } = await visit(browser, { viewport: { width: 390, height: 844 } });
  const weight = weighFonts(page);
  await watchShifts(page);
  await slowDown(page);
  await page.goto(`${origin}/community/qna/detail?index=${index}`);
  await settled(page);
  await inTheirFonts(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(weight.rare.length).toBeGreaterThan(1);
  expect(weight.fonts).toBeLessThanOrEqual(260_000);
  expect(weight.sheets).toBeLessThanOrEqual(50_000);
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-10 Hanja that no font of ours has comes in the device's, and nothing moves", async () => {
  const index = await ask("원소의 이름 鿫 鿬", "鿫鿭鿮鿯와 龘, 블록의 끝 鿼鿿.");
  const { page, context, faults } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await watchShifts(page);
  await slowDown(page);
  await page.goto(`${origin}/community/qna/detail?index=${index}`);
  await settled(page);
  await expect.poll(() => deviceFonts(page)).not.toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-10 a page of ours asks for no sheet of rare letters", async () => {
  const { page, context } = await visit(browser);
  const weight = weighFonts(page);
  for (const { path } of representatives(publicPages, 0, 1, 2, 3, 12, 15, 17, 21)) {
    await page.goto(inject("origin") + path, { waitUntil: "networkidle" });
    await settled(page);
    await scrollThrough(page);
  }
  expect(weight.fonts).toBeGreaterThan(10_000);
  expect(weight.rare).toEqual([]);
  await context.close();
});

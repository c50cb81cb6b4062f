import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, newKey, type Person } from "../../harness/account.ts";
import { isAsleep, openAsleep } from "../../harness/asleep-page.ts";
import { openBoardSite } from "../../harness/board-site.ts";
import { settled, signIn, visit, visitWithoutScripts } from "../../harness/browser.ts";
import { curate } from "../../harness/gallery-site.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main, pictureChooser, pngFile, send, textField, titleField } from "../../harness/writing.ts";

let site: Awaited<ReturnType<typeof openBoardSite>>;
let origin: string;
let one: Person;

openBrowser();
beforeAll(async () => {
  site = await openBoardSite([{ type: "PHOTO", title: "행사 사진", address: "photo", kind: "ALBUM" }]);
  ({ origin } = site);
  one = await addMember(origin, newKey("alb"));
});
afterAll(() => site.close());

/** Photographs of a day: more than anybody sends one by one. */
const count = 30;

const nameOf = (at: number) => `사진 설명 ${at + 1}`;
const photos = (page: Page) => main(page).getByRole("list", { name: "가을 다례재 사진" }).getByRole("link");
const viewer = (page: Page) => page.getByRole("dialog");
const shows = (page: Page, at: number) =>
  viewer(page)
    .getByText(`${at + 1} / ${count}`)
    .waitFor();

test(
  "EXH-06 a member puts thirty photographs into one post at once, in the order of their files",
  { timeout: 240_000 },
  async () => {
    const { page, context, faults } = await visit(browser);
    await signIn(context, origin, one);
    await page.goto(`${origin}/community/photo`);
    await settled(page);
    await main(page).getByText("아직 올라온 사진이 없습니다.").waitFor();
    await expectSound(page);
    await main(page).getByRole("link", { name: "글쓰기" }).click();
    await titleField(page).fill("가을 다례재");
    await textField(page).click();
    const files = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        pngFile(`DSC_${String(at).padStart(4, "0")}.png`, at % 3 === 0 ? { width: 600, height: 900 } : undefined),
      ),
    );
    await pictureChooser(page).setInputFiles(files);
    const dialog = page.getByRole("dialog", { name: `이미지 ${count}장 넣기` });
    // One text for all of them fills what is empty, and each can be put right.
    const describedAt = (at: number) =>
      dialog.getByRole("textbox", { name: `${at + 1}번째 이미지 대체 텍스트`, exact: true });
    await describedAt(0).fill(nameOf(0));
    await dialog.getByRole("textbox", { name: "모두에 넣을 대체 텍스트" }).fill("가을 다례재");
    await dialog.getByRole("button", { name: "빈 곳에 모두 넣기" }).click();
    expect(await describedAt(0).inputValue()).toBe(nameOf(0));
    expect(await describedAt(count - 1).inputValue()).toBe("가을 다례재");
    for (let at = 1; at < count; at += 1) await describedAt(at).fill(nameOf(at));
    await expect.poll(() => dialog.getByText("올렸습니다.").count(), { timeout: 180_000 }).toBe(count);
    await dialog.getByRole("button", { name: "넣기", exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
    await send(page);
    await page.waitForURL(/\/community\/photo\/detail\?index=1$/u);
    await expect
      .poll(() => photos(page).evaluateAll((links) => links.map((link) => link.ariaLabel)))
      .toEqual(Array.from({ length: count }, (_, at) => `${nameOf(at)} 크게 보기`));
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("EXH-06 without scripts an album is there, each photograph a link to all of it", async () => {
  const { page, context } = await visitWithoutScripts(browser, `${origin}/community/photo`);
  const post = main(page).getByRole("link", { name: "가을 다례재" });
  expect(await post.locator("img").getAttribute("src")).toMatch(/^\/uploads\//u);
  await post.click();
  expect(await photos(page).count()).toBe(count);
  expect(await photos(page).first().getAttribute("href")).toMatch(/^\/uploads\/.+\.webp$/u);
  const { width = 0 } = (await photos(page).first().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(100);
  await context.close();
});

test("EXH-06 an album is looked through by keys, and the focus returns to the photograph that was seen last", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/community/photo`);
  await settled(page);
  await expectSound(page);
  await main(page).getByRole("link", { name: "가을 다례재" }).click();
  await photos(page).nth(1).waitFor();
  await expectSound(page);
  await photos(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await shows(page, 1);
  await viewer(page).getByText("100%").waitFor();
  await page.keyboard.press("ArrowRight");
  await shows(page, 2);
  await viewer(page)
    .getByRole("heading", { name: nameOf(2) })
    .waitFor();
  await page.keyboard.press("PageDown");
  await shows(page, 3);
  await page.keyboard.press("ArrowLeft");
  await shows(page, 2);
  // Where it is enlarged the keys move the picture.
  await viewer(page).getByText("100%").waitFor();
  await page.keyboard.press("+");
  await viewer(page)
    .getByText(/^1[1-9]\d%$/u)
    .waitFor();
  await page.keyboard.press("ArrowRight");
  await shows(page, 2);
  await page.reload();
  await shows(page, 2);
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "hidden" });
  await expect
    .poll(() =>
      photos(page)
        .nth(2)
        .evaluate((link) => link === document.activeElement),
    )
    .toBe(true);
  // All of it was one step of the history.
  await page.goBack();
  await page.waitForURL(`${origin}/community/photo`);
  expect(faults.filter((fault) => !fault.includes("loaded before reset"))).toEqual([]);
  await context.close();
});

test("EXH-06 SPD-02 the app waits for a photograph that is pressed before its part of the page is there", async () => {
  const held = /\/assets\/album-view-[^/]+\.js$/u;
  const { page, context, faults, release } = await openAsleep(`${origin}/community/photo/detail?index=1`, { held });
  const asked = page.waitForRequest(held);
  await photos(page).nth(1).click();
  await asked;
  // React has nothing else left to do by then.
  await page.evaluate(async () => {
    for (let pauses = 0; pauses < 10; pauses += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(await isAsleep(page)).toBe(true);
  release();
  await shows(page, 1);
  expect(faults.filter((fault) => !fault.includes("loaded before reset"))).toEqual([]);
  await context.close();
});

test("EXH-06 on a phone a finger leads from one photograph to the next", async () => {
  const { page, context, faults } = await visit(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${origin}/community/photo/detail?index=1`);
  await settled(page);
  await expectSound(page);
  await photos(page).first().tap();
  await shows(page, 0);
  await viewer(page).getByText("100%").waitFor();
  const touch = await context.newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => [{ x, y: 420 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
    for (const part of [0.3, 0.6, 1])
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(from + (to - from) * part) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await swipe(300, 100);
  await shows(page, 1);
  await viewer(page).getByText("100%").waitFor();
  await swipe(300, 100);
  await shows(page, 2);
  await viewer(page).getByText("100%").waitFor();
  await swipe(80, 280);
  await shows(page, 1);
  expect(faults.filter((fault) => !fault.includes("loaded before reset"))).toEqual([]);
  await context.close();
});

test("EXH-06 from the last photograph of a post the viewer goes on to those of the post beside it, as they stand in the album", async () => {
  const { upload, call } = await curate(origin);
  const pictured = async (alt: string, at: number) =>
    `<img src="${await upload({ width: 600 + at, height: 400 })}" alt="${alt}" />`;
  const write = async (title: string, content: string) =>
    (await call<{ data: number }>("POST", "/api/post", { type: "PHOTO", title, content })).data;
  const single = await write("연등", await pictured("연등 하나", 1));
  await write("사진 없는 글", "<p>글</p>");
  const pair = await write("탑돌이", (await pictured("낮의 탑", 2)) + (await pictured("밤의 탑", 3)));
  const { page, context, faults } = await visit(browser);
  const at = (index: number) => page.waitForURL(`${origin}/community/photo/detail?index=${index}`);
  const seen = async (name: string) => {
    await viewer(page)
      .getByRole("heading", { name: `${name} 크게 보기` })
      .waitFor();
    await viewer(page).getByText("100%").waitFor();
  };
  const step = (name: string) => viewer(page).getByRole("button", { name, exact: true });
  await page.goto(`${origin}/community/photo`);
  await settled(page);
  await main(page).getByRole("link", { name: "탑돌이" }).click();
  await at(pair);
  await main(page).getByRole("link", { name: "낮의 탑 크게 보기" }).click();
  await seen("낮의 탑");
  expect(await step("이전 사진").count()).toBe(0);
  await page.keyboard.press("ArrowRight");
  await seen("밤의 탑");
  // A post without photographs is passed over.
  await page.keyboard.press("ArrowRight");
  await seen("연등 하나");
  await at(single);
  expect(await viewer(page).getByText("1 / 1").count()).toBe(0);
  await step("다음 사진").click();
  await shows(page, 0);
  await at(1);
  await viewer(page).getByText("100%").waitFor();
  await page.keyboard.press("PageUp");
  await seen("연등 하나");
  await step("이전 사진").click();
  await seen("밤의 탑");
  await at(pair);
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "hidden" });
  const opener = main(page).getByRole("link", { name: "밤의 탑 크게 보기" });
  await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(faults.filter((fault) => !fault.includes("loaded before reset"))).toEqual([]);
  await context.close();
});

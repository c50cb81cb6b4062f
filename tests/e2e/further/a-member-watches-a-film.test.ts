import type { BrowserContext, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { openAsleep } from "../../harness/asleep-page.ts";
import { settled, visit } from "../../harness/browser.ts";
import { browser } from "../../harness/open-browser.ts";
import { main, send, shownIndex, storedPost, textField, tool, write } from "../../harness/writing.ts";
import { ask, beginQuestion, editQuestion, openWriting, openWritings, origin } from "../../harness/writing-story.ts";

openWritings();

const id = "dQw4w9WgXcQ";
const film = (title: string, provider = "youtube", name = id, start = "") =>
  `<figure data-video="${provider}" data-id="${name}"${start}><figcaption>${title}</figcaption></figure>`;

const playerPage =
  '<!doctype html><title>player</title><button>재생</button><script>document.body.dataset.ran=""</script>';

/** Stands in for both sites, and tells what was asked of any but ours. */
async function watchOutside(context: BrowserContext): Promise<{ url: string; referer: string | undefined }[]> {
  const asked: { url: string; referer: string | undefined }[] = [];
  context.on("request", async (request) => {
    if (!request.url().startsWith(origin) && /^(?:https?|wss?):/u.test(request.url()))
      asked.push({ url: request.url(), referer: (await request.allHeaders())["referer"] });
  });
  for (const host of ["https://www.youtube-nocookie.com/**", "https://player.vimeo.com/**"])
    await context.route(host, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: playerPage }));
  return asked;
}

const paste = (page: Page, words: Record<string, string>): Promise<void> =>
  textField(page).evaluate((field, entries) => {
    const data = new DataTransfer();
    for (const [type, value] of entries) data.setData(type, value);
    (field.querySelector("p") ?? field).dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, Object.entries(words));

const frameLink = (page: Page, title: string) =>
  main(page).getByRole("link", { name: new RegExp(`^${title} 재생`, "u") });
const attributesOfLinks = (page: Page) =>
  main(page)
    .locator("figure a")
    .evaluateAll((links) => links.map((link) => link.getAttributeNames().join(" ")));
const player = (page: Page) => main(page).locator("figure iframe");

let index: number;
beforeAll(async () => {
  index = await ask("수륙재", "본문");
  const content =
    `<p>지난 행사입니다.</p>${film("수륙재 실황", "youtube", id, ' data-start="90"')}` +
    `${film("단청 그리기", "vimeo", "76979871/8272103f6e")}<p>끝</p>`;
  await editQuestion(index, { title: "수륙재", content });
});

test("ATT-06 an address that is pasted on a line of its own is a film; in words it stays words; a dialog takes one too", async () => {
  const { page: desk, context, faults } = await openWriting();
  const asked = await watchOutside(context);
  const quoted = '단청 <그리기> "x" style="top:0"';
  await beginQuestion(desk, "동영상을 넣은 글");
  await write(desk, "보세요: ");
  await paste(desk, { "text/plain": `https://youtu.be/${id}` });
  await desk.keyboard.press("Enter");
  await paste(desk, { "text/plain": `https://youtu.be/${id}?t=1m30s` });
  await main(desk).getByText("주소를 동영상으로 넣었습니다.").waitFor();
  await tool(desk, "더 넣기").click();
  await desk.getByRole("menuitem", { name: "동영상", exact: true }).click();
  const dialog = desk.getByRole("dialog", { name: "동영상 넣기" });
  const address = dialog.getByRole("textbox", { name: "동영상 주소" });
  for (const wrong of [`https://youtube.com.evil.example/watch?v=${id}`, "https://www.youtube.com/playlist?list=PL1"]) {
    await address.fill(wrong);
    await dialog.getByRole("button", { name: "넣기" }).click();
    await dialog.getByText(/YouTube나 Vimeo의 동영상 하나를 가리키는 주소/u).waitFor();
    expect(await address.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  }
  await address.fill("vimeo.com/76979871");
  await dialog.getByRole("textbox", { name: "제목" }).fill(quoted);
  await desk.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await textField(desk).locator("figure").first().click();
  await tool(desk, "더 넣기").click();
  await desk.getByRole("menuitem", { name: "동영상 고치기" }).click();
  const again = desk.getByRole("dialog", { name: "동영상 고치기" });
  expect(await again.getByRole("textbox", { name: "동영상 주소" }).inputValue()).toContain(`v=${id}&t=90s`);
  await again.getByRole("textbox", { name: "제목" }).fill("수륙재");
  await again.getByRole("button", { name: "저장" }).click();
  await again.waitFor({ state: "hidden" });
  await send(desk);
  const written = await shownIndex(desk);
  const { content, summary } = await storedPost(origin, written);
  expect(content).toMatch(/^<p>보세요: (?:<a [^>]*>)?https:\/\/youtu\.be/u);
  expect(content).toContain(
    film("수륙재", "youtube", id, ' data-start="90"') +
      film(quoted.replace("<", "&lt;").replace(">", "&gt;"), "vimeo", "76979871"),
  );
  expect(summary).toContain(`수륙재 ${quoted}`);
  // Reached without a new document: its frames are drawn in the browser.
  await frameLink(desk, "수륙재").waitFor();
  const drawn = "href rel data-play aria-label";
  expect(await attributesOfLinks(desk)).toEqual([drawn, drawn]);
  await desk.reload();
  expect(await attributesOfLinks(desk)).toEqual([drawn, drawn]);
  await desk.goto(`${origin}/community/qna/edit?type=qna&index=${written}`);
  await textField(desk)
    .getByText("보세요")
    .click({ position: { x: 4, y: 8 } });
  await desk.keyboard.press("End");
  await write(desk, ".");
  await desk.keyboard.press("Backspace");
  await send(desk);
  await desk.waitForURL(/detail/u);
  expect((await storedPost(origin, written)).content).toBe(content);
  expect(asked).toEqual([]);
  expect(faults).toEqual([]);
});

test("ATT-06 what was copied with a player in it brings the film along, and nothing of another frame", async () => {
  const { page: desk, faults } = await openWriting();
  await beginQuestion(desk, "붙여 넣은 동영상");
  const copied = (src: string, title: string) =>
    `<p>앞</p><p><iframe src="${src}" title="${title}"></iframe></p><p>뒤</p>`;
  const html =
    copied(`https://www.youtube.com/embed/${id}`, "실황") + copied(`https://evil.example/embed/${id}`, "남의 것");
  await paste(desk, { "text/html": html, "text/plain": "앞 뒤" });
  await main(desk).getByText("동영상과 끼워 넣은 화면 1개").waitFor();
  await send(desk);
  const { content } = await storedPost(origin, await shownIndex(desk));
  expect(content).toContain(`<p>앞</p>${film("실황")}<p>뒤</p>`);
  expect(content).not.toMatch(/evil|남의/u);
  expect(faults).toEqual([]);
});

test.each([
  ["at a desk, by keys", 1440, (page: Page) => page.keyboard.press("Enter")],
  ["on a phone, by a finger", 390, (page: Page) => frameLink(page, "수륙재 실황").click()],
])("ATT-06 %s: nobody is asked before it is pressed, then the player alone", async (_how, width, press) => {
  const { page, context, faults } = await visit(browser, { viewport: { width, height: 844 } });
  const asked = await watchOutside(context);
  await page.goto(`${origin}/community/qna/detail?index=${index}`);
  await settled(page);
  const link = frameLink(page, "수륙재 실황");
  await link.focus();
  const box = await link.boundingBox();
  if (!box) throw new Error("no frame");
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
  expect(box.height).toBeGreaterThan(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await page.content()).not.toMatch(/<link[^>]*(?:youtube|vimeo|ytimg)/u);
  expect(asked).toEqual([]);
  await press(page);
  await expect.poll(() => player(page).count()).toBe(1);
  const shown = player(page);
  expect(await shown.getAttribute("src")).toBe(
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=90`,
  );
  expect(await shown.getAttribute("title")).toBe("수륙재 실황");
  await page.frameLocator("figure iframe").locator("body[data-ran]").waitFor();
  expect(await shown.evaluate((frame) => frame === document.activeElement)).toBe(true);
  const after = await shown.boundingBox();
  expect(after?.height).toBeCloseTo(box.height, 0);
  expect(asked).toEqual([{ url: await shown.getAttribute("src"), referer: `${origin}/` }]);
  await frameLink(page, "단청 그리기").click();
  await expect.poll(() => player(page).count()).toBe(2);
  expect(await player(page).last().getAttribute("src")).toBe(
    "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e",
  );
  expect(faults).toEqual([]);
});

test.each([
  ["what every page runs", /\/assets\/(?:entry-reader|video-player)-[^/]+\.js$/u],
  ["what plays it", /\/assets\/video-player-[^/]+\.js$/u],
])("ATT-06 SPD-02 a film that is pressed before %s is there plays on this page", async (_what, held) => {
  const address = `${origin}/community/qna/detail?index=${index}`;
  const { page, context, faults, release } = await openAsleep(address, { held });
  const asked = await watchOutside(context);
  await frameLink(page, "수륙재 실황").click();
  await frameLink(page, "단청 그리기").click();
  release();
  await page.frameLocator("figure iframe").last().locator("body[data-ran]").waitFor();
  expect(await player(page).last().getAttribute("title")).toBe("단청 그리기");
  expect(page.url()).toBe(address);
  expect(asked.map(({ url }) => url)).toContain(await player(page).last().getAttribute("src"));
  expect(faults).toEqual([]);
  await context.close();
});

test("ATT-06 nothing else is framed, on a page with a film either", async () => {
  const { page } = await visit(browser);
  await page.goto(`${origin}/community/qna/detail?index=${index}`);
  await settled(page);
  for (const address of [
    "https://www.youtube.com/embed/x",
    "https://evil.example/",
    "http://player.vimeo.com/",
    "data:text/html,x",
  ]) {
    const refused = await page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective), {
            once: true,
          });
          const frame = document.createElement("iframe");
          frame.src = src;
          document.body.append(frame);
        }),
      address,
    );
    expect([address, refused]).toEqual([address, "frame-src"]);
  }
});

test("ATT-06 without scripts a film is a link to its page; on paper its title and its address", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const asked = await watchOutside(context);
  await page.goto(`${origin}/community/qna/detail?index=${index}`);
  const link = frameLink(page, "수륙재 실황");
  expect(await link.getAttribute("href")).toBe(`https://www.youtube.com/watch?v=${id}&t=90s`);
  expect(asked).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await link.isVisible()).toBe(false);
  const figure = main(page).locator("figure").first();
  expect(await figure.getByText("수륙재 실황", { exact: true }).isVisible()).toBe(true);
  expect(await figure.evaluate((one) => getComputedStyle(one, "::after").content)).toContain(`watch?v=${id}&t=90s`);
});

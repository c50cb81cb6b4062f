import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { hwpxFile as emptyHwpx, pdfWith } from "@bulmo/testing/attached-files";
import type { Locator, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import {
  type ChosenFile,
  chooseFiles,
  fileList,
  fileRow,
  hwpFile,
  hwpxFile,
  inkOf,
  openPreview,
  pdfFile,
} from "../harness/attached-files.ts";
import { awake, settled, visit, visitWithoutScripts } from "../harness/browser.ts";
import { browser } from "../harness/open-browser.ts";
import { main, send, shownIndex } from "../harness/writing.ts";
import { beginQuestion, newMember, openWriting, openWritings, origin } from "../harness/writing-story.ts";

openWritings();

const poster = pdfFile("제34회 수륙재와 가을 정기총회를 함께 알리는 아주 긴 이름의 포스터(최종 수정본).pdf", {
  line: "Suryukjae",
  catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>",
});
const form = hwpxFile("회비 납부 신청서.hwpx", "회비 납부 신청서");
const oldForm = hwpFile("참가 신청서.hwp", "참가 신청서");
const unreadable: ChosenFile = { ...form, name: "빈 서식.hwpx", buffer: emptyHwpx() };

const bookOf = (name: string, pages: number, size: string): ChosenFile => ({
  ...poster,
  name,
  buffer: pdfWith([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, () => "3 0 R").join(" ")}] /Count ${pages} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] >>`,
  ]),
});
const book = bookOf("자료집.pdf", 501, "200 100");
/** More of its sheets are near the window than stay drawn elsewhere. */
const strips = bookOf("띠지.pdf", 120, "200 16");
const files = [poster, form, oldForm, unreadable, book, strips];

const sum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

let address: string;
beforeAll(async () => {
  const { page: desk, context } = await openWriting({ as: await newMember() });
  await beginQuestion(desk, "붙임이 있는 글");
  await desk.keyboard.type("본문");
  await chooseFiles(desk, files);
  for (const { name } of files) await fileRow(desk, name).waitFor();
  await send(desk);
  address = `${origin}/community/qna/detail?index=${await shownIndex(desk)}`;
  await context.close();
});

/** What frames within the page are answered from now on; what a frame makes itself has no address elsewhere. */
function watchFrames(page: Page): string[] {
  const answered: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.frame() !== page.mainFrame() && /^https?:/u.test(request.url())) answered.push(request.url());
  });
  return answered;
}

test("ATT-02 without scripts, on a phone, a file is named whole and taken along under its name", async () => {
  const { page: phone } = await visitWithoutScripts(browser, address, { viewport: { width: 390, height: 844 } });
  const row = fileList(phone).getByRole("listitem").filter({ hasText: poster.name });
  expect(await row.innerText()).toContain("PDF · 1KB · 내려받기 ");
  expect(await row.getByRole("button").filter({ visible: true }).count()).toBe(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const [download] = await Promise.all([
    phone.waitForEvent("download"),
    row.getByRole("link", { name: `${poster.name} 내려받기` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(poster.name);
  expect(sum(await readFile(await download.path()))).toBe(sum(poster.buffer));
  await phone.emulateMedia({ media: "print" });
  expect(await row.getByText(poster.name).isVisible()).toBe(true);
  expect(await row.getByRole("link").filter({ visible: true }).count()).toBe(0);
});

/** As a page does on its way to paper, or a panel that is folded: with its width it is drawn anew. */
async function losesItsWidth(page: Page, name: string, sheet: Locator): Promise<void> {
  const element = fileList(page).locator(`iframe[title="${name} 미리보기"]`);
  const setWidth = (width: string) => element.evaluate((frame, asked) => void (frame.style.width = asked), width);
  await sheet.locator("canvas, img").evaluate((drawing) => drawing.classList.add("before"));
  await setWidth("0");
  await expect.poll(() => sheet.evaluate(() => document.documentElement.clientWidth)).toBe(0);
  await setWidth("60%");
  await sheet.locator(":is(canvas, img):not(.before)").waitFor();
  expect(await fileList(page).getByText("나머지 쪽은").count()).toBe(0);
  await setWidth("");
}

test("ATT-03 a PDF, an HWPX and an HWP 5 are drawn where they are listed, in a frame that can ask for nothing", async () => {
  const { page: reader, faults } = await visit(browser);
  await reader.goto(address);
  await settled(reader);
  const answered = watchFrames(reader);
  expect(await reader.locator("iframe").count()).toBe(0);
  for (const [{ name }, words, sheets] of [
    [poster, "Suryukjae", 1],
    [form, "회비 납부 신청서", 2],
    [oldForm, "참가 신청서", 2],
  ] as const) {
    const frame = await openPreview(reader, name);
    await fileList(reader).getByText(`${sheets}쪽 중 1쪽`).waitFor();
    const sheet = frame.getByRole("region", { name: `${sheets}쪽 중 1쪽` });
    await sheet.locator("canvas, img").waitFor();
    await expect.poll(() => sheet.innerText()).toContain(words);
    await expect.poll(() => inkOf(sheet)).toBeGreaterThan(0.0005);
    await losesItsWidth(reader, name, sheet);
    // Neither the frame nor a worker of it reaches anything, be it this site.
    const reached = await frame.evaluate(async (url) => {
      const inWorker = `fetch(${JSON.stringify(url)}).then(() => postMessage("out"), () => postMessage("in"))`;
      const worker = new Worker(URL.createObjectURL(new Blob([inWorker])));
      const told = new Promise((resolve) => worker.addEventListener("message", ({ data }) => resolve(data)));
      const picture = new Image();
      const seen = new Promise((resolve) => {
        picture.addEventListener("load", () => resolve("out"));
        picture.addEventListener("error", () => resolve("in"));
      });
      picture.src = `${url}/favicon.svg`;
      const fetched = await fetch(url).then(
        () => "out",
        () => "in",
      );
      return [self.origin, fetched, await told, await seen];
    }, origin);
    expect(reached).toEqual(["null", "in", "in", "in"]);
    await fileList(reader)
      .getByRole("button", { name: `${name} 미리보기 닫기` })
      .click();
  }
  expect(answered.map((url) => url.replace(/-[\da-z]+\.html$/u, ""))).toEqual(
    Array(3).fill(`${origin}/assets/preview-frame`),
  );
  // What was refused above is told to whoever looks, and is all that is.
  expect(faults.filter((fault) => !/Content Security Policy|request: |violates/u.test(fault))).toEqual([]);
});

test("ATT-02 where a file is gone a browser shows the site's own page", async () => {
  const { page: reader } = await visit(browser);
  const answer = await reader.goto(`${origin}/files/0b6f2c1e-58c4-4f5e-9d5b-1f0a7c3e2d41/신청서.hwp`);
  expect(answer?.status()).toBe(404);
  await main(reader)
    .getByRole("heading", { level: 1, name: "죄송합니다. 현재 찾을 수 없는 페이지를 요청 하셨습니다." })
    .waitFor();
});

test("ATT-03 of a file of very many sheets the first 500 are drawn, and a line says so with the way to the rest", async () => {
  const { page: reader } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await reader.goto(address);
  await settled(reader);
  await openPreview(reader, book.name);
  await fileList(reader).getByText("500쪽 중 1쪽").waitFor();
  const line = fileList(reader).getByRole("status").filter({ hasText: "모두 501쪽입니다." });
  await line.waitFor();
  const [download] = await Promise.all([
    reader.waitForEvent("download"),
    line.getByRole("link", { name: "내려받아 모두 보기" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(book.name);
});

test("ATT-03 what cannot be drawn is one calm line, and taken along all the same", async () => {
  const { page: reader } = await visit(browser, { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await reader.goto(address);
  await settled(reader);
  await fileList(reader)
    .getByRole("button", { name: `${unreadable.name} 미리보기`, exact: true })
    .click();
  await main(reader).getByText("이 파일은 여기에서 미리 볼 수 없습니다. 내려받아 주세요.").waitFor();
  expect(await reader.locator("iframe").count()).toBe(0);
  const link = fileList(reader).getByRole("link", { name: `${unreadable.name} 내려받기` });
  expect((await reader.request.get(new URL((await link.getAttribute("href")) ?? "", origin).href)).status()).toBe(200);
});

test("ATT-03 sheets that were near are put away once they are far, however many were", async () => {
  const { page: reader } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await reader.goto(address);
  await settled(reader);
  const frame = await openPreview(reader, strips.name);
  const drawn = () => frame.locator("section:has(canvas)").count();
  await expect.poll(drawn).toBeGreaterThan(12);
  const first = frame.locator("section").first();
  expect(await first.locator("canvas").count()).toBe(1);
  await frame.locator("section").last().scrollIntoViewIfNeeded();
  await frame.locator("section").last().locator("canvas").waitFor();
  await expect.poll(() => first.locator("canvas").count()).toBe(0);
});

test.each([
  ["opened", "", 30_000, "이 파일은 여기에서 미리 볼 수 없습니다. 내려받아 주세요."],
  [
    "drawn any further",
    `onmessage = ({ data: { is, sheet } }) => {
      if (is === "open") postMessage({ is: "opened", sheets: Array(2).fill({ width: 200, height: 100 }), total: 2 });
      else if (sheet === 0) postMessage({ is: "drawn", sheet, image: "<svg xmlns='http://www.w3.org/2000/svg'/>", text: "첫 쪽" });
    };`,
    20_000,
    "나머지 쪽은 여기에서 미리 볼 수 없습니다. 내려받아 주세요.",
  ],
])(
  "ATT-03 a file that is not %s for long is given up, and taken along all the same",
  async (_case, program, limit, line) => {
    const { page: reader, context } = await visit(browser);
    await context.route("**/assets/preview-hwp-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: program }),
    );
    await reader.clock.install();
    await reader.goto(address);
    await settled(reader);
    await openPreview(reader, oldForm.name);
    const status = fileList(reader).getByRole("listitem").filter({ hasText: oldForm.name }).getByRole("status");
    await expect.poll(() => status.innerText()).toBe(program === "" ? "문서를 펼치고 있습니다." : "");
    await reader.clock.fastForward(limit - 5_000);
    expect(await status.getByText(line).count()).toBe(0);
    await reader.clock.fastForward(6_000);
    await status.getByText(line).waitFor();
    await fileList(reader)
      .getByRole("link", { name: `${oldForm.name} 내려받기` })
      .waitFor();
  },
);

test("ATT-03 a preview that could not be loaded is asked for again by one press", async () => {
  const { page: reader, context } = await visit(browser);
  // The line breaks once what lists them has come.
  const listed = reader.waitForResponse(/\/assets\/attachment-list-\w+\.js$/u);
  await reader.goto(address);
  await Promise.all([awake(reader), listed]);
  await context.setOffline(true);
  await fileList(reader)
    .getByRole("button", { name: `${poster.name} 미리보기`, exact: true })
    .click();
  const failed = fileList(reader).getByRole("alert").filter({ hasText: "미리보기를 불러오지 못했습니다." });
  await failed.waitFor();
  await context.setOffline(false);
  await failed.getByRole("button", { name: "다시 시도" }).click();
  await fileList(reader).getByText("1쪽 중 1쪽").waitFor();
});

test("NAV-25 ATT-02 a line that breaks before the list of files has come leaves the page, and a press brings it", async () => {
  const { page: reader } = await visit(browser);
  await reader.route("**/assets/attachment-list-*.js", (route) => route.abort());
  await reader.goto(address);
  await awake(reader);
  const line = main(reader).getByRole("alert").filter({ hasText: "첨부 파일을 불러오지 못했습니다." });
  await line.waitFor();
  await main(reader).getByText("본문", { exact: true }).waitFor();
  await reader.unroute("**/assets/attachment-list-*.js");
  await line.getByRole("button", { name: "다시 시도" }).click();
  await openPreview(reader, poster.name);
  await fileList(reader).getByText("1쪽 중 1쪽").waitFor();
});

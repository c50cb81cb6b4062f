import type { Page } from "playwright";
import { expect, test } from "vitest";
import { readDialog } from "../harness/dialog.ts";
import { scrollThrough, shiftsOf, watchShifts } from "../harness/layout-shift.ts";
import { listenTo } from "../harness/read-out.ts";
import { expectSound } from "../harness/soundness.ts";
import {
  inText,
  main,
  pictureChooser,
  picturesOf,
  pngFile,
  putPicture,
  send,
  shownIndex,
  storedPost,
  textField,
  titleField,
  tool,
  write,
} from "../harness/writing.ts";
import { beginText, openWritings, origin } from "../harness/writing-story.ts";

openWritings();

const question = (page: Page, name = "이미지 넣기") => page.getByRole("dialog", { name });
const description = (page: Page) => question(page).getByRole("textbox", { name: "대체 텍스트" });
const put = (page: Page) => question(page).getByRole("button", { name: "넣기" });
const lost = "아직 넣지 않은 이미지가 있습니다. 닫으면 적으신 대체 텍스트도 사라집니다.";

test("BRD-21 BRD-30 the button takes one picture, asks what it shows, and counts while it is sent", async () => {
  const { page, context, faults } = await beginText("그림 앞");
  const chooser = page.waitForEvent("filechooser");
  await tool(page, "이미지 넣기").click();
  expect((await chooser).isMultiple()).toBe(true);
  expect(await pictureChooser(page).getAttribute("accept")).toBe("image/*");
  await (await chooser).setFiles(await pngFile("DSC_0412.png"));
  // Or every label and button of it would be read out at once.
  expect(await question(page).getAttribute("aria-describedby")).toBeNull();
  const heard = await listenTo(page);
  await description(page).press("Enter");
  const missing = "대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요.";
  await expect.poll(heard).toEqual([`alert: ${missing}`]);
  await put(page).click();
  await expect.poll(async () => (await heard()).some((said) => said.startsWith(`focus: ${missing}`))).toBe(true);
  expect(await description(page).inputValue()).toBe("");
  await expectSound(page);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/upload", async (route) => {
    await held;
    await route.continue();
  });
  await description(page).fill("금어가 붓을 든 모습");
  await put(page).click();
  await question(page).getByRole("progressbar").waitFor();
  expect(await question(page).getByText(/^\d+%/u).count()).toBe(1);
  expect(await description(page).isDisabled()).toBe(true);
  expect(await put(page).getAttribute("aria-disabled")).toBe("true");
  await expectSound(page);
  release();
  await question(page).waitFor({ state: "hidden" });
  await write(page, "그림 뒤");
  await titleField(page).fill("그림이 있는 글");
  await send(page);
  const stored = await storedPost(origin, await shownIndex(page));
  expect(stored.content).toMatch(
    /^<p>그림 앞<\/p><img src="\/uploads\/[^"]+" alt="금어가 붓을 든 모습" \/><p>그림 뒤<\/p>$/u,
  );
  expect(stored.thumbnail).toMatch(/^\/uploads\//u);
  expect(faults).toEqual([]);
  await context.close();
});

const failure = (page: Page) => question(page).getByRole("alert").filter({ hasText: "이미지 업로드에 실패했습니다." });

test("BRD-22 a picture that fails is told of, leaves the text, and is tried again where that may help (SEE-17)", async () => {
  const { page, context, faults } = await beginText("글은 그대로");
  const before = await textField(page).innerHTML();
  // A telephone's picture that the site cannot read: no browser shows it, and none takes it the next time.
  const heic = Buffer.from([0, 0, 0, 24, ...Buffer.from("ftypheic"), 0, 0, 0, 0, ...Buffer.from("mif1heic")]);
  await pictureChooser(page).setInputFiles({ name: "IMG_1.HEIC", mimeType: "", buffer: heic });
  await question(page).getByText("이 브라우저에서는 미리 볼 수 없는 이미지입니다.").waitFor();
  await description(page).fill("깨진 그림");
  await put(page).click();
  await failure(page).waitFor();
  expect(await put(page).count()).toBe(0);
  await expectSound(page);
  await question(page)
    .locator('input[type="file"]')
    .setInputFiles(await pngFile());
  await failure(page).waitFor({ state: "hidden" });
  await context.setOffline(true);
  await put(page).click();
  await failure(page).filter({ hasText: "연결 상태를 확인하신 뒤 다시 시도해 주세요." }).waitFor();
  await context.setOffline(false);
  await page.route("**/api/upload", (route) =>
    route.fulfill({ status: 200, contentType: "application/json", body: "{}" }),
  );
  await put(page).click();
  await failure(page).waitFor();
  await page.unroute("**/api/upload");
  await page.route("**/api/upload", (route) => route.abort());
  await put(page).click();
  await failure(page).waitFor();
  expect(await description(page).inputValue()).toBe("깨진 그림");
  await expectSound(page);
  await page.keyboard.press("Escape");
  expect(await readDialog(page, { button: "닫기" })).toBe(lost);
  await question(page).waitFor({ state: "hidden" });
  await inText(page);
  expect(await textField(page).innerHTML()).toBe(before);
  await page.unroute("**/api/upload");
  await putPicture(page, "이번에는 된 그림");
  expect(await picturesOf(page).getAttribute("alt")).toBe("이번에는 된 그림");
  expect(faults.filter((fault) => fault.startsWith("exception"))).toEqual([]);
  await context.close();
});

/** A paste or a drop of files, as the browser tells of it. */
async function give(page: Page, how: "paste" | "drop", { html = "", others = [] as string[] } = {}): Promise<void> {
  const { name, mimeType, buffer } = await pngFile("IMG_7001.png", { width: 320, height: 640 });
  await textField(page).evaluate(
    (field, { kind, type, bytes, fileName, page: source, more }) => {
      const data = new DataTransfer();
      for (const other of more) data.items.add(new File(["."], other, { type: "application/pdf" }));
      data.items.add(new File([Uint8Array.from(bytes)], fileName, { type }));
      if (source) data.setData("text/html", source);
      const { left, top, height } = field.getBoundingClientRect();
      const where = { clientX: left + 30, clientY: top + Math.min(30, height / 2) };
      field.dispatchEvent(
        kind === "paste"
          ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true, ...where }),
      );
    },
    { kind: how, type: mimeType, bytes: [...buffer], fileName: name, page: html, more: others },
  );
}

test.each(["paste", "drop"] as const)(
  "BRD-21 BRD-30 a picture comes in by %s, and is never named after its file",
  async (how) => {
    const { page, context, faults } = await beginText("가져온 그림");
    await give(page, how, {
      html: how === "paste" ? '<meta charset="utf-8"><img src="https://example.org/a.png">' : "",
    });
    await question(page).waitFor();
    expect(await description(page).inputValue()).toBe("");
    await question(page).getByRole("checkbox", { name: "장식용 이미지" }).click();
    await put(page).click();
    await question(page).waitFor({ state: "hidden" });
    expect(await picturesOf(page).getAttribute("alt")).toBe("");
    await titleField(page).fill("가져온 그림");
    await send(page);
    const { content } = await storedPost(origin, await shownIndex(page));
    expect(content).toMatch(/^<p>가져온 그림<\/p><img src="\/uploads\/[^"]+" alt="" role="presentation" \/>/u);
    expect(content).not.toContain("IMG_7001");
    expect(faults).toEqual([]);
    await context.close();
  },
);

test.each(["paste", "drop"] as const)(
  "BRD-21 of several files that come by %s the picture is asked about, and that no post takes the other",
  async (how) => {
    const { page, context, faults } = await beginText("여러 파일");
    await give(page, how, { others: ["안내.exe"] });
    await question(page).getByText("이미지가 아닌 파일 1개는 넣지 않았습니다.").waitFor();
    await expectSound(page);
    await question(page).getByRole("checkbox", { name: "장식용 이미지" }).click();
    await put(page).click();
    await question(page).waitFor({ state: "hidden" });
    expect(await picturesOf(page).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("BRD-22 a file that is neither a picture nor a document is refused before anything is asked about it", async () => {
  const { page, context, faults } = await beginText("그림이 아닌 파일");
  await pictureChooser(page).setInputFiles({
    name: "a.exe",
    mimeType: "application/octet-stream",
    buffer: Buffer.from("글"),
  });
  const refusal = await readDialog(page);
  expect(refusal).toContain("이미지 파일만 넣을 수 있습니다.");
  expect(refusal).toContain("JPEG, PNG, WebP, GIF, AVIF, HEIC 형식의 이미지만 올릴 수 있습니다.");
  await inText(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("SEE-17 a picture is replaced where it stands, and keeps what was said of it", async () => {
  const { page, context, faults } = await beginText("앞");
  await putPicture(page, "바꿀 그림");
  await write(page, "뒤");
  await picturesOf(page).click();
  await tool(page, "이미지 고치기").click();
  const dialog = question(page, "이미지 고치기");
  const chooser = dialog.locator('input[type="file"]');
  await chooser.setInputFiles({ name: "글.txt", mimeType: "text/plain", buffer: Buffer.from("글") });
  // Before it is sent, or asked to be.
  await dialog.getByText("형식의 이미지만 올릴 수 있습니다.").waitFor();
  expect(await dialog.getByRole("button", { name: "저장" }).count()).toBe(0);
  await expectSound(page);
  await chooser.setInputFiles(await pngFile("other.png", { width: 240, height: 480 }));
  await expectSound(page);
  await dialog.getByRole("button", { name: "저장" }).click();
  await dialog.waitFor({ state: "hidden" });
  await titleField(page).fill("바꾼 그림");
  await send(page);
  const { content } = await storedPost(origin, await shownIndex(page));
  expect(content).toMatch(/^<p>앞<\/p><img src="[^"]*-240x480\/[^"]*" alt="바꿀 그림" \/><p>뒤<\/p>$/u);
  expect(faults).toEqual([]);
  await context.close();
});

test("BRD-30 a picture that is there is described anew", async () => {
  const { page, context } = await beginText("설명을 고칠 그림");
  await putPicture(page, "처음 설명");
  await picturesOf(page).click();
  await tool(page, "이미지 고치기").click();
  const dialog = question(page, "이미지 고치기");
  expect(await dialog.getByRole("textbox", { name: "대체 텍스트" }).inputValue()).toBe("처음 설명");
  await dialog.getByRole("textbox", { name: "대체 텍스트" }).fill("고친 설명");
  await dialog.getByRole("button", { name: "저장" }).click();
  await expect.poll(() => picturesOf(page).getAttribute("alt")).toBe("고친 설명");
  await context.close();
});

test("BRD-14 pictures keep their own proportions, come in the width they are shown in, and nothing moves", async () => {
  const { page, context, faults } = await beginText("그림 사이의 글");
  await putPicture(page, "가로 그림");
  await write(page, "그림 다음의 글");
  await titleField(page).fill("그림과 글");
  await send(page);
  const index = await shownIndex(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    await page.goto(`${origin}/community/qna/detail?index=${index}`, { waitUntil: "networkidle" });
    await scrollThrough(page);
    expect(await shiftsOf(page)).toEqual([]);
    const picture = main(page).getByRole("img", { name: "가로 그림" });
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
    expect(box?.width ?? 0).toBeLessThanOrEqual(width - 16);
    expect(await picture.getAttribute("srcset")).toContain("320w");
  }
  expect(faults).toEqual([]);
  await context.close();
});

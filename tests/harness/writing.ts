import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { pictureFile } from "./picture-file.ts";

export const main = (page: Page): Locator => page.getByRole("main");
export const titleField = (page: Page): Locator => main(page).getByRole("textbox", { name: "제목" });
export const textField = (page: Page): Locator => main(page).getByRole("textbox", { name: "내용" });
export const toolbar = (page: Page): Locator => main(page).getByRole("toolbar", { name: "글 도구" });
export const tool = (page: Page, name: string): Locator => toolbar(page).getByRole("button", { name, exact: true });
export const send = (page: Page): Promise<void> => main(page).getByRole("button", { name: "게시글 작성" }).click();

/** Waits for the text to be what is written into, as people do before they type. */
export async function inText(page: Page): Promise<void> {
  await expect.poll(() => textField(page).evaluate((field) => field === document.activeElement)).toBe(true);
}

export async function write(page: Page, text: string): Promise<void> {
  await inText(page);
  await page.keyboard.type(text);
}

export async function chooseColour(page: Page, kind: "글자 색" | "배경 색", name: string): Promise<void> {
  await tool(page, kind).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  await inText(page);
}

export async function chooseParagraph(page: Page, value: string): Promise<void> {
  await toolbar(page).getByLabel("문단 모양").selectOption({ label: value });
  await textField(page).focus();
}

let seed = 40;

export async function pngFile(name = "IMG_0001.png", format = { width: 900, height: 600 }) {
  const buffer = Buffer.from(await pictureFile(format, (seed += 1)).arrayBuffer());
  return { name, mimeType: "image/png", buffer };
}

export const pictureChooser = (page: Page): Locator => main(page).locator('input[type="file"][accept^="image"]');

/** Puts a picture where one is writing; without a description as decoration. */
export async function putPicture(page: Page, description: string): Promise<void> {
  await pictureChooser(page).setInputFiles(await pngFile());
  const dialog = page.getByRole("dialog", { name: "이미지 넣기" });
  if (description) await dialog.getByRole("textbox", { name: "대체 텍스트" }).fill(description);
  else await dialog.getByRole("checkbox", { name: "장식용 이미지" }).click();
  await dialog.getByRole("button", { name: "넣기" }).click();
  await dialog.waitFor({ state: "hidden" });
  await inText(page);
}

/** The number in the address of the question that is shown. */
export async function shownIndex(page: Page): Promise<number> {
  await page.waitForURL(/\/community\/qna\/detail\?index=\d+$/u);
  return Number(new URL(page.url()).searchParams.get("index"));
}

type Post = { title: string; content: string; summary: string; thumbnail: string; revision: number };

export async function storedPost(origin: string, index: number): Promise<Post> {
  return (await (await fetch(`${origin}/api/post?type=QNA&index=${index}`)).json()) as Post;
}

/** Where a question is written. */
export const place = "/community/qna/edit";
export const offer = (page: Page) => main(page).getByRole("region", { name: "저장된 초안이 있습니다." });
export const kept = (page: Page) =>
  main(page)
    .getByText(/에 초안을 저장했습니다\.$/u)
    .waitFor();
export const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")));

export async function fillQuestion(page: Page, title: string, text: string): Promise<void> {
  await titleField(page).fill(title);
  await textField(page).click();
  await write(page, text);
}

/** The pictures of the text that is written. */
export const picturesOf = (page: Page) => textField(page).locator("img:not(.ProseMirror-separator)");

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pdfOf } from "@bulmo/testing/attached-files";
import { HwpDocument, initSync } from "@rhwp/core";
import type { Frame, Locator, Page } from "playwright";
import sharp from "sharp";
import { main } from "./writing.ts";

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const file = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: "application/octet-stream", buffer });

export const pdfFile = (name: string, written: Parameters<typeof pdfOf>[0] = {}) => file(name, pdfOf(written));
export const textFile = (name: string, text: string) => file(name, Buffer.from(text));

let isReady = false;

/** Two pages of lines, by a program that draws such files, too. */
function twoPages(line: string): HwpDocument {
  if (!isReady) {
    Object.assign(globalThis, { measureTextWidth: (_font: string, text: string) => text.length * 13 });
    initSync({ module: readFileSync(fileURLToPath(import.meta.resolve("@rhwp/core/rhwp_bg.wasm"))) });
  }
  isReady = true;
  const hwp = HwpDocument.createEmpty();
  hwp.createBlankDocument();
  hwp.insertText(0, 0, 0, line);
  hwp.splitParagraph(0, 0, line.length);
  hwp.insertPageBreak(0, 1, 0);
  return hwp;
}

export const hwpxFile = (name: string, line: string) => file(name, Buffer.from(twoPages(line).exportHwpx()));
/** Of HWP 5. */
export const hwpFile = (name: string, line: string) => file(name, Buffer.from(twoPages(line).exportHwp()));

/** Where files are put into what is written. */
export const fileField = (page: Page): Locator => main(page).getByRole("group", { name: "첨부 파일" });
export const chooseFiles = (page: Page, files: ChosenFile[]) =>
  fileField(page).locator('input[type="file"]').setInputFiles(files);
export const fileRow = (page: Page, name: string): Locator =>
  fileField(page).getByRole("listitem").filter({ hasText: name });
export const fileNames = (page: Page): Promise<string[]> =>
  fileField(page).getByRole("list", { name: "첨부 파일" }).locator("li p:first-child").allInnerTexts();

/** Where they are read. */
export const fileList = (page: Page): Locator => main(page).getByRole("region", { name: /^첨부 파일/u });

/** The frame in which the sheets of a file stand; it is drawn where somebody sees it. */
export async function openPreview(page: Page, name: string): Promise<Frame> {
  await fileList(page)
    .getByRole("button", { name: `${name} 미리보기`, exact: true })
    .click();
  const element = fileList(page).locator(`iframe[title="${name} 미리보기"]`);
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error("no frame");
  return frame;
}

/** The part of a picture of the first sheet that is dark, from 0 to 1. */
export async function inkOf(sheet: Locator): Promise<number> {
  const { data } = await sharp(await sheet.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length / data.length;
}

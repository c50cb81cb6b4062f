import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { settled, signIn, visit } from "./browser.ts";
import { origin, titlesOn } from "./content-story.ts";
import { curator } from "./gallery-site.ts";
import { browser } from "./open-browser.ts";
import { pictureFile } from "./picture-file.ts";
import { temporaryDirectory } from "./server-process.ts";
import { main } from "./writing.ts";

export const worksPath = "/admin/content-manage/works";

let seed = 500;

/** A small picture, another one each time: what counts is how many there are. */
export async function smallPicture(name: string) {
  const buffer = Buffer.from(await pictureFile({ width: 24, height: 18 }, (seed += 1)).arrayBuffer());
  return { name, mimeType: "image/png", buffer };
}

/** As cameras name them, or as whoever gave them names. */
export const smallPictures = (
  count: number,
  nameOf = (number: number) => `IMG_${String(number).padStart(4, "0")}.png`,
) => Promise.all(Array.from({ length: count }, (_, place) => smallPicture(nameOf(place + 1))));

/** Three files that no server takes, and the words in which it says so. */
export async function brokenPictures() {
  const whole = await smallPicture("cut.png");
  return [
    {
      file: { name: "note.png", mimeType: "image/png", buffer: Buffer.from("this is no picture") },
      reason: "JPEG, PNG, WebP, GIF, AVIF, HEIC 형식의 이미지만 올릴 수 있습니다.",
    },
    {
      file: { ...whole, buffer: whole.buffer.subarray(0, 60) },
      reason: "이미지 파일이 손상되어 읽을 수 없습니다. 다른 파일로 다시 시도해 주세요.",
    },
    {
      file: { ...whole, name: "huge.png", buffer: Buffer.concat([whole.buffer, Buffer.alloc(20 * 1024 * 1024)]) },
      reason: "이미지가 너무 큽니다. 20MB, 1억 화소 이하의 이미지를 올려 주세요.",
    },
  ];
}

type PictureFile = Awaited<ReturnType<typeof smallPicture>>;

/** Files as a person has them: on a disk, since a browser is not handed many megabytes by its driver. */
export async function onDisk(files: readonly PictureFile[]) {
  const directory = await temporaryDirectory();
  const paths = files.map(({ name }) => join(directory.path, name));
  await Promise.all(files.map(({ buffer }, place) => writeFile(paths[place] ?? "", buffer)));
  return { paths, remove: () => directory.remove() };
}

export async function openWorks(type: string) {
  const opened = await visit(browser);
  await signIn(opened.context, origin, curator);
  await opened.page.goto(`${origin}${worksPath}?type=${type}`);
  await settled(opened.page);
  await main(opened.page).getByRole("region", { name: "불교미술전" }).waitFor();
  return opened;
}

/** Titles as they hang, which is as the rows were; the newest is the first. */
export const hungOn = (type: string): Promise<string[]> => titlesOn(type);

export const pictures = (page: Page): Locator => main(page).getByLabel("작품 사진 파일");
export const works = (page: Page): Locator => main(page).getByRole("group", { name: /^\d+번째 작품$/u });
export const work = (page: Page, number: number): Locator =>
  main(page).getByRole("group", { name: `${number}번째 작품`, exact: true });
export const standing = (page: Page): Locator =>
  main(page).getByRole("region", { name: "작품 올리기" }).getByRole("status");
export const unfinished = (page: Page): Locator =>
  main(page).getByRole("region", { name: "올리던 작품이 남아 있습니다." });

/** Writes what a work cannot be without. */
export async function describe(row: Locator, title: string): Promise<void> {
  await row.getByLabel("제목").fill(title);
  await row.getByLabel("대체 텍스트").fill(`${title}의 모습`);
}

export async function makeAll(page: Page, count: number): Promise<void> {
  await main(page).getByRole("button", { name: "작품 올리기" }).click();
  const asked = page.getByRole("dialog").filter({ hasText: "게시물을 업로드 하시겠습니까?" });
  await asked.getByText(`작품 ${count}점을`).waitFor();
  await asked.getByRole("button", { name: "확인", exact: true }).click();
  await asked.waitFor({ state: "hidden" });
}

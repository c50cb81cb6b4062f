import type { Browser, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./browser.ts";
import { type GallerySite, openGallerySite } from "./gallery-site.ts";

export let browser: Browser;
export let site: GallerySite;
export let origin: string;

export const formats = [
  { width: 900, height: 2000 },
  { width: 1600, height: 1600 },
  { width: 2000, height: 880 },
  { width: 1600, height: 1200 },
  { width: 1200, height: 1700 },
];
export const large = { width: 3000, height: 4200 };
export const first = { type: "FIRST_EXHIBITION", author: "석록" };
export const text = "<p>석록과 석청을 엷게 여러 번 올렸습니다.</p>";

/** One site for the stories of a file. The first exhibition has 14 works, 13 the large one and 14 the last; groups 1 and 2 of the second have some. */
export function openGallery(): void {
  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), openGallerySite()]);
    ({ origin } = site);
    for (let place = 1; place <= 12; place += 1) {
      const format = place === 12 ? undefined : formats[place % formats.length];
      await site.hang({
        ...first,
        title: `작품 ${place}`,
        caption: `비단에 석채 ${place}`,
        text,
        ...(format ? { format } : {}),
      });
    }
    await site.hang({ ...first, title: "큰 불화", format: large, alt: "둥근 광배를 두른 보살", text });
    await site.hang({ ...first, title: "마지막 작품", format: { width: 1200, height: 900 } });
    for (const [title, subType] of [
      ["담묵 하나", 1],
      ["취벽 하나", 2],
      ["담묵 둘", 1],
      ["지울 작품", 1],
      ["담묵 셋", 1],
    ] as const)
      await site.hang({
        type: "SECOND_EXHIBITION",
        title,
        subType,
        author: "담묵",
        format: { width: 640, height: 480 },
      });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
}

export const workPath = (index: number, more = "") =>
  `/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=${index}${more}`;
export const works = (page: Page) => page.getByRole("main").getByRole("list", { name: "작품" }).getByRole("listitem");
export const titles = async (page: Page) =>
  (await works(page).getByRole("link").allInnerTexts()).map((title) => title.trim());
export const pages = (page: Page) => page.getByRole("navigation", { name: "페이지 이동" });
export const around = (page: Page) => page.getByRole("navigation", { name: "앞뒤 작품" });
export const viewer = (page: Page) => page.getByRole("dialog");
export const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" }).format().replaceAll("-", ".");

/** Where an address leads, without going there. */
export async function answerOf(path: string) {
  const answer = await fetch(origin + path, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location") };
}

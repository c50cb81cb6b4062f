import type { Page } from "playwright";
import { beforeAll } from "vitest";
import { curate, type Curated } from "./gallery-site.ts";
import { openBrowser } from "./open-browser.ts";
import { sharedSite } from "./shared-site.ts";

export let site: Curated;
export let origin: string;

/** A shared site with the works of `hangGallery`. */
export function openGallery(): void {
  openBrowser();
  beforeAll(async () => {
    origin = await sharedSite("gallery", "of-all-workers");
    site = await curate(origin);
  }, 120_000);
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

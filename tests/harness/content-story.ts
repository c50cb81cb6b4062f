import type { BrowserContextOptions, Locator, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { boardTitles } from "./board-titles.ts";
import { settled, signIn, visit } from "./browser.ts";
import { curator, type GallerySite, openGallerySite } from "./gallery-site.ts";
import { browser, openBrowser } from "./open-browser.ts";
import { main, textField } from "./writing.ts";

export let site: GallerySite;
export let origin: string;

/** One site for the stories of a file; what is written there its curator has written. */
export function openContents(): void {
  beforeAll(async () => {
    site = await openGallerySite();
    ({ origin } = site);
  });
  afterAll(() => site.close());
  openBrowser();
}

export const listPath = "/admin/content-manage/list";
export const editPath = "/admin/content-manage/edit";

/** The curator at an address of the administration. */
export async function openAsCurator(address: string, options: BrowserContextOptions = {}) {
  const opened = await visit(browser, options);
  await signIn(opened.context, origin, curator);
  await opened.page.goto(origin + address);
  await settled(opened.page);
  return opened;
}

/** Writes a notice without a browser; answers its number. */
export const announce = (title: string): Promise<number> =>
  site.hang({ type: "NOTICE", title, author: "", text: `<p>${title} 본문</p>` });

export const rows = (page: Page): Locator => main(page).getByRole("table").getByRole("row");
/** Titles of the posts that are listed, once they are. */
export async function listed(page: Page): Promise<string[]> {
  await main(page).getByRole("table").waitFor();
  return main(page).getByRole("table").getByRole("link").allInnerTexts();
}
export const boxOf = (page: Page, title: string): Locator =>
  main(page).getByRole("checkbox", { name: `‘${title}’ 선택` });
export const action = (page: Page, name: string): Locator => main(page).getByRole("button", { name, exact: true });

export async function openForm(address: string) {
  const opened = await openAsCurator(address);
  await textField(opened.page).waitFor();
  return opened;
}

type Found = {
  type: string;
  index: number;
  title: string;
  author: string;
  caption: string;
  subType: number | null;
  content: string;
};

/** What a program finds at an address; undefined for nothing. */
export async function found(type: string, index: number): Promise<Found | undefined> {
  const answer = await fetch(`${origin}/api/post?type=${type}&index=${index}`);
  return answer.ok ? ((await answer.json()) as Found) : undefined;
}

export const titlesOn = (type: string): Promise<string[]> => boardTitles(origin, type);

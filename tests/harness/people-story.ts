import type { Locator, Page } from "playwright";
import { main, openPage } from "./association-story.ts";
import { visitWithoutScripts } from "./browser.ts";
import { openAsCurator, origin, site } from "./content-story.ts";
import type { Hands } from "./hands.ts";
import { browser } from "./open-browser.ts";

export const officersPath = "/member/executives";
export const peoplePath = "/member/members";

export const button = (page: Page, name: string): Locator => main(page).getByRole("button", { name, exact: true });
export const field = (page: Page, name: string): Locator => main(page).getByRole("textbox", { name, exact: true });
export const nameField = (page: Page): Locator => main(page).locator("input[name=name]");
const status = (page: Page): Locator => main(page).getByRole("status");

/** What was done last is told in these words. */
export const done = (page: Page, words: string): Promise<void> => status(page).filter({ hasText: words }).waitFor();

/** The curator, who is editing a list in its place. */
export async function openEditor(path: string, { device, press }: Pick<Hands, "device" | "press">) {
  const opened = await openAsCurator(path, device);
  await press(button(opened.page, "명단 고치기"));
  await button(opened.page, "마치기").waitFor();
  return opened;
}

/** What a visitor is shown of a page, by a part of it. */
export async function shownOn(path: string, part: "main" | "contentinfo" | "table"): Promise<string> {
  const { page, context } = await visitWithoutScripts(browser, origin + path);
  const text = await page.getByRole(part).first().innerText();
  await context.close();
  return text.replaceAll(/\s+/gu, " ");
}

/** The names in the picture of the lineage. */
export async function paintedNames(): Promise<string> {
  const { page, context } = await openPage(browser, `${origin}/about/member-genealogy`);
  const names = await main(page).locator("figure svg:visible text").allTextContents();
  await context.close();
  return names.join("");
}

type Named = { id: number; name: string; teacherId: number | null; revision: number };

const people = (): Promise<Named[]> => site.call<Named[]>("GET", "/api/person/all");

export async function personNamed(name: string): Promise<Named> {
  const found = (await people()).find((one) => one.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

/** The names of a teacher's disciples, in their order. */
export async function disciplesOf(name: string): Promise<string[]> {
  const { id } = await personNamed(name);
  return (await people()).filter(({ teacherId }) => teacherId === id).map((one) => one.name);
}

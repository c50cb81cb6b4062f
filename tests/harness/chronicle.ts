import type { Browser, BrowserContextOptions, Locator, Page } from "playwright";
import { tokenOf } from "./account.ts";
import { administrator, signIn, type Visit, visit } from "./browser.ts";

export type Entry = { index: number; title: string; year: string; date: string };

/** Reads and replaces a list without a browser. */
export async function keepChronicle(origin: string, name: "history" | "property") {
  const token = await tokenOf(origin, administrator);
  const read = async () => (await (await fetch(`${origin}/api/${name}`)).json()) as Entry[];
  const before = await read();
  const put = async (list: readonly Entry[]) => {
    const answer = await fetch(`${origin}/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(list),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  };
  /** Entries of one day with these texts. */
  const entries = (...titles: string[]): Entry[] =>
    titles.map((title, index) => ({ index, title, year: "2021", date: "05.01" }));
  return { read, entries, save: (...titles: string[]) => put(entries(...titles)), restore: () => put(before) };
}

export const main = (page: Page): Locator => page.getByRole("main");

/** What stands above the list and below it is pressed above. */
export const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole("button", { name, exact: true }).first().click();

/** A field of an entry; `number` counts from 1. */
export const field = (page: Page, number: number, name: string): Locator =>
  main(page).getByRole("textbox", { name: `${number}번째 항목 ${name}`, exact: true });

/** An administrator who is editing the list at this address. */
export async function openChronicle(browser: Browser, url: string, options: BrowserContextOptions): Promise<Visit> {
  const opened = await visit(browser, options);
  await signIn(opened.context, new URL(url).origin, administrator);
  await opened.page.goto(url);
  await press(opened.page, "수정");
  await main(opened.page).getByRole("button", { name: "저장" }).first().waitFor();
  return opened;
}

/** Editing is over, and the list is there to be read. */
export const reading = (page: Page): Promise<void> =>
  main(page).getByRole("button", { name: "수정", exact: true }).waitFor();

export async function saved(page: Page): Promise<void> {
  await press(page, "저장");
  await reading(page);
}

/** The middle of an entry's handle; `number` counts from 1. */
export async function handle(page: Page, number: number): Promise<{ x: number; y: number }> {
  const grip = page.getByRole("main").getByRole("button", { name: `${number}번째 항목 옮기기`, exact: true });
  const box = await grip.boundingBox();
  if (!box) throw new Error(`no handle ${number}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The texts of the entries in the order in which they stand. */
export const order = (page: Page): Promise<string[]> =>
  page.locator("main li textarea").evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));

import type { BrowserContextOptions, Page } from "playwright";
import { beforeAll } from "vitest";
import { addMember, newKey, type Person } from "./account.ts";
import { member, settled, signIn, visit } from "./browser.ts";
import { browser, openBrowser } from "./open-browser.ts";
import { callsOf } from "./question.ts";
import { sharedSite } from "./shared-site.ts";
import { place, textField, titleField, write } from "./writing.ts";

type Credentials = Pick<Person, "username" | "password">;

export let origin: string;

/** A shared site where one may write as much as one likes. */
export function openWritings(): void {
  openBrowser();
  beforeAll(async () => {
    origin = await sharedSite("writing");
  });
}

export const newMember = (): Promise<Person> => addMember(origin, newKey("write"));

/** Writes a question without a browser; answers its number. */
export const ask = async (title: string, text: string, by: Credentials = member): Promise<number> =>
  (await callsOf(origin, by)).ask(title, `<p>${text}</p>`);

/** Edits a question without a browser. */
export async function editQuestion(index: number, written: { title: string; content: string }, by = member) {
  const { call } = await callsOf(origin, by);
  await call("PUT", "/post", { ...written, type: "QNA", targetType: "QNA", index });
}

type WritingOptions = BrowserContextOptions & { as?: Credentials; query?: string };

/** A member on the page where a question is written. */
export async function openWriting({ as = member, query = "", ...options }: WritingOptions = {}) {
  const opened = await visit(browser, options);
  await signIn(opened.context, origin, as);
  await opened.page.goto(origin + place + query);
  await settled(opened.page);
  await textField(opened.page).waitFor();
  return opened;
}

/** A new question with a title, and the text to be written into. */
export async function beginQuestion(page: Page, title: string): Promise<void> {
  await page.goto(origin + place);
  await titleField(page).fill(title);
  await textField(page).click();
}

/** A form in which somebody has begun to write. */
export async function beginText(text: string) {
  const opened = await openWriting();
  await textField(opened.page).click();
  await write(opened.page, text);
  return opened;
}

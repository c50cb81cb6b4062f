import type { Browser, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { addMember, type Person } from "./account.ts";
import { launch, signIn, visit } from "./browser.ts";
import { comments, openQuestion } from "./comments-page.ts";
import { type GallerySite, openGallerySite } from "./gallery-site.ts";
import { type Calls, callsOf } from "./question.ts";

export let browser: Browser;
export let site: GallerySite;
export let origin: string;
/** Who asks, and who answers; what they do without a browser. */
export let asker: Person;
export let other: Person;
export let asks: Calls;
export let others: Calls;

/** One site for the stories of a file, with two members and what they ask each other. Its administrator is the curator. */
export function openQuestions(): void {
  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), openGallerySite()]);
    ({ origin } = site);
    asker = await addMember(origin, "asker");
    other = await addMember(origin, "answerer");
    asks = await callsOf(origin, asker);
    others = await callsOf(origin, other);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
}

export async function openAs(account: Pick<Person, "username" | "password">, index: number) {
  const opened = await visit(browser);
  await signIn(opened.page, origin, account);
  await openQuestion(opened.page, origin, index);
  return opened;
}

export const countOf = (page: Page) => comments(page).getByRole("heading", { level: 2 }).innerText();
export const focused = (page: Page) => page.locator(":focus");
export const quietLine = (page: Page, words: string | RegExp) =>
  comments(page).getByRole("alert").filter({ hasText: words });

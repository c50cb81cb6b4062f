import type { Page } from "playwright";
import { beforeAll } from "vitest";
import { addMember, newKey, type Person } from "./account.ts";
import { signIn, visit } from "./browser.ts";
import { comments, openQuestion } from "./comments-page.ts";
import { curate, type Curated } from "./gallery-site.ts";
import { browser, openBrowser } from "./open-browser.ts";
import { type Calls, callsOf } from "./question.ts";
import { sharedSite } from "./shared-site.ts";

export let site: Curated;
export let origin: string;
/** Who asks, and who answers; what they do without a browser. */
export let asker: Person;
export let other: Person;
export let asks: Calls;
export let others: Calls;

/** A shared site, with two members of the file's own and what they ask each other. Its administrator is the curator. */
export function openQuestions(): void {
  openBrowser();
  beforeAll(async () => {
    origin = await sharedSite("asking");
    site = await curate(origin);
    asker = await addMember(origin, newKey("ask"));
    other = await addMember(origin, newKey("say"));
    asks = await callsOf(origin, asker);
    others = await callsOf(origin, other);
  });
}

export async function openAs(account: Pick<Person, "username" | "password">, index: number) {
  const opened = await visit(browser);
  await signIn(opened.context, origin, account);
  await openQuestion(opened.page, origin, index);
  return opened;
}

export const countOf = (page: Page) => comments(page).getByRole("heading", { level: 2 }).innerText();
export const focused = (page: Page) => page.locator(":focus");
export const quietLine = (page: Page, words: string | RegExp) =>
  comments(page).getByRole("alert").filter({ hasText: words });

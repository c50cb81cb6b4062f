import type { Locator, Page } from "playwright";
import { settled } from "./browser.ts";
import { questionPath } from "./question.ts";

/** The comments of the question that is open. */
export const comments = (page: Page): Locator => page.getByRole("region", { name: /^댓글 \d+개$/u });

/** The innermost item that holds the words: a comment without its replies, or a reply. */
export const said = (page: Page, words: string): Locator =>
  comments(page).getByRole("listitem").filter({ hasText: words }).last();

export const writing = (page: Page): Locator => comments(page).getByLabel("댓글 쓰기");
export const answering = (page: Page): Locator => comments(page).getByLabel(/님에게 답글 쓰기$/u);

export const press = (where: Locator, name: string | RegExp): Promise<void> =>
  where.getByRole("button", { name }).first().click();

export async function openQuestion(page: Page, origin: string, index: number): Promise<void> {
  await page.goto(origin + questionPath(index));
  await settled(page);
}

/** Lets calls of a kind wait until `release`. */
export async function hold(page: Page, path: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/trpc/${path}**`, async (route) => {
    await promise;
    await route.continue();
  });
  return release;
}

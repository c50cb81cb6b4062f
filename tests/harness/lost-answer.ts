import type { Page, Route } from "playwright";

/** The server has done what it was asked, and nobody hears of it. */
export async function loseAnswer(route: Route): Promise<void> {
  // A connection that was kept may just have been closed by the server.
  await route.fetch({ maxRetries: 2 });
  // A page that was reloaded meanwhile has given the call up by itself.
  await route.abort().catch(() => undefined);
}

/** The next answer to calls of a kind is lost. */
export async function loseNext(page: Page, path: string): Promise<void> {
  await page.route(`**/trpc/${path}*`, loseAnswer, { times: 1 });
}

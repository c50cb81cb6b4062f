import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { isAsleep, openAsleep, readerStarted } from "../harness/asleep-page.ts";
import { openBrowser } from "../harness/open-browser.ts";

/** Of the line that a page shows without the app. */
const failureId = "app-failure";

const origin = inject("origin");
openBrowser();

const slow = "아직 처리하고 있습니다. 잠시만 더 기다려 주세요.";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const asleepPage = "/community/notice";
const footer = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "이용약관" });

/**
 * Has the page itself press this button of the line as soon as it stands, and answers with what the line and the page's
 * title said, as a promise in a list, so as not to be waited for here: while the next document is on its way the browser
 * hands nothing to a page from outside.
 */
async function pressOnceTold(page: Page, name: string): Promise<Promise<string>[]> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const tell = `told${name.replaceAll(" ", "")}`;
  await page.exposeFunction(tell, resolve);
  await page.evaluate(
    ([id, wanted, out]) =>
      new MutationObserver((_changes, observer) => {
        const line = document.getElementById(id);
        if (!line) return;
        observer.disconnect();
        const words = `${document.querySelector("h1")?.textContent}: ${line.firstChild?.textContent}`;
        (globalThis as unknown as Record<string, (words: string) => void>)[out]?.(words);
        for (const one of line.querySelectorAll("button")) if (one.textContent === wanted) one.click();
      }).observe(document.body, { childList: true }),
    [failureId, name, tell] as const,
  );
  return [promise];
}

test("SEE-11 SPD-01 who waits for a document is told so after four seconds, and may give it up or ask for it again", async () => {
  const { page, context } = await openAsleep(origin + asleepPage);
  await readerStarted(page);
  let asked = 0;
  await page.route("**/terms", (route) => {
    asked += 1;
    return asked < 3 ? undefined : route.continue();
  });
  const pressLink = () => footer(page).click({ noWaitAfter: true });
  const [givenUp] = await pressOnceTold(page, "그만두기");
  await pressLink();
  expect(await givenUp).toContain(`공지사항: ${slow}`);
  expect(await page.getByText(slow).count()).toBe(0);
  expect(page.url()).toBe(origin + asleepPage);
  const [again] = await pressOnceTold(page, "다시 시도");
  await pressLink();
  expect(await again).toContain(`공지사항: ${slow}`);
  await title(page, "이용약관").waitFor();
  expect(asked).toBe(3);
  expect(await page.getByText(slow).count()).toBe(0);
  await context.close();
});

test("SEE-11 SPD-01 offline the page that is read stays while the app sleeps, says why, and the next comes with the connection", async () => {
  const { page, context } = await openAsleep(origin + asleepPage);
  await readerStarted(page);
  const offline = page.getByText("인터넷에 연결되어 있지 않습니다. 연결되면 페이지가 열립니다.");
  await context.setOffline(true);
  await footer(page).click();
  await offline.waitFor();
  await button(page, "다시 시도").click();
  expect(await offline.isVisible()).toBe(true);
  await button(page, "그만두기").click();
  await offline.waitFor({ state: "detached" });
  expect(await isAsleep(page)).toBe(true);
  await footer(page).click();
  await offline.waitFor();
  await context.setOffline(false);
  await title(page, "이용약관").waitFor();
  expect(page.url()).toBe(`${origin}/terms`);
  await context.close();
});

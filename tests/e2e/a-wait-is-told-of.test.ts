import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { awake, fillSignIn, member, settled, signIn, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

/**
 * Lets the clock of a page come to `milliseconds` after `began` and stops it there: how much of that a machine has taken
 * until here is no matter.
 */
async function waitUntil(page: Page, began: number, milliseconds: number): Promise<void> {
  // It goes on until it is told to stop, which a busy machine is slow to do.
  const stop = (await timeOf(page)) + 1_000;
  await page.clock.pauseAt(stop);
  await page.clock.runFor(Math.max(0, began + milliseconds - stop));
}

const timeOf = (page: Page) => page.evaluate(() => Date.now());

const slow = "아직 처리하고 있습니다. 잠시만 더 기다려 주세요.";

test("SEC-14 API-01 who waits for a call for longer than ten seconds is told so, and no longer than they wait", async () => {
  const { page, context, faults } = await visit(browser);
  await page.clock.install();
  await page.goto(`${origin}/sign-in`);
  await settled(page);
  const line = page.getByText(slow);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route("**/trpc/auth.signIn*", async (route) => {
    ask();
    await held;
    await route.continue();
  });
  const began = await timeOf(page);
  await fillSignIn(page, member);
  await asked;
  await waitUntil(page, began, 9_500);
  expect(await line.count()).toBe(0);
  await page.clock.resume();
  await line.waitFor();
  expect(await page.getByRole("button", { name: "그만두기" }).count()).toBe(0);
  release();
  await line.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("SEE-11 who waits for a page for longer than four seconds is told so, and no longer than they wait", async () => {
  const { page, context, faults } = await visit(browser);
  await page.clock.install();
  await page.goto(`${origin}/community/notice`);
  await awake(page);
  const line = page.getByText(slow);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route("**/trpc/post.listNotices*", async (route) => {
    ask();
    await held;
    await route.continue();
  });
  const list = page.getByRole("main");
  const began = await timeOf(page);
  await list
    .getByRole("link", { name: "2", exact: true })
    .or(list.getByRole("link", { name: "2 페이지" }))
    .first()
    .click();
  await asked;
  await waitUntil(page, began, 3_500);
  expect(await line.count()).toBe(0);
  await page.clock.resume();
  await line.waitFor();
  release();
  await page.waitForURL(/page=2/u);
  await line.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

/** Notes in every frame what says which page this is: once for as long as it stays the same. */
async function watchFrames(page: Page) {
  await page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join();
    const look = () => {
      const frame = [
        document.title,
        texts("main h1"),
        texts('nav[aria-label="현재 위치"] li'),
        texts("main nav a[aria-current]"),
        texts("header nav a[aria-current]"),
      ].join(" | ");
      if (frames.at(-1) !== frame) frames.push(frame);
      requestAnimationFrame(look);
    };
    const frames: string[] = [];
    Object.assign(window, { frames });
    look();
  });
  return () => page.evaluate(() => (window as never as { frames: string[] }).frames);
}

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Nothing that a page is made of comes any more, until it is released. */
async function holdLine(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const pattern = /\/(?:trpc|assets)\//u;
  await page.route(pattern, async (route) => {
    await held;
    // A page that was left asks for nothing any more.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(pattern);
  };
}

/** A list, alive, and with what tells of waiting. */
async function openList(page: Page, path: string): Promise<void> {
  const status = page.waitForResponse(/\/wait-status-[^/]+\.js$/u);
  await page.goto(origin + path);
  await awake(page);
  await (await status).finished();
}

const openNotices = (page: Page) => openList(page, "/community/notice");

test("SEE-11 a page that does not come says so after four seconds, and all that is seen belongs to one page", async () => {
  const { page, context, faults } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await openNotices(page);
  const frames = await watchFrames(page);
  const late = page.getByText(slow);
  const release = await holdLine(page);
  await link(page, "전시").click();
  await page.waitForURL(`${origin}/gallery/exhibition/1`);
  await late.waitFor();
  expect(await title(page, "공지사항").isVisible()).toBe(true);
  await button(page, "그만두기").click();
  await page.waitForURL(`${origin}/community/notice`);
  await late.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  expect(new Set(await frames()).size).toBe(1);
  await link(page, "전시").click();
  await late.waitFor();
  await release();
  await title(page, /불교미술전/u).waitFor();
  await late.waitFor({ state: "detached" });
  expect(new Set(await frames()).size).toBe(2);
  expect((await frames()).at(-1)).toMatch(/\| 전시,[^|]*$/u);
  expect(faults).toEqual([]);
  await context.close();
});

test("SEE-11 who tries again a page that does not come gets it as a whole", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await openNotices(page);
  let isBroken = true;
  await page.route("**/trpc/**", (route) => (isBroken ? undefined : route.continue()));
  await link(page, "전시").click();
  const again = button(page, "다시 시도");
  await again.waitFor();
  isBroken = false;
  await again.click();
  await title(page, /불교미술전/u).waitFor();
  expect(page.url()).toBe(`${origin}/gallery/exhibition/1`);
  await context.close();
});

test("SEE-11 offline a page says at once why it does not come, and comes with the connection; what was seen is there", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await openNotices(page);
  await page.getByRole("main").getByRole("link", { name: "Q&A", exact: true }).click();
  await title(page, "Q&A").waitFor();
  const frames = await watchFrames(page);
  await context.setOffline(true);
  const offline = page.getByText("인터넷에 연결되어 있지 않습니다. 연결되면 페이지가 열립니다.");
  await link(page, "전시").click();
  await offline.waitFor();
  await button(page, "다시 시도").click();
  await offline.waitFor();
  await button(page, "그만두기").click();
  await page.waitForURL(`${origin}/community/qna`);
  await offline.waitFor({ state: "detached" });
  expect(new Set(await frames()).size).toBe(1);
  // Longer than what was fetched counts as fresh.
  await page.clock.fastForward(60_000);
  await page.goBack();
  await title(page, "공지사항").waitFor();
  expect(await offline.count()).toBe(0);
  await link(page, "소식").click();
  await offline.waitFor();
  await context.setOffline(false);
  await title(page, "주요사업").waitFor();
  expect(page.url()).toBe(`${origin}/news/major-business`);
  expect(new Set(await frames()).size).toBe(3);
  await context.close();
});

const dead = "서버에 연결하지 못했습니다. 연결되면 페이지가 열립니다.";

/** A line that is dead though the browser says that it is online. */
async function cutLine(page: Page) {
  await page.route("**", (route) => route.abort("connectionrefused"));
  return () => page.unroute("**");
}

test.each([
  ["files", "/community/notice", "전시", /불교미술전/u],
  ["a call", "/community/notice", "2", "공지사항"],
  ["a file that holds how the page is fetched", "/community/qna", "글쓰기", "글쓰기"],
])(
  "SEE-11 on a line that is dead the page that is read stays, says so, and the next comes with the line: %s",
  async (_, path, name, next) => {
    const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    // Who is not signed in is sent on from a page for writing.
    await signIn(context, origin, member);
    await openList(page, path);
    const frames = await watchFrames(page);
    const mend = await cutLine(page);
    await page
      .getByRole("link", { name, exact: true })
      .or(page.getByRole("link", { name: `${name} 페이지` }))
      .first()
      .click();
    await page.getByText(dead).waitFor();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await button(page, "다시 시도").click();
    await expect.poll(() => button(page, "다시 시도").getAttribute("aria-busy")).not.toBe("true");
    expect(await page.getByText(dead).isVisible()).toBe(true);
    expect(new Set(await frames()).size).toBe(1);
    await mend();
    await page.getByText(dead).waitFor({ state: "detached" });
    await title(page, next).waitFor();
    expect((await frames()).length).toBeLessThanOrEqual(2);
    await context.close();
  },
);

test("SEE-11 a call that alone gets no answer is told as such, in place of its page", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await openNotices(page);
  await page.route("**/trpc/post.list*", (route) => route.abort("connectionreset"));
  await link(page, "전시").click();
  await page.getByText("서버에 연결할 수 없습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.").waitFor();
  await page.unroute("**/trpc/post.list*");
  await button(page, "다시 시도").click();
  await title(page, /불교미술전/u).waitFor();
  await context.close();
});

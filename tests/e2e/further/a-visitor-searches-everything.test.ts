import { type Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { openAsleep, readerStarted } from "../../harness/asleep-page.ts";
import { main, openPage, phone, wide } from "../../harness/association-story.ts";
import { settled, signIn, styled, visit, visitWithoutScripts } from "../../harness/browser.ts";
import { curator } from "../../harness/gallery-site.ts";
import { browser } from "../../harness/open-browser.ts";
import { asker, asks, openQuestions, origin, other, site } from "../../harness/question-story.ts";
import { expectSound } from "../../harness/soundness.ts";

openQuestions();

const word = "청학동고개";
const secret = "적벽강나루";

const forVisitors = "회원만 보는 글은 로그인해야 찾을 수 있습니다.";

const addressOf = (query: string) => `/search?query=${encodeURIComponent(query)}`;
const field = (page: Page) => main(page).getByRole("searchbox", { name: "검색어" });
const group = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const nothing = (page: Page) => main(page).getByText("없습니다.");

beforeAll(async () => {
  await site.hang({ type: "NOTICE", title: "가을 나들이", author: "", text: `<p>모두 ${word}에 모입니다.</p>` });
  const spring = { type: "FIRST_EXHIBITION", title: `${word}의 봄`, author: "이솔", text: "<p>그림</p>" };
  await site.hang({ ...spring, format: { width: 200, height: 500 } });
  await asks.call("POST", "/post", { type: "QNA", title: secret, content: `<p>${secret}</p>`, isSecret: true });
});

async function openAs(account: typeof asker | typeof curator | undefined, path: string) {
  const opened = await visit(browser, wide);
  if (account) await signIn(opened.context, origin, account);
  await opened.page.goto(origin + path);
  await settled(opened.page);
  return opened;
}

test("DAY-06 a visitor finds a notice by a word of its text, and a work, and follows the way there", async () => {
  const { page, faults } = await openPage(browser, origin + addressOf(word), wide);
  const notice = group(page, "게시글").getByRole("listitem");
  expect(await notice.locator("mark").allInnerTexts()).toEqual([word]);
  await group(page, "작품")
    .getByRole("link", { name: `${word}의 봄` })
    .waitFor();
  // One knows a work by its picture, which is seen whole.
  const { shown, ratio } = await group(page, "작품")
    .locator("img")
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      return { shown: width / height, ratio: image.naturalWidth / image.naturalHeight };
    });
  expect(shown).toBeCloseTo(ratio, 1);
  await expectSound(page);
  await notice.getByRole("link", { name: "가을 나들이" }).click();
  await page.waitForURL("**/community/notice/detail?index=*");
  expect(faults).toEqual([]);
});

test("DAY-06 people and pages are found by their names", async () => {
  const { page } = await openPage(browser, origin + addressOf("설립 취지"), wide);
  await group(page, "페이지").getByRole("link", { name: "설립 취지" }).first().waitFor();
  await field(page).fill("담묵");
  await field(page).press("Enter");
  await group(page, "인물").getByRole("link", { name: "담묵" }).first().waitFor();
});

test("DAY-06 what a secret question says is found by who asked it and by administrators, and by nobody else", async () => {
  for (const account of [asker, curator]) {
    const { page, context } = await openAs(account, addressOf(secret));
    await group(page, "게시글").getByRole("link", { name: secret }).waitFor();
    await context.close();
  }
  for (const account of [undefined, other]) {
    const { page, context } = await openAs(account, addressOf(secret));
    await nothing(page).waitFor();
    // Signing in may help a visitor; who has is not asked to.
    await main(page).getByText("맞춤법과 띄어쓰기를 살펴 주세요.").waitFor();
    const hint = main(page).getByText(forVisitors);
    await expect.poll(() => hint.count()).toBe(account ? 0 : 1);
    expect(await group(page, "게시글").count()).toBe(0);
    await context.close();
  }
});

test("DAY-06 the keyboard leads to the field, but not whoever is typing", async () => {
  const { page } = await openPage(browser, `${origin}/about/greeting`, wide);
  await page.keyboard.press("/");
  await page.waitForURL("**/search");
  await page.waitForFunction(() => document.activeElement?.matches("main input[type=search]"));
  await page.keyboard.type(`a/${word}`);
  expect(await field(page).inputValue()).toBe(`a/${word}`);
  await page.keyboard.press("Enter");
  await nothing(page).waitFor();
  await main(page).getByRole("link", { name: "기록으로 작품 찾기" }).focus();
  await page.keyboard.press("Control+k");
  await page.waitForFunction(() => document.activeElement?.matches("main input[type=search]"));
});

test("DAY-06 SPD-02 a key that was pressed before anything could hear it leads there too, but not who is writing", async () => {
  const held = /\/assets\/entry-reader-[^/]+\.js$/u;
  const reading = await openAsleep(`${origin}/about/greeting`, { ...wide, held });
  await reading.page.keyboard.press("/");
  reading.release();
  await reading.page.waitForURL("**/search");
  await reading.context.close();
  const writing = await openAsleep(`${origin}/community/notice`, { ...wide, held });
  const words = main(writing.page).getByRole("searchbox");
  await words.focus();
  await writing.page.keyboard.press("/");
  writing.release();
  await readerStarted(writing.page);
  expect(await words.inputValue()).toBe("/");
  expect(new URL(writing.page.url()).pathname).toBe("/community/notice");
  await writing.context.close();
  const written = await openAsleep(`${origin}/community/notice`, { ...wide, held });
  await main(written.page).getByRole("searchbox").pressSequentially("가/");
  // By nothing that is heard: the key was a letter where it was pressed, wherever the focus is by now.
  await main(written.page).getByRole("searchbox").blur();
  written.release();
  await readerStarted(written.page);
  expect(new URL(written.page.url()).pathname).toBe("/community/notice");
  await written.context.close();
});

test("DAY-06 on a phone the menu leads to it", async () => {
  const { page } = await openPage(browser, `${origin}/about/greeting`, phone);
  await page.getByRole("button", { name: "전체 메뉴 열기" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "검색", exact: true }).click();
  await page.waitForURL("**/search");
  await field(page).fill(word);
  await main(page).getByRole("button", { name: "검색" }).click();
  await group(page, "작품").waitFor();
  await expectSound(page);
});

test("DAY-06 without scripts the link and the form lead to what is found", async () => {
  const { page } = await visitWithoutScripts(browser, `${origin}/about/greeting`);
  await page.getByRole("banner").getByRole("link", { name: "검색", exact: true }).click();
  await field(page).fill(word);
  await field(page).press("Enter");
  await group(page, "게시글").getByRole("link", { name: "가을 나들이" }).waitFor();
});

test("DAY-06 SPD-02 before the app is there a visitor reads that signing in may help, and a member does not", async () => {
  for (const account of [undefined, other]) {
    const { page, context } = await visit(browser, wide);
    if (account) await signIn(context, origin, account);
    // It never comes.
    await page.route(/\/assets\/(?!entry-reader-)[^/]+\.js$/u, () => undefined);
    await page.goto(origin + addressOf(secret), { waitUntil: "commit" });
    await main(page).getByText("맞춤법과 띄어쓰기를 살펴 주세요.").waitFor();
    await styled(page);
    expect(await main(page).getByText(forVisitors).isVisible()).toBe(account === undefined);
    await context.close();
  }
});

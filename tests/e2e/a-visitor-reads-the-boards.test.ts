import { expect, inject, test } from "vitest";
import { settled, visit, visitWithoutScripts } from "../harness/browser.ts";
import { dateOf, list, plain, type Listed } from "../harness/listed-posts.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test("BRD-02 BRD-03 CON-01 the notice list has 14 rows a page, each marked 공지, and a row opens its post", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/community/notice`);
  await settled(page);
  const { list: expected } = await list("type=NOTICE&limit=14");
  const rows = page.getByRole("main").getByRole("table").getByRole("row");
  const texts = await rows.allInnerTexts();
  expect(texts[0]).toMatch(/번호[\s\S]*제목[\s\S]*작성자[\s\S]*작성일/u);
  expect(texts).toHaveLength(15);
  for (const [place, post] of expected.entries()) {
    const text = texts[place + 1]!;
    for (const part of [String(post.index), post.title, post.author, dateOf(post.createdAt)])
      expect(plain(text)).toContain(part);
  }
  expect(await page.getByRole("main").getByRole("table").getByText("[공지]", { exact: true }).count()).toBe(14);
  await rows.nth(1).getByRole("link").first().click();
  await page.waitForURL(`${origin}/community/notice/detail?index=${expected[0]!.index}`);
  expect(faults).toEqual([]);
  await context.close();
});

test("CON-02 CON-03 the pager stops at both ends and marks the page", async () => {
  const { page, context } = await visit(browser);
  const pager = page.getByRole("navigation", { name: "페이지 이동" });
  await page.goto(`${origin}/community/notice`);
  await settled(page);
  expect(await pager.getByRole("link", { name: /이전/u }).getAttribute("aria-disabled")).toBe("true");
  await pager.getByRole("link", { name: /다음/u }).click();
  await page.waitForURL(`${origin}/community/notice?page=2`);
  const shown = () => pager.locator('[aria-current="page"]').allInnerTexts();
  await expect.poll(shown).toEqual(["2"]);
  await page.goto(`${origin}/community/notice?page=99`);
  await settled(page);
  expect(await shown()).toEqual(["6"]);
  expect(await pager.getByRole("link", { name: /다음/u }).getAttribute("aria-disabled")).toBe("true");
  await pager.getByRole("link", { name: /이전/u }).click();
  await page.waitForURL(`${origin}/community/notice?page=5`);
  await context.close();
});

test("BRD-01 BRD-05 a search is submitted by Enter, starts at page 1, and survives paging", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/community/notice?page=3`);
  await settled(page);
  expect(await page.getByRole("combobox").inputValue()).toBe("TITLE");
  await page.getByRole("combobox").selectOption({ label: "작성자" });
  await page.getByRole("searchbox").fill("사무국");
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL(/searchKeyword=/u, { waitUntil: "domcontentloaded" });
  expect(new URL(page.url()).searchParams.get("page")).toBeNull();
  const pages = page.getByRole("navigation", { name: "페이지 이동" });
  // The address is the next list's before the list is.
  await pages.locator('[aria-current="page"]').filter({ hasText: /^1$/u }).waitFor();
  await pages.getByRole("link", { name: /다음/u }).click();
  await page.waitForURL(/page=2/u);
  const parameters = new URL(page.url()).searchParams;
  expect([parameters.get("searchType"), parameters.get("searchKeyword")]).toEqual(["USER", "사무국"]);
  expect(await page.getByRole("searchbox").inputValue()).toBe("사무국");
  expect(faults).toEqual([]);
  await context.close();
});

test("BRD-05 without a match an empty state says so", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/community/notice?searchKeyword=없는낱말`);
  expect(await page.getByRole("main").innerText()).toMatch(/검색 ?결과가 없습니다|찾지 못했습니다|없습니다/u);
  await context.close();
});

test("BRD-01 the search works with scripts off", async () => {
  const { page, context } = await visitWithoutScripts(browser, `${origin}/community/notice`);
  await page.getByRole("searchbox").fill("다례재");
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL(/searchKeyword=/u, { waitUntil: "domcontentloaded" });
  expect((await page.getByRole("main").getByRole("table").innerText()).match(/다례재/gu)?.length).toBeGreaterThan(0);
  await context.close();
});

test("BRD-06 BRD-07 a notice shows what it is, and leads back", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/community/notice?page=2`);
  await settled(page);
  const link = page.getByRole("main").getByRole("table").getByRole("link").first();
  await link.click();
  await page.waitForURL(/detail\?index=\d+/u);
  const index = Number(new URL(page.url()).searchParams.get("index"));
  const post = (await (await fetch(`${origin}/api/post?type=NOTICE&index=${index}`)).json()) as Listed & {
    views: number;
  };
  await page.getByText("조회").waitFor();
  const text = await page.getByRole("main").innerText();
  for (const part of [String(index), post.title, post.author, dateOf(post.createdAt), "조회"])
    expect(plain(text)).toContain(part);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: /인쇄/u }).click();
  await page.locator("body[data-printed]").waitFor({ state: "attached" });
  expect(await page.getByRole("link", { name: "목록" }).getAttribute("href")).toBe("/community/notice");
  await page.getByRole("button", { name: /뒤로|이전 페이지/u }).click();
  await page.waitForURL(`${origin}/community/notice?page=2`);
  expect(faults).toEqual([]);
  await context.close();
});

test("BRD-08 NAV-30 a reader copies the link: the dialog says so, holds the focus and gives it back", async () => {
  const { page, context } = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`${origin}/community/qna/detail?index=120`);
  await settled(page);
  const share = page.getByRole("button", { name: /공유/u });
  await share.click();
  const dialog = page.getByRole("dialog", { name: "안내" }).or(page.getByRole("alertdialog", { name: "안내" }));
  await dialog.getByText("게시물 링크가 복사되었습니다.").waitFor();
  const told = await dialog.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${told}"]`).innerText()).toBe("게시물 링크가 복사되었습니다.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/community\/qna\/detail\?index=120$/u);
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await dialog.getByRole("button", { name: "확인" }).click();
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => share.evaluate((node) => node === document.activeElement)).toBe(true);
  await share.click();
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await context.close();
});

test("BRD-08 where the device has a share sheet it opens instead", async () => {
  const { page, context } = await visit(browser);
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.body.setAttribute("data-shared", data?.url ?? "");
      return Promise.resolve();
    };
  });
  await page.goto(`${origin}/community/notice/detail?index=80`);
  await settled(page);
  await page.getByRole("button", { name: /공유/u }).click();
  await page.locator("body[data-shared$='/community/notice/detail?index=80']").waitFor({ state: "attached" });
  expect(await page.getByRole("dialog").count()).toBe(0);
  await context.close();
});

test("BRD-09 BRD-10 BRD-12 the Q&A list pins three notices on every page, and each row opens its own kind", async () => {
  const { page, context, faults } = await visit(browser);
  const { list: notices } = await list("type=NOTICE&limit=3");
  for (const path of ["/community/qna", "/community/qna?page=2"]) {
    await page.goto(origin + path);
    await settled(page);
    const rows = await page.getByRole("main").getByRole("table").getByRole("row").allInnerTexts();
    expect(rows).toHaveLength(15);
    for (const [place, notice] of notices.entries()) expect(plain(rows[place + 1]!)).toContain(notice.title);
  }
  await page.getByRole("link", { name: notices[0]!.title }).click();
  await page.waitForURL(/\/community\/notice\/detail\?index=80/u);
  await page.goBack();
  await page.getByRole("main").getByRole("table").getByRole("row").nth(5).getByRole("link").first().click();
  await page.waitForURL(/\/community\/qna\/detail\?index=\d+/u);
  expect(faults).toEqual([]);
  await context.close();
});

test("BRD-11 a Q&A search shows questions only", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/community/qna?searchKeyword=아교`);
  const rows = (await page.getByRole("main").getByRole("table").getByRole("row").allInnerTexts()).slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toContain("아교");
  await context.close();
});

test("BRD-14 CMT-01 a question shows its text, its comments and their replies", async () => {
  const { page, context, faults } = await visit(browser);
  const { list: questions } = await list("type=QNA&limit=100");
  for (const { index } of questions.slice(0, 12)) {
    const comments = (await (await fetch(`${origin}/api/comment/list?type=QNA&index=${index}`)).json()) as {
      commentCount: number;
      list: { author: string; content: string; reply: { content: string }[] }[];
    };
    await page.goto(`${origin}/community/qna/detail?index=${index}`);
    const text = await page.getByRole("main").innerText();
    expect(text).toContain(`댓글 ${comments.commentCount}개`);
    const flat = text.replaceAll(/\s+/gu, " ");
    for (const comment of comments.list)
      for (const { content } of [comment, ...comment.reply])
        expect(flat).toContain(content.replaceAll(/\s+/gu, " ").slice(0, 40));
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("BRD-28 opening a page counts it once, rendering and reloading do not", async () => {
  const { page, context } = await visit(browser);
  const views = async () =>
    ((await (await fetch(`${origin}/api/post?type=NOTICE&index=12`)).json()) as { views: number }).views;
  const before = await views();
  await fetch(`${origin}/community/notice/detail?index=12`);
  expect(await views()).toBe(before);
  const counted = () => page.waitForResponse((response) => /post[./]view/u.test(response.url()));
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([counted(), page.goto(`${origin}/community/notice/detail?index=12`)]);
    expect(await views()).toBe(before + 1);
  }
  await context.close();
});

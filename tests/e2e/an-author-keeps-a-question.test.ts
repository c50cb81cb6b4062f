import type { Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import { awake, settled, visit } from "../harness/browser.ts";
import { openQuestion, writing } from "../harness/comments-page.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { curator } from "../harness/gallery-site.ts";
import { browser } from "../harness/open-browser.ts";
import { asker, asks, openAs, openQuestions, origin, other, site } from "../harness/question-story.ts";
import { questionPath } from "../harness/question.ts";
import { expectSound } from "../harness/soundness.ts";

openQuestions();

const edit = { name: "수정", exact: true };
const remove = { name: "삭제", exact: true };

async function expectAbsent(page: Page) {
  expect(await page.getByRole("main").getByRole("link", edit).count()).toBe(0);
  expect(await page.getByRole("main").getByRole("button", remove).count()).toBe(0);
}

test("BRD-15 SEE-17 edit and delete are the author's and administrators', who alone load them", async () => {
  const index = await asks.ask("글쓴이만 고치는 질문");
  const notice = await site.hang({ type: "NOTICE", title: "운영진이 고치는 공지", author: "" });
  const visitor = await visit(browser);
  await openQuestion(visitor.page, origin, index);
  await expectAbsent(visitor.page);
  await visitor.context.close();
  const member = await openAs(other, index);
  await expectAbsent(member.page);
  await member.context.close();

  const { page, context, faults } = await openAs(curator, index);
  const main = page.getByRole("main");
  for (const [path, type, number] of [
    [questionPath(index), "qna", index],
    [`/community/notice/detail?index=${notice}`, "notice", notice],
  ] as const) {
    await page.goto(origin + path);
    await main.getByRole("link", edit).waitFor();
    expect(await main.getByRole("link", edit).getAttribute("href")).toBe(
      `/admin/content-manage/edit?type=${type}&index=${number}`,
    );
    expect(await main.getByRole("button", remove).count()).toBeGreaterThan(0);
  }
  await expectSound(page);
  await main.getByRole("button", remove).click();
  await readDialog(page);
  await page.waitForURL(`${origin}/community/notice`);
  expect((await fetch(`${origin}/community/notice/detail?index=${notice}`)).status).toBe(404);
  expect(faults).toEqual([]);
  await context.close();
});

test("BRD-15 BRD-16 the author finds edit and delete; deleting asks, and ends at the list, where it is no more", async () => {
  const index = await asks.ask("지울 질문");
  const { page, context, faults } = await openAs(asker, index);
  const main = page.getByRole("main");
  await main.getByRole("link", edit).waitFor();
  expect(await main.getByRole("link", edit).getAttribute("href")).toBe(`/community/qna/edit?type=qna&index=${index}`);
  await expectSound(page);
  // The list is known to the page before the question is gone from it.
  await page.goto(`${origin}/community/qna`);
  await settled(page);
  await main.getByRole("link", { name: "지울 질문" }).click();
  await page.waitForURL(origin + questionPath(index));
  await main.getByRole("button", remove).click();
  expect(await readDialog(page, { button: "취소" })).toBe("정말 삭제 하시겠습니까?");
  expect(await page.locator(":focus").innerText()).toBe("삭제");
  await page.route("**/trpc/post.remove**", (route) => route.abort());
  await main.getByRole("button", remove).click();
  await readDialog(page);
  await main.getByRole("alert").filter({ hasText: "게시물을 삭제하지 못했습니다." }).waitFor();
  await page.unroute("**/trpc/post.remove**");
  await expectSound(page);
  faults.length = 0;
  await writing(page).fill("지울 질문에 쓰던 댓글");
  await main.getByRole("button", remove).click();
  await readDialog(page);
  await page.waitForURL(`${origin}/community/qna`);
  expect(await dialog(page).count()).toBe(0);
  expect(await main.getByRole("link", { name: "지울 질문" }).count()).toBe(0);
  expect((await fetch(origin + questionPath(index))).status).toBe(404);
  expect(faults).toEqual([]);
  await context.close();
});

const tag = (html: string, property: string) =>
  new RegExp(`<meta property="og:${property}" content="([^"]*)"`, "u").exec(html)?.[1];

test.each(["NOTICE", "QNA"])(
  "NAV-28 a link to a %s that is passed on shows the post's own picture, wide enough for KakaoTalk",
  async (type) => {
    const picture = { title: "그림이 있는 글", author: "", type, format: { width: 1600, height: 1200 } };
    const index = await site.hang({ ...picture, alt: "연꽃 & 물", text: "<p>그림을 곁들입니다.</p>" });
    const html = await (await fetch(`${origin}/community/${type.toLowerCase()}/detail?index=${index}`)).text();
    expect(tag(html, "title")).toBe("그림이 있는 글");
    expect(tag(html, "description")).toBe("그림을 곁들입니다.");
    expect(tag(html, "url")).toMatch(/^http:\/\/localhost:\d+\/community\/(?:notice|qna)\/detail\?index=\d+$/u);
    const image = tag(html, "image") ?? "";
    expect(image).toMatch(/^http:\/\/localhost:\d+\/uploads\/[0-9a-f]{64}-1600x1200\/card\.jpg$/u);
    expect([tag(html, "image:width"), tag(html, "image:height")]).toEqual(["1200", "630"]);
    expect(tag(html, "image:alt")).toBe("연꽃 &amp; 물");
    const file = await fetch(origin + new URL(image).pathname);
    const { width, height } = await sharp(await file.arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
  },
);

test("NAV-28 a post without a picture is passed on with the site's own", async () => {
  const index = await asks.ask("그림이 없는 질문");
  const html = await (await fetch(origin + questionPath(index))).text();
  expect(tag(html, "image")).toMatch(/^http:\/\/localhost:\d+\/og\.png$/u);
  expect([tag(html, "image:width"), tag(html, "image:height")]).toEqual(["1200", "630"]);
  const { width, height } = await sharp(await (await fetch(`${origin}/og.png`)).arrayBuffer()).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

test("BRD-16 BRD-20 a question that cannot be read anew is not edited as it was before", async () => {
  const index = await asks.ask("그사이 바뀐 질문");
  const { page, context } = await openAs(asker, index);
  const main = page.getByRole("main");
  await page.goto(`${origin}/community/qna`);
  await awake(page);
  await main.getByRole("link", { name: "그사이 바뀐 질문" }).click();
  await page.waitForURL(origin + questionPath(index));
  await page.route("**/trpc/**post.get**", (route) => route.abort());
  await main.getByRole("link", edit).click();
  await main.getByRole("alert").filter({ hasText: "글을 불러오지 못했습니다." }).waitFor();
  expect(await main.getByRole("textbox", { name: "제목" }).count()).toBe(0);
  await page.unroute("**/trpc/**post.get**");
  await main.getByRole("button", { name: "다시 시도" }).click();
  const title = main.getByRole("textbox", { name: "제목" });
  await title.waitFor();
  expect(await title.inputValue()).toBe("그사이 바뀐 질문");
  await context.close();
});

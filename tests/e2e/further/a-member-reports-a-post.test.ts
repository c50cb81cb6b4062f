import { representatives } from "@bulmo/testing/figures";
import { expect, test } from "vitest";
import { fillSignIn, settled, signIn, visit } from "../../harness/browser.ts";
import { comments, openQuestion, said } from "../../harness/comments-page.ts";
import { dialog, readDialog } from "../../harness/dialog.ts";
import { curator } from "../../harness/gallery-site.ts";
import { browser } from "../../harness/open-browser.ts";
import { asks, focused, openAs, openQuestions, origin, other, asker } from "../../harness/question-story.ts";
import { questionPath } from "../../harness/question.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main } from "../../harness/writing.ts";

const queuePath = "/admin/report-manage";

openQuestions();

const arrived = "신고가 접수되었습니다. 관리자가 확인할 예정입니다.";
const post = { title: "글 신고" };
const comment = { title: "댓글 신고" };

async function openQueue(viewport = { width: 1440, height: 900 }) {
  const opened = await visit(browser);
  await signIn(opened.context, origin, curator);
  await opened.page.setViewportSize(viewport);
  await opened.page.goto(origin + queuePath);
  await settled(opened.page);
  return opened;
}

test("a member reports a question by mouse and a comment by keyboard; again is harmless, one's own is not offered", async () => {
  const index = await asks.ask("신고할 질문");
  await asks.comment(index, "신고할 댓글");
  const { page, context, faults } = await openAs(other, index);
  const button = main(page).getByRole("button", { name: "신고", exact: true }).first();
  await button.click();
  await expectSound(page);
  await dialog(page).getByRole("button", { name: "신고" }).click();
  await dialog(page).getByText("신고 사유를 선택해 주세요.").waitFor();
  expect(await focused(page).evaluate((node) => node.tagName)).toBe("SELECT");
  await dialog(page).getByLabel("신고 사유").selectOption("광고·스팸");
  await dialog(page).getByLabel("덧붙이는 말").fill("물건을 파는 글입니다.");
  await dialog(page).getByRole("button", { name: "신고" }).click();
  await dialog(page).getByText(arrived).waitFor();
  expect(await readDialog(page, post)).toContain(arrived);
  await expect.poll(() => focused(page).innerText()).toBe("신고");

  await button.click();
  await dialog(page).getByLabel("신고 사유").selectOption("기타");
  await dialog(page).getByRole("button", { name: "신고" }).click();
  await dialog(page).getByText("이미 신고하신 글입니다.").waitFor();
  await readDialog(page, post);

  await said(page, "신고할 댓글").getByRole("button", { name: "신고" }).focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByLabel("신고 사유").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog(page).getByText(arrived).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page).innerText()).toBe("신고");
  expect(faults).toEqual([]);
  await context.close();

  const own = await openAs(asker, index);
  await comments(own.page).getByRole("button", { name: "삭제" }).waitFor();
  expect(await main(own.page).getByRole("button", { name: "신고" }).count()).toBe(0);
  await own.context.close();
});

test("a visitor who reports is asked to sign in, and comes back", async () => {
  const index = await asks.ask("방문자가 신고하는 질문");
  await asks.comment(index, "방문자가 신고하는 댓글");
  const { page, context, faults } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await openQuestion(page, origin, index);
  await said(page, "방문자가 신고하는 댓글").getByRole("button", { name: "신고" }).click();
  expect(await readDialog(page)).toContain("로그인 화면으로 이동하시겠습니까?");
  await fillSignIn(page, other);
  await page.waitForURL(origin + questionPath(index));
  await expect.poll(() => focused(page).innerText()).toBe("신고");
  await page.keyboard.press("Enter");
  await dialog(page).getByLabel("신고 사유").selectOption("욕설·비방");
  await expectSound(page);
  await dialog(page).getByRole("button", { name: "신고" }).click();
  await dialog(page).getByText(arrived).waitFor();
  await readDialog(page, comment);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
  await context.close();
});

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.each(representatives(screens, 1))("an administrator works the queue at $width px", async (viewport) => {
  const name = `${viewport.width} 너비의 질문`;
  const index = await asks.ask(name);
  await asks.comment(index, `${name}의 댓글`);
  const member = await openAs(other, index);
  const report = async (button: ReturnType<typeof main>, reason: string, title: string) => {
    await button.click();
    await dialog(member.page).getByLabel("신고 사유").selectOption(reason);
    await dialog(member.page).getByRole("button", { name: "신고" }).click();
    await dialog(member.page).getByText(arrived).waitFor();
    await readDialog(member.page, { title });
  };
  await report(main(member.page).getByRole("button", { name: "신고" }).first(), "광고·스팸", "글 신고");
  await report(said(member.page, `${name}의 댓글`).getByRole("button", { name: "신고" }), "개인정보 노출", "댓글 신고");
  await member.context.close();

  const { page, context, faults } = await openQueue(viewport);
  const table = main(page).getByRole("table");
  const row = (words: string) =>
    table.getByRole("row").filter({ has: page.getByRole("link", { name: words, exact: true }) });
  await row(name).waitFor();
  expect(await row(name).innerText()).toContain("광고·스팸 1");
  expect(await row(name).getByRole("link", { name }).getAttribute("href")).toBe(questionPath(index));
  expect(await main(page).innerText()).not.toContain(other.nickname);
  await expectSound(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await row(`${name}의 댓글`).getByRole("button", { name: "문제 없음" }).click();
  expect(await dialog(page).innerText()).toContain("댓글은 그대로 남고");
  await dialog(page).getByRole("button", { name: "취소" }).click();
  expect(await row(`${name}의 댓글`).count()).toBe(1);
  await row(`${name}의 댓글`).getByRole("button", { name: "문제 없음" }).click();
  await dialog(page).getByRole("button", { name: "문제 없음" }).click();
  await main(page).getByRole("status").filter({ hasText: "문제 없음으로 닫았습니다." }).waitFor();
  await expect.poll(() => row(`${name}의 댓글`).count()).toBe(0);
  await row(name).getByRole("link", { name: "회원 정보" }).waitFor();
  await row(name).getByRole("button", { name: "글 삭제" }).focus();
  await page.keyboard.press("Enter");
  expect(await dialog(page).innerText()).toContain("휴지통");
  await dialog(page).getByRole("button", { name: "삭제", exact: true }).click();
  await main(page).getByRole("status").filter({ hasText: "글을 삭제했습니다." }).waitFor();
  await expect.poll(() => row(name).count()).toBe(0);
  expect((await fetch(`${origin}/api/post?type=QNA&index=${index}`)).status).toBe(404);
  await page.goto(`${origin}/admin/audit?kind=POST`);
  await main(page)
    .getByText(/댓글에 들어온 신고를 문제 없음으로 닫았습니다\./u)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

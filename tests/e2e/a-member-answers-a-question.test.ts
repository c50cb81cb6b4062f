import { expect, test } from "vitest";
import { settled, signIn, visit } from "../harness/browser.ts";
import { answering, comments, hold, press, said, writing } from "../harness/comments-page.ts";
import { readDialog } from "../harness/dialog.ts";
import { curator } from "../harness/gallery-site.ts";
import { browser } from "../harness/open-browser.ts";
import { countComments } from "../harness/question.ts";
import { asks, countOf, focused, openAs, openQuestions, origin, other } from "../harness/question-story.ts";
import { expectSound } from "../harness/soundness.ts";

openQuestions();

test("CMT-01 CMT-02 CMT-03 CMT-10 a comment is there at once, as it was typed, and after a reload", async () => {
  const index = await asks.ask("댓글을 다는 질문");
  const { page, context, faults } = await openAs(other, index);
  expect(await countOf(page)).toBe("댓글 0개");
  const release = await hold(page, "comment.create");
  const words = "아교를 <b>조금</b> 더 넣으세요.\n\n하루 뒤에\n다시 칠합니다.";
  await writing(page).pressSequentially("아교를 <b>조금</b> 더 넣으세요.");
  await writing(page).press("Enter");
  await writing(page).press("Enter");
  await writing(page).pressSequentially("하루 뒤에");
  await writing(page).press("Enter");
  await writing(page).pressSequentially("다시 칠합니다.");
  expect(await writing(page).inputValue()).toBe(words);
  await press(comments(page), "댓글 작성");
  await said(page, "올리고 있습니다.").waitFor();
  expect(await countOf(page)).toBe("댓글 1개");
  expect(await writing(page).inputValue()).toBe("");
  release();
  await said(page, "하루 뒤에").getByRole("button", { name: "좋아요 0" }).waitFor();
  await comments(page).getByRole("status").getByText("댓글을 올렸습니다.").waitFor({ state: "attached" });
  expect(await focused(page).innerText()).toBe("댓글 작성");
  for (const round of ["posted", "reloaded"]) {
    const text = await said(page, "하루 뒤에").innerText();
    expect(text).toMatch(/<b>조금<\/b> 더 넣으세요\.\s+하루 뒤에\n다시 칠합니다\./u);
    expect(text).toContain(other.nickname);
    expect(text).toMatch(/\d{4}\.\d\d\.\d\d/u);
    if (round === "posted") await page.reload();
    await settled(page);
  }
  expect(await countComments(origin, index)).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test("CMT-05 CMT-09 Enter and a syllable that is being composed send nothing, a blank comment is refused, two clicks send one", async () => {
  const index = await asks.ask("빈 댓글");
  const { page, context, faults } = await openAs(other, index);
  for (const blank of ["", "  \n "]) {
    await writing(page).fill(blank);
    await press(comments(page), "댓글 작성");
    await comments(page).getByText("댓글 내용을 입력해 주세요.").waitFor();
    expect(await focused(page).getAttribute("id")).toBe(await writing(page).getAttribute("id"));
  }
  await expectSound(page);
  await writing(page).fill("가".repeat(2_001));
  await press(comments(page), "댓글 작성");
  await comments(page).getByText("댓글은 2,000자 이하로 입력해 주세요.").waitFor();
  await writing(page).fill("");
  const keyboard = await context.newCDPSession(page);
  await writing(page).focus();
  await keyboard.send("Input.imeSetComposition", { text: "하", selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press("Enter");
  await keyboard.send("Input.insertText", { text: "한" });
  await page.keyboard.press("Enter");
  expect(await countComments(origin, index)).toBe(0);
  await writing(page).fill("한 번만");
  await comments(page).getByRole("button", { name: "댓글 작성" }).dblclick();
  await said(page, "한 번만").getByRole("button", { name: "답글달기" }).waitFor();
  expect(await comments(page).getByText("댓글 내용을 입력해 주세요.").count()).toBe(0);
  expect(await countComments(origin, index)).toBe(1);
  // What moves under the pointer after the first click is not what the second one means.
  const here = page.url();
  await said(page, "한 번만").getByRole("button", { name: "답글달기" }).click();
  await comments(page).getByRole("textbox").first().waitFor();
  await focused(page).fill("두 번 누른 답글");
  await comments(page).getByRole("button", { name: "답글 작성" }).dblclick();
  await said(page, "두 번 누른 답글").getByRole("button", { name: "답글달기" }).waitFor();
  await said(page, "두 번 누른 답글")
    .getByRole("button", { name: /^좋아요/u })
    .dblclick();
  await said(page, "두 번 누른 답글").getByRole("button", { name: "좋아요 1", pressed: true }).waitFor();
  expect([page.url(), await page.getByRole("dialog").count()]).toEqual([here, 0]);
  expect(await countComments(origin, index)).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

test("CMT-02 CMT-03 CMT-04 a reply, and a reply to it, join the thread; all by keyboard", async () => {
  const index = await asks.ask("답글을 다는 질문");
  await asks.comment(index, "첫 댓글");
  await asks.comment(index, "다른 댓글");
  const { page, context, faults } = await openAs(other, index);
  for (const [target, words] of [
    ["첫 댓글", "답글 하나"],
    ["답글 하나", "답글의 답글"],
  ] as const) {
    const answer = said(page, target).getByRole("button", { name: "답글달기" }).first();
    await answer.press("Enter");
    // Who presses before the app is there writes once they see where.
    await expect.poll(() => answer.getAttribute("aria-expanded")).toBe("true");
    expect(await focused(page).getAttribute("id")).toBe(await answering(page).getAttribute("id"));
    await expectSound(page);
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused(page).innerText()).toBe("답글 작성");
    await page.keyboard.press("Enter");
    await said(page, words).getByRole("button", { name: "답글달기" }).waitFor();
    await expect.poll(() => answering(page).count()).toBe(0);
    expect(await focused(page).innerText()).toBe("답글달기");
  }
  await page.reload();
  await settled(page);
  const threads = comments(page).locator(":scope > ul > li");
  expect(await threads.count()).toBe(2);
  expect(await threads.first().getByRole("listitem").allInnerTexts()).toEqual([
    expect.stringContaining("답글 하나"),
    expect.stringContaining("답글의 답글"),
  ]);
  for (const reply of await threads.first().getByRole("listitem").allInnerTexts()) {
    expect(reply).toContain(other.nickname);
    expect(reply).toContain("좋아요 0");
  }
  expect(await countOf(page)).toBe("댓글 4개");
  await said(page, "다른 댓글").getByRole("button", { name: "답글달기" }).click();
  await answering(page).fill("그만둘 답글");
  await comments(page).getByRole("button", { name: "취소" }).click();
  expect(await answering(page).count()).toBe(0);
  expect(await focused(page).innerText()).toBe("답글달기");
  expect(faults).toEqual([]);
  await context.close();
});

test("SEE-19 who answers a question finds it answered in the list that they came from, and who takes it back does not", async () => {
  const index = await asks.ask("목록에서 온 질문");
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, curator);
  await page.goto(`${origin}/community/qna`);
  await settled(page);
  const row = page.getByRole("row").filter({ has: page.locator(`a[href$="index=${index}"]`) });
  const toList = () => page.getByRole("main").getByRole("link", { name: "목록" }).click();
  const remarked = (remark: string) => row.getByText(remark, { exact: true });
  expect(await remarked("답변").count()).toBe(0);
  await row.getByRole("link").click();
  await writing(page).fill("운영진의 답변");
  await press(comments(page), "댓글 작성");
  await comments(page).getByRole("status").getByText("댓글을 올렸습니다.").waitFor({ state: "attached" });
  await toList();
  await remarked("답변").waitFor();
  expect(await remarked("댓글 1").count()).toBe(1);
  await row.getByRole("link").click();
  await press(said(page, "운영진의 답변"), "삭제");
  await readDialog(page);
  await comments(page).getByRole("status").getByText("댓글을 삭제했습니다.").waitFor({ state: "attached" });
  await toList();
  await row.waitFor();
  expect(await remarked("답변").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

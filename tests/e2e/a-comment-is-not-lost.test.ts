import { expect, test } from "vitest";
import { awake, fillSignIn, visit } from "../harness/browser.ts";
import { answering, comments, openQuestion, press, said, writing } from "../harness/comments-page.ts";
import { readDialog } from "../harness/dialog.ts";
import { loseNext } from "../harness/lost-answer.ts";
import { browser } from "../harness/open-browser.ts";
import {
  asks,
  countOf,
  focused,
  openAs,
  openQuestions,
  origin,
  other,
  others,
  quietLine,
} from "../harness/question-story.ts";
import { countComments, questionPath } from "../harness/question.ts";
import { expectSound } from "../harness/soundness.ts";

openQuestions();

test("CMT-08 a visitor who comments or replies is asked to sign in, and comes back to what they typed", async () => {
  const index = await asks.ask("방문자가 보는 질문");
  await asks.comment(index, "답을 기다리는 댓글");
  for (const { box, button, words } of [
    { box: writing, button: "댓글 작성", words: "방문자가 쓰던 글\n둘째 줄" },
    { box: answering, button: "답글 작성", words: "방문자가 쓰던 답글" },
  ]) {
    const { page, context, faults } = await visit(browser);
    await openQuestion(page, origin, index);
    expect(await comments(page).getByRole("button", { name: "삭제" }).count()).toBe(0);
    await press(comments(page), "답글달기");
    await box(page).fill(words);
    await press(comments(page), button);
    await expectSound(page);
    expect(await readDialog(page)).toContain("로그인 화면으로 이동하시겠습니까?");
    await page.waitForURL(/\/sign-in\?origin=/u);
    await fillSignIn(page, other);
    await page.waitForURL(origin + questionPath(index));
    await expect.poll(() => box(page).inputValue()).toBe(words);
    await expect.poll(() => focused(page).getAttribute("id")).toBe(await box(page).getAttribute("id"));
    expect(await focused(page).evaluate((node) => node.getBoundingClientRect().bottom < window.innerHeight)).toBe(true);
    await press(comments(page), button);
    await said(page, words.slice(0, 8)).getByRole("button", { name: "삭제" }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  }
  expect(await countComments(origin, index)).toBe(3);
});

test("CMT-08 a visitor who likes is asked to sign in, and comes back to what they liked", async () => {
  const index = await asks.ask("방문자가 좋아하는 질문");
  await asks.comment(index, "좋은 댓글");
  const { page, context, faults } = await visit(browser);
  await openQuestion(page, origin, index);
  await press(comments(page), /좋아요/u);
  expect(await readDialog(page, { button: "취소" })).toContain("로그인 화면으로 이동하시겠습니까?");
  expect(await focused(page).innerText()).toBe("좋아요 0");
  await press(comments(page), /좋아요/u);
  await readDialog(page);
  await fillSignIn(page, other);
  await page.waitForURL(origin + questionPath(index));
  await expect.poll(() => focused(page).innerText()).toBe("좋아요 0");
  await page.keyboard.press("Space");
  await comments(page).getByRole("button", { name: "좋아요 1", pressed: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("CMT-08 NAV-31 words of a reply come back from signing in also when what they answer is gone by then", async () => {
  const index = await asks.ask("댓글이 먼저 사라지는 질문");
  const first = await asks.comment(index, "그사이 사라질 댓글");
  const { page, context, faults } = await visit(browser);
  await openQuestion(page, origin, index);
  await press(comments(page), "답글달기");
  await answering(page).fill("돌아와서 볼 답글");
  await press(comments(page), "답글 작성");
  await readDialog(page);
  await page.waitForURL(/\/sign-in\?origin=/u);
  await asks.removeComment(first);
  await fillSignIn(page, other);
  await page.waitForURL(origin + questionPath(index));
  await quietLine(page, "답글을 달던 댓글이 삭제되어, 쓰시던 글을 이 칸으로 옮겼습니다.").waitFor();
  expect(await writing(page).inputValue()).toBe("돌아와서 볼 답글");
  expect(faults).toEqual([]);
  await context.close();
});

test("NAV-31 what cannot be sent is taken back with one line and stays where it was typed", async () => {
  await asks.ask("앞선 질문");
  const index = await asks.ask("보내지 못하는 질문");
  const { page, context } = await openAs(other, index);
  // Before, the line at the foot of the window says so (`a-press-is-never-lost`).
  await awake(page);
  await writing(page).fill("끊긴 동안 쓴 글");
  await context.setOffline(true);
  await press(comments(page), "댓글 작성");
  await quietLine(page, "댓글을 올리지 못했습니다. 서버에 연결할 수 없습니다.").waitFor();
  expect(await writing(page).inputValue()).toBe("끊긴 동안 쓴 글");
  expect(await countOf(page)).toBe("댓글 0개");
  await expectSound(page);
  await context.setOffline(false);
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await page.route("**/trpc/comment.create**", async (route) => {
    await refused;
    await route.abort();
  });
  await press(comments(page), "댓글 작성");
  await said(page, "끊긴 동안 쓴 글").waitFor();
  await writing(page).fill("그사이 쓴 글");
  refuse();
  await expect.poll(() => writing(page).inputValue()).toBe("끊긴 동안 쓴 글\n그사이 쓴 글");
  await page.unroute("**/trpc/comment.create**");

  await page.getByRole("link", { name: /이전 글/u }).click();
  expect(await readDialog(page, { button: "계속 작성" })).toContain("아직 올리지 않은 댓글이 있습니다.");
  expect(await writing(page).inputValue()).toBe("끊긴 동안 쓴 글\n그사이 쓴 글");
  await page.getByRole("link", { name: /이전 글/u }).click();
  await readDialog(page, { button: "나가기" });
  await page.waitForURL(origin + questionPath(index - 1));
  await expect.poll(() => writing(page).inputValue()).toBe("");
  await context.close();
});

test("CMT-03 NAV-31 a comment whose answer is lost is shown, and sending its words again does not write it twice", async () => {
  const index = await asks.ask("답을 잃는 질문");
  const { page, context } = await openAs(other, index);
  await writing(page).fill("한 번만 쓴 댓글");
  await loseNext(page, "comment.create");
  await press(comments(page), "댓글 작성");
  await quietLine(page, "댓글을 올리지 못했습니다. 서버에 연결할 수 없습니다.").waitFor();
  // It is there all the same.
  await said(page, "한 번만 쓴 댓글").waitFor();
  expect(await countOf(page)).toBe("댓글 1개");
  expect(await writing(page).inputValue()).toBe("한 번만 쓴 댓글");
  await press(comments(page), "댓글 작성");
  await expect.poll(() => writing(page).inputValue()).toBe("");
  await comments(page).getByText("댓글을 올렸습니다.").waitFor({ state: "attached" });
  expect(await countOf(page)).toBe("댓글 1개");
  expect(await countComments(origin, index)).toBe(1);
  await writing(page).fill("한 번만 쓴 댓글");
  await press(comments(page), "댓글 작성");
  await expect.poll(() => countOf(page)).toBe("댓글 2개");
  await context.close();
});

test("SEE-17 NAV-31 a comment that is being written and one that is being corrected ask one question, and come back from signing in", async () => {
  const index = await asks.ask("쓰면서 고치는 질문");
  await others.comment(index, "처음 쓴 댓글");
  const { page, context } = await openAs(other, index);
  const editing = comments(page).getByLabel("댓글 수정");
  const leave = () => page.getByRole("main").getByRole("link", { name: "목록" }).click();
  await press(said(page, "처음 쓴 댓글"), "수정");
  await expect.poll(() => focused(page).getAttribute("id")).toBe(await editing.getAttribute("id"));
  await editing.fill("고치던 말");
  await writing(page).fill("새로 쓰던 말");
  await page.evaluate(() => fetch("/api/auth/sign-out", { method: "POST" }));
  await press(comments(page), "댓글 작성");
  await quietLine(page, "로그인이 만료되었습니다. 다시 로그인해 주세요.").waitFor();
  await press(comments(page), "댓글 작성");
  await readDialog(page);
  await page.waitForURL(/\/sign-in\?origin=/u);
  await fillSignIn(page, other);
  await page.waitForURL(origin + questionPath(index));
  await expect.poll(() => writing(page).inputValue()).toBe("새로 쓰던 말");
  await expect.poll(() => editing.inputValue()).toBe("고치던 말");
  await expect.poll(() => focused(page).getAttribute("id")).toBe(await writing(page).getAttribute("id"));
  await leave();
  expect(await readDialog(page, { button: "계속 작성" })).toContain("아직 올리지 않은 댓글이 있습니다.");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect([await editing.inputValue(), await writing(page).inputValue()]).toEqual(["고치던 말", "새로 쓰던 말"]);
  await writing(page).fill("");
  await leave();
  await readDialog(page, { button: "계속 작성" });
  await editing.fill("처음 쓴 댓글");
  await leave();
  await page.waitForURL(`${origin}/community/qna`);
  await context.close();
});

test("NAV-31 a session that ended and a limit that is reached are told, and the words stay", async () => {
  const index = await asks.ask("더 쓸 수 없는 질문");
  const { page, context } = await openAs(other, index);
  await awake(page);
  await writing(page).fill("남아 있을 글");
  await page.evaluate(() => fetch("/api/auth/sign-out", { method: "POST" }));
  await press(comments(page), "댓글 작성");
  await quietLine(page, "로그인이 만료되었습니다. 다시 로그인해 주세요.").waitFor();
  expect(await writing(page).inputValue()).toBe("남아 있을 글");
  await press(comments(page), "댓글 작성");
  await readDialog(page);
  await page.waitForURL(/\/sign-in\?origin=/u);
  await fillSignIn(page, other);
  await page.waitForURL(origin + questionPath(index));
  await expect.poll(() => writing(page).inputValue()).toBe("남아 있을 글");
  const talk = async (): Promise<void> => others.comment(index, "말").then(talk);
  await expect(talk()).rejects.toThrow("429");
  await press(comments(page), "댓글 작성");
  await quietLine(page, /요청이 너무 많습니다\. \d+분 후 다시 시도해 주세요\./u).waitFor();
  expect(await writing(page).inputValue()).toBe("남아 있을 글");
  await context.close();
});

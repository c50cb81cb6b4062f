import { expect, test } from "vitest";
import { awake, settled, visit } from "../harness/browser.ts";
import { answering, comments, hold, press, said, writing } from "../harness/comments-page.ts";
import { readDialog } from "../harness/dialog.ts";
import { curator } from "../harness/gallery-site.ts";
import { browser } from "../harness/open-browser.ts";
import { callsOf, countComments, likesOf } from "../harness/question.ts";
import {
  asker,
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
import { expectSound } from "../harness/soundness.ts";

openQuestions();

test("CMT-05 a like shows at once on comments and replies, toggles, stays, and is taken back when it fails", async () => {
  const index = await asks.ask("좋아요를 누르는 질문");
  const first = await asks.comment(index, "좋은 댓글");
  await asks.comment(index, "좋은 답글", first);
  const { page, context, faults } = await openAs(other, index);
  const like = (words: string) =>
    comments(page)
      .locator("li > div", { hasText: words })
      .getByRole("button", { name: /좋아요/u });
  for (const words of ["좋은 댓글", "좋은 답글"]) {
    const release = await hold(page, "comment.like");
    await like(words).click();
    await expect.poll(() => like(words).innerText()).toBe("좋아요 1");
    expect(await like(words).getAttribute("aria-pressed")).toBe("true");
    const answered = page.waitForResponse(/comment\.like/u);
    release();
    await answered;
    await page.unroute("**/trpc/comment.like**");
  }
  await expectSound(page);
  await page.reload();
  await settled(page);
  for (const words of ["좋은 댓글", "좋은 답글"])
    await expect.poll(() => like(words).getAttribute("aria-pressed")).toBe("true");
  let answers = 0;
  page.on("response", (response) => {
    if (response.url().includes("comment.like")) answers += 1;
  });
  for (let presses = 0; presses < 3; presses += 1) await like("좋은 댓글").click();
  await expect.poll(() => answers).toBe(3);
  await expect.poll(() => like("좋은 댓글").innerText()).toBe("좋아요 0");
  expect(await likesOf(origin, index)).toEqual([0, 1]);
  expect(faults).toEqual([]);
  await page.route("**/trpc/comment.like**", (route) => route.abort());
  await like("좋은 댓글").click();
  await quietLine(page, "좋아요를 반영하지 못했습니다. 서버에 연결할 수 없습니다.").waitFor();
  expect(await like("좋은 댓글").innerText()).toBe("좋아요 0");
  expect(await like("좋은 댓글").getAttribute("aria-pressed")).toBe("false");
  await context.close();
});

test("CMT-06 CMT-07 authors and administrators delete, nobody else sees how; a line stays where there are replies", async () => {
  const index = await asks.ask("댓글을 지우는 질문");
  const first = await asks.comment(index, "지울 댓글");
  await others.comment(index, "남는 답글", first);
  await asks.comment(index, "관리자가 지울 댓글");
  const { page, context, faults } = await openAs(asker, index);
  const remove = (words: string) =>
    comments(page).locator("li > div", { hasText: words }).getByRole("button", { name: "삭제" });
  expect(await remove("남는 답글").count()).toBe(0);
  await remove("지울 댓글").first().click();
  expect(await readDialog(page, { button: "취소" })).toBe("정말 삭제 하시겠습니까?");
  expect(await focused(page).innerText()).toBe("삭제");
  await page.route("**/trpc/comment.remove**", (route) => route.abort());
  await remove("지울 댓글").first().click();
  await readDialog(page);
  await quietLine(page, "댓글을 삭제하지 못했습니다.").waitFor();
  expect(await countOf(page)).toBe("댓글 3개");
  await page.unroute("**/trpc/comment.remove**");
  const release = await hold(page, "comment.remove");
  await remove("지울 댓글").first().click();
  await readDialog(page);
  await comments(page).getByText("삭제된 댓글입니다.").waitFor();
  expect(await countOf(page)).toBe("댓글 2개");
  await expect.poll(() => focused(page).innerText()).toBe("댓글 2개");
  release();
  await comments(page).getByRole("status").getByText("댓글을 삭제했습니다.").waitFor({ state: "attached" });
  await expectSound(page);
  await page.reload();
  await settled(page);
  expect(await comments(page).innerText()).toMatch(/삭제된 댓글입니다\.[\s\S]*남는 답글/u);
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED") && !fault.includes("comment.remove"))).toEqual([]);
  await context.close();

  const admins = await openAs(curator, index);
  await admins.page.getByRole("banner").getByRole("link", { name: "관리자" }).waitFor();
  await said(admins.page, "관리자가 지울 댓글").getByRole("button", { name: "삭제" }).click();
  await readDialog(admins.page);
  await expect.poll(() => countOf(admins.page)).toBe("댓글 1개");
  await said(admins.page, "남는 답글").getByRole("button", { name: "삭제" }).click();
  await readDialog(admins.page);
  await comments(admins.page).getByText("아직 댓글이 없습니다.").waitFor();
  await expectSound(admins.page);
  await admins.context.close();
  expect(await countComments(origin, index)).toBe(0);
});

test("CMT-03 CMT-05 CMT-07 what the other did meanwhile is there after a reload, without a fault", async () => {
  const index = await asks.ask("둘이 보는 질문");
  const first = await asks.comment(index, "먼저 쓴 댓글");
  const answered = await asks.comment(index, "답이 달린 댓글");
  await others.comment(index, "남는 답글", answered);
  const { page, context, faults } = await openAs(other, index);
  expect(await countOf(page)).toBe("댓글 3개");
  await asks.likeComment(first);
  await asks.comment(index, "그사이 쓴 댓글");
  await asks.removeComment(answered);
  await page.reload();
  await settled(page);
  expect(await countOf(page)).toBe("댓글 3개");
  await said(page, "먼저 쓴 댓글").getByRole("button", { name: "좋아요 1", pressed: false }).waitFor();
  await said(page, "그사이 쓴 댓글").waitFor();
  expect(await comments(page).innerText()).toMatch(/삭제된 댓글입니다\.[\s\S]*남는 답글/u);
  // What one does oneself brings the other's doings too.
  await asks.likeComment(await others.comment(index, "뒤에 쓴 댓글"));
  await said(page, "먼저 쓴 댓글").getByRole("button", { name: "좋아요 1" }).click();
  await said(page, "먼저 쓴 댓글").getByRole("button", { name: "좋아요 2", pressed: true }).waitFor();
  await said(page, "뒤에 쓴 댓글").getByRole("button", { name: "좋아요 1" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("NAV-31 a reply to a comment that was just deleted is refused, and its words become a comment", async () => {
  const index = await asks.ask("댓글이 사라지는 질문");
  const first = await asks.comment(index, "곧 사라질 댓글");
  const { page, context } = await openAs(other, index);
  // What a page asks for as it wakes would tell it of the deletion before anything is sent.
  await awake(page);
  await press(said(page, "곧 사라질 댓글"), "답글달기");
  await answering(page).fill("늦은 답글");
  await asks.removeComment(first);
  await press(comments(page), "답글 작성");
  await quietLine(page, "답글을 달던 댓글이 삭제되어, 쓰시던 글을 이 칸으로 옮겼습니다.").waitFor();
  expect(await writing(page).inputValue()).toBe("늦은 답글");
  expect(await focused(page).getAttribute("id")).toBe(await writing(page).getAttribute("id"));
  expect(await countOf(page)).toBe("댓글 0개");
  await expectSound(page);
  await press(comments(page), "댓글 작성");
  await said(page, "늦은 답글").getByRole("button", { name: "삭제" }).waitFor();
  await context.close();
});

test("NAV-31 a comment on a question that was just deleted is refused with the reason, and stays in its box", async () => {
  const index = await asks.ask("사라지는 질문");
  await asks.comment(index, "함께 사라질 댓글");
  const { page, context } = await openAs(other, index);
  await writing(page).fill("늦은 댓글");
  await press(said(page, "함께 사라질 댓글"), "답글달기");
  await answering(page).fill("늦은 답글");
  await asks.removeQuestion(index);
  await press(comments(page), "댓글 작성");
  await quietLine(page, "댓글을 올리지 못했습니다. 그사이 게시물이 삭제되었습니다.").waitFor();
  expect(await writing(page).inputValue()).toBe("늦은 댓글");
  await press(comments(page), "답글 작성");
  await expect.poll(() => quietLine(page, "그사이 게시물이 삭제되었습니다.").count()).toBe(2);
  expect(await answering(page).inputValue()).toBe("늦은 답글");
  await press(said(page, "함께 사라질 댓글"), /좋아요/u);
  await quietLine(page, "좋아요를 반영하지 못했습니다. 그사이 댓글이 삭제되었습니다.").waitFor();
  await context.close();
});

test("SEE-17 a writer corrects a comment where it stands; it says so, and its question counts it", async () => {
  const index = await asks.ask("댓글을 고치는 질문");
  await others.comment(index, "남의 댓글");
  await asks.comment(index, "처음 쓴 댓글");
  const { page, context, faults } = await openAs(asker, index);
  const mine = said(page, "처음 쓴 댓글");
  const editing = comments(page).getByLabel("댓글 수정");
  expect(await said(page, "남의 댓글").getByRole("button", { name: "수정" }).count()).toBe(0);
  await mine.getByRole("button", { name: "수정" }).click();
  expect(await editing.inputValue()).toBe("처음 쓴 댓글");
  await expectSound(page);
  await editing.fill("  ");
  await press(comments(page), "저장");
  await comments(page).getByText("댓글 내용을 입력해 주세요.").waitFor();
  await editing.fill("고친 댓글");
  await page.route("**/trpc/comment.update**", (route) => route.abort());
  await press(comments(page), "저장");
  await quietLine(page, "댓글을 수정하지 못했습니다.").waitFor();
  expect(await editing.inputValue()).toBe("고친 댓글");
  await press(comments(page), "취소");
  await quietLine(page, "댓글을 수정하지 못했습니다.").waitFor({ state: "detached" });
  await press(comments(page), "수정");
  await editing.fill("고친 댓글");
  await page.unroute("**/trpc/comment.update**");
  await press(comments(page), "저장");
  await said(page, "고친 댓글").getByText("수정됨").waitFor();
  await comments(page).getByRole("status").getByText("댓글을 수정했습니다.").waitFor({ state: "attached" });
  await expect.poll(() => focused(page).innerText()).toBe("수정");
  await expectSound(page);
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED") && !fault.includes("comment.update"))).toEqual([]);
  await context.close();

  const list = await visit(browser);
  const row = () => list.page.getByRole("row").filter({ has: list.page.locator(`a[href$="index=${index}"]`) });
  await list.page.goto(`${origin}/community/qna`);
  expect(await row().innerText()).toMatch(/댓글 2/u);
  expect(await row().getByText("답변", { exact: true }).count()).toBe(0);
  await (await callsOf(origin, curator)).comment(index, "운영진의 답변");
  await list.page.reload();
  expect(await row().innerText()).toMatch(/댓글 3/u);
  expect(await row().getByText("답변", { exact: true }).count()).toBe(1);
  await list.context.close();
});

test("SEE-17 the words of a comment that is deleted while it is corrected are not lost", async () => {
  const index = await asks.ask("댓글이 사라지는 질문");
  const id = await asks.comment(index, "사라질 댓글");
  const { page, context } = await openAs(asker, index);
  await said(page, "사라질 댓글").getByRole("button", { name: "수정" }).click();
  await comments(page).getByLabel("댓글 수정").fill("고쳐 쓰던 말");
  await (await callsOf(origin, curator)).removeComment(id);
  await press(comments(page), "저장");
  await quietLine(page, "수정하던 댓글이 그사이 삭제되어, 쓰시던 글을 이 칸으로 옮겼습니다.").waitFor();
  expect(await writing(page).inputValue()).toBe("고쳐 쓰던 말");
  await context.close();
});

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { administrator, settled, signIn, visit } from "../../harness/browser.ts";
import { answerDialog, readDialog } from "../../harness/dialog.ts";
import { browser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";
import { ask, editQuestion, openWriting, openWritings, origin } from "../../harness/writing-story.ts";
import {
  drafts,
  kept,
  main,
  offer,
  place,
  send,
  shownIndex,
  storedPost,
  textField,
  titleField,
  write,
} from "../../harness/writing.ts";

openWritings();

const panel = (page: Page) => main(page).getByRole("region", { name: "그사이 이 글이 수정되었습니다" });
const choose = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).click();
/** Writes over the other's edit, which is asked for. */
async function saveMine(page: Page): Promise<void> {
  await choose(page, "내 글로 저장");
  await answerDialog(page, "다른 곳에서 고친 내용은 사라집니다.", "내 글로 저장");
}
const editOf = (index: number) => `?type=qna&index=${index}`;
const theirs = { title: "저쪽에서 고친 글", content: "<p>저쪽에서 쓴 본문</p>" };

/** A member at their question, with words of theirs in it, while somebody else has edited it. */
async function overtaken(title: string) {
  const index = await ask(title, "처음 본문");
  const opened = await openWriting({ query: editOf(index) });
  const { page } = opened;
  await titleField(page).fill("이쪽에서 고친 글");
  await textField(page).click();
  await page.keyboard.press("Control+End");
  await write(page, ", 이쪽에서 쓴 본문");
  await editQuestion(index, theirs);
  await send(page);
  await panel(page).waitFor();
  return { ...opened, index };
}

test("BRD-20 BRD-24 an edit that another overtook keeps what was typed, shows theirs, and may be saved anyway", async () => {
  const { page, context, index } = await overtaken("둘이 고치는 글");
  expect(await panel(page).innerText()).toContain(theirs.title);
  expect(await panel(page).innerText()).toContain("저쪽에서 쓴 본문");
  expect(await titleField(page).inputValue()).toBe("이쪽에서 고친 글");
  expect(await textField(page).innerText()).toContain("처음 본문, 이쪽에서 쓴 본문");
  expect(await storedPost(origin, index)).toMatchObject({ ...theirs, revision: 2 });
  await expectSound(page);
  // Who goes on writing is asked again when they save: nothing is written over unseen.
  await choose(page, "계속 작성");
  expect(await panel(page).count()).toBe(0);
  await send(page);
  await panel(page).waitFor();
  await choose(page, "내 글로 저장");
  expect(await readDialog(page, { button: "취소" })).toContain("다른 곳에서 고친 내용은 사라집니다.");
  expect(await storedPost(origin, index)).toMatchObject({ ...theirs, revision: 2 });
  await saveMine(page);
  expect(await shownIndex(page)).toBe(index);
  expect(await storedPost(origin, index)).toMatchObject({
    title: "이쪽에서 고친 글",
    content: "<p>처음 본문, 이쪽에서 쓴 본문</p>",
    revision: 3,
  });
  expect(await drafts(page)).toEqual([]);
  await context.close();
});

test("BRD-20 BRD-24 whoever takes the other's edit is asked first, and goes on from it", async () => {
  const { page, context, index } = await overtaken("저쪽을 따르는 글");
  await choose(page, "저장된 글 불러오기");
  expect(await readDialog(page, { button: "취소" })).toContain("쓰시던 글은 저장되지 않고 사라집니다.");
  expect(await titleField(page).inputValue()).toBe("이쪽에서 고친 글");
  await choose(page, "저장된 글 불러오기");
  await readDialog(page, { button: "불러오기" });
  await expect.poll(() => titleField(page).inputValue()).toBe(theirs.title);
  await expect.poll(() => textField(page).innerText()).toContain("저쪽에서 쓴 본문");
  expect(await drafts(page)).toEqual([]);
  await titleField(page).fill("둘을 합친 글");
  await send(page);
  expect(await shownIndex(page)).toBe(index);
  expect(await storedPost(origin, index)).toMatchObject({ title: "둘을 합친 글", content: theirs.content });
  await context.close();
});

test("BRD-24 a draft remembers what it began from, and says that the post was edited since", async () => {
  const index = await ask("초안이 늦은 글", "처음 본문");
  const { page, context } = await openWriting({ query: editOf(index) });
  await titleField(page).fill("초안의 제목");
  await kept(page);
  await page.reload();
  await offer(page).waitFor();
  expect(await offer(page).innerText()).not.toContain("수정되었습니다");
  await editQuestion(index, theirs);
  await page.reload();
  await offer(page).waitFor();
  expect(await offer(page).innerText()).toContain("이 초안을 쓰기 시작하신 뒤에 글이 수정되었습니다.");
  await expectSound(page);
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => titleField(page).inputValue()).toBe("초안의 제목");
  await send(page);
  await panel(page).waitFor();
  expect(await storedPost(origin, index)).toMatchObject(theirs);
  await saveMine(page);
  await shownIndex(page);
  expect(await storedPost(origin, index)).toMatchObject({ title: "초안의 제목", content: "<p>처음 본문</p>" });
  await context.close();
});

test("ADM-22 BRD-24 an administrator's edit writes over nobody's either", async () => {
  const index = await ask("관리자도 고치는 글", "처음 본문");
  const { page, context } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/content-manage/edit?type=qna&index=${index}`);
  await settled(page);
  await textField(page).waitFor();
  await titleField(page).fill("관리자가 고친 글");
  await editQuestion(index, theirs);
  const agree = (words: string) => answerDialog(page, words);
  await main(page).getByRole("button", { name: "저장", exact: true }).click();
  await agree("게시물을 업로드 하시겠습니까?");
  await panel(page).waitFor();
  expect(await titleField(page).inputValue()).toBe("관리자가 고친 글");
  await expectSound(page);
  await saveMine(page);
  await agree("게시물을 업로드 하시겠습니까?");
  await agree("정상적으로 업로드 되었습니다.");
  expect(await storedPost(origin, index)).toMatchObject({ title: "관리자가 고친 글", content: "<p>처음 본문</p>" });
  await context.close();
});

test("BRD-20 what nobody else edited is saved without a question", async () => {
  const index = await ask("혼자 고치는 글", "처음 본문");
  const { page, context, faults } = await openWriting({ query: editOf(index) });
  await titleField(page).fill("혼자 고친 글");
  await send(page);
  expect(await shownIndex(page)).toBe(index);
  await page.goto(origin + place + editOf(index));
  await expect.poll(() => titleField(page).inputValue()).toBe("혼자 고친 글");
  await titleField(page).fill("한 번 더 고친 글");
  await send(page);
  await shownIndex(page);
  expect(await storedPost(origin, index)).toMatchObject({ title: "한 번 더 고친 글", revision: 3 });
  expect(faults).toEqual([]);
  await context.close();
});

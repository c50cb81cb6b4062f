import { expect, test } from "vitest";
import { settled, signIn, visit } from "../../harness/browser.ts";
import { comments, press, said, writing } from "../../harness/comments-page.ts";
import { curator } from "../../harness/gallery-site.ts";
import { browser } from "../../harness/open-browser.ts";
import { asker, openQuestions, origin, other } from "../../harness/question-story.ts";
import { expectSound } from "../../harness/soundness.ts";
import {
  fillQuestion,
  inText,
  main,
  place,
  send,
  shownIndex,
  textField,
  titleField,
  write,
} from "../../harness/writing.ts";

openQuestions();

type Account = typeof asker | typeof curator;

async function openAt(path: string, account?: Account) {
  const opened = await visit(browser);
  if (account) await signIn(opened.context, origin, account);
  await opened.page.goto(origin + path);
  await settled(opened.page);
  return opened;
}

test("EXH-09 a member asks secretly, another sees nothing of it, an administrator answers, the member reads it", async () => {
  const asking = await openAt(place, asker);
  await fillQuestion(asking.page, "작품을 팔고 싶습니다", "값을 어떻게 정합니까?");
  await main(asking.page).getByRole("checkbox", { name: "비밀 질문" }).click();
  await expectSound(asking.page);
  await send(asking.page);
  const index = await shownIndex(asking.page);
  await main(asking.page).getByRole("heading", { name: "작품을 팔고 싶습니다" }).waitFor();
  await main(asking.page).getByText("값을 어떻게 정합니까?").waitFor();
  const path = `/community/qna/detail?index=${index}`;

  const stranger = await openAt("/community/qna", other);
  const row = main(stranger.page).getByRole("row").filter({ hasText: asker.nickname }).first();
  await row.getByRole("link", { name: "비밀 질문입니다." }).click();
  await main(stranger.page).getByText("다른 분이 쓴 비밀 질문입니다.").waitFor();
  await expectSound(stranger.page);
  expect(await stranger.page.content()).not.toMatch(/작품을 팔고|값을 어떻게/u);
  expect(await comments(stranger.page).count()).toBe(0);

  const visitor = await openAt(path);
  await main(visitor.page).getByRole("link", { name: "로그인", exact: true }).click();
  await visitor.page.waitForURL(`${origin}/sign-in?origin=${encodeURIComponent(path)}`);

  const office = await openAt(path, curator);
  await main(office.page).getByText("값을 어떻게 정합니까?").waitFor();
  await writing(office.page).fill("사무국으로 전화해 주세요.");
  await press(comments(office.page), "댓글 작성");
  await said(office.page, "전화해 주세요").getByRole("button", { name: "좋아요 0" }).waitFor();

  await asking.page.reload();
  await said(asking.page, "사무국으로 전화해 주세요.").waitFor();
  await expectSound(asking.page);
  await stranger.page.reload();
  await main(stranger.page).getByText("다른 분이 쓴 비밀 질문입니다.").waitFor();
  expect(await stranger.page.content()).not.toContain("전화해 주세요");

  expect([asking, stranger, visitor, office].flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of [stranger, visitor, office]) await context.close();

  // It is edited and made public where it was asked.
  await asking.page.goto(`${origin}${place}?type=qna&index=${index}`);
  await textField(asking.page).waitFor();
  expect(await titleField(asking.page).inputValue()).toBe("작품을 팔고 싶습니다");
  const box = main(asking.page).getByRole("checkbox", { name: "비밀 질문" });
  expect(await box.isChecked()).toBe(true);
  await box.click();
  await textField(asking.page).click();
  await inText(asking.page);
  await write(asking.page, "!");
  await send(asking.page);
  await shownIndex(asking.page);
  const reader = await openAt(path);
  await main(reader.page).getByRole("heading", { name: "작품을 팔고 싶습니다" }).waitFor();
  await said(reader.page, "사무국으로 전화해 주세요.").waitFor();
  expect([...asking.faults, ...reader.faults]).toEqual([]);
  for (const { context } of [asking, reader]) await context.close();
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, newKey, type Person, tokenOf } from "../../harness/account.ts";
import { openBoardSite } from "../../harness/board-site.ts";
import { settled, signIn, visit } from "../../harness/browser.ts";
import { comments, press, said, writing } from "../../harness/comments-page.ts";
import { curator } from "../../harness/gallery-site.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main, titleField } from "../../harness/writing.ts";

let site: Awaited<ReturnType<typeof openBoardSite>>;
let origin: string;
let member: Person;

openBrowser();
beforeAll(async () => {
  site = await openBoardSite([]);
  ({ origin } = site);
  member = await addMember(origin, newKey("cls"));
});
afterAll(() => site.close());

async function call(method: string, path: string, body: object, by: { username: string; password: string }) {
  const answer = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(origin, by)}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const change = (type: string, changes: object) => call("PUT", "/api/board", { type, ...changes }, curator);

async function openAsMember(path: string) {
  const opened = await visit(browser);
  await signIn(opened.context, origin, member);
  const answer = await opened.page.goto(origin + path);
  await settled(opened.page);
  return { ...opened, status: answer?.status() };
}

const closed = "지금은 글을 받지 않는 게시판입니다.";

test("EXH-08 where questions are closed, nobody is led to write one, and what was said is read", async () => {
  await call("POST", "/api/post", { type: "QNA", title: "언제 모이나요?", content: "<p>글</p>" }, member);
  await call("POST", "/api/comment", { postType: "QNA", postIndex: 1, content: "토요일입니다." }, curator);
  await change("QNA", { isClosed: true });
  const { page, context } = await openAsMember("/community/qna");
  await main(page).getByText(closed).waitFor();
  expect(await main(page).getByRole("link", { name: "글쓰기" }).count()).toBe(0);
  await expectSound(page);
  await main(page).getByRole("link", { name: "언제 모이나요?" }).click();
  await said(page, "토요일입니다.").waitFor();
  expect(await writing(page).count()).toBe(0);
  // Its writer may still mend it.
  await main(page).getByRole("link", { name: "수정" }).click();
  await titleField(page).waitFor();
  await context.close();

  const anew = await openAsMember("/community/qna/edit");
  expect(anew.status).toBe(404);
  await main(anew.page).getByText(closed).waitFor();
  expect(await titleField(anew.page).count()).toBe(0);
  await expectSound(anew.page);

  await change("QNA", { isClosed: false });
  await anew.page.goto(`${origin}/community/qna`);
  await main(anew.page).getByRole("link", { name: "글쓰기" }).waitFor();
  expect(await main(anew.page).getByText(closed).count()).toBe(0);
  await anew.context.close();
});

test("EXH-06 comments stand under notices while the board has them, and under no question where it has none", async () => {
  await call("POST", "/api/post", { type: "NOTICE", title: "정기 총회", content: "<p>글</p>" }, curator);
  const { page, context } = await openAsMember("/community/notice/detail?index=1");
  await main(page).getByRole("heading", { name: "정기 총회" }).waitFor();
  expect(await comments(page).count()).toBe(0);
  await change("NOTICE", { hasComments: true });
  await page.reload();
  await settled(page);
  await writing(page).fill("참석하겠습니다.");
  await press(comments(page), "댓글 작성");
  await said(page, "참석하겠습니다.").waitFor();
  await expectSound(page);
  await page.reload();
  await said(page, "참석하겠습니다.").waitFor();

  await change("QNA", { hasComments: false });
  await page.goto(`${origin}/community/qna/detail?index=1`);
  await main(page).getByRole("heading", { name: "언제 모이나요?" }).waitFor();
  expect(await comments(page).count()).toBe(0);
  await context.close();
});

import { expect, test } from "vitest";
import { fillSignIn, member } from "../harness/browser.ts";
import { answerDialog, readDialog } from "../harness/dialog.ts";
import { callsOf } from "../harness/question.ts";
import { expectSound } from "../harness/soundness.ts";
import {
  drafts,
  fillQuestion,
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
} from "../harness/writing.ts";
import { ask, newMember, openWriting, openWritings, origin } from "../harness/writing-story.ts";

openWritings();

test("BRD-24 a draft is offered after a reload, taken up or thrown away, and met by nobody else", async () => {
  const { page, context } = await openWriting();
  await fillQuestion(page, "초안 제목", "초안 본문");
  await kept(page);
  await page.reload();
  await offer(page).waitFor();
  expect(await offer(page).innerText()).toContain("초안 제목");
  await expectSound(page);
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => textField(page).innerText()).toContain("초안 본문");
  expect(await titleField(page).inputValue()).toBe("초안 제목");
  await textField(page).click();
  await page.keyboard.press("Control+End");
  await write(page, " 이어 쓴 글");
  // Nothing is kept yet but what leaving keeps.
  await page.reload();
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => textField(page).innerText()).toContain("초안 본문 이어 쓴 글");

  const other = await newMember();
  await page.goto(`${origin}/community/qna`);
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).click();
  await page.waitForURL(/\/sign-in/u);
  await fillSignIn(page, other);
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
  await page.goto(origin + place);
  await textField(page).waitFor();
  expect(await offer(page).count()).toBe(0);
  expect(await titleField(page).inputValue()).toBe("");
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).click();
  await page.waitForURL(/\/sign-in/u);
  await fillSignIn(page, member);
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
  await page.goto(origin + place);
  await offer(page).getByRole("button", { name: "버리기" }).click();
  expect(await readDialog(page, { button: "취소" })).toBe("이 초안을 버리시겠습니까?");
  expect(await offer(page).innerText()).toContain("초안 제목");
  await offer(page).getByRole("button", { name: "버리기" }).click();
  await readDialog(page, { button: "버리기" });
  await offer(page).waitFor({ state: "hidden" });
  expect(await titleField(page).inputValue()).toBe("");
  await page.reload();
  await textField(page).waitFor();
  expect(await offer(page).count()).toBe(0);
  await context.close();
});

test("BRD-24 NAV-31 a session that ends while one writes loses nothing", async () => {
  const writer = await newMember();
  const { page, context } = await openWriting({ as: writer });
  await fillQuestion(page, "끊긴 글", "로그인이 끝나도 남는 글");
  await context.request.post(`${origin}/api/auth/sign-out`, { headers: { origin }, data: {} });
  await send(page);
  expect(await readDialog(page)).toContain("로그인이 만료되었습니다.");
  await page.waitForURL(/\/sign-in\?origin=/u);
  await fillSignIn(page, writer);
  await page.waitForURL(origin + place);
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => textField(page).innerText()).toContain("로그인이 끝나도 남는 글");
  await send(page);
  expect(await storedPost(origin, await shownIndex(page))).toMatchObject({
    title: "끊긴 글",
    content: "<p>로그인이 끝나도 남는 글</p>",
  });
  expect(await drafts(page)).toEqual([]);
  await context.close();
});

test("BRD-24 the draft of a question that was deleted meanwhile is found at its address, and becomes a new one", async () => {
  const index = await ask("지워질 글", "지워질 본문");
  const { page, context } = await openWriting({ query: `?type=qna&index=${index}` });
  await titleField(page).fill("고치던 제목");
  await textField(page).click();
  await page.keyboard.press("Control+End");
  await write(page, ", 고치던 본문");
  await kept(page);
  await (await callsOf(origin, member)).removeQuestion(index);
  await send(page);
  expect(await readDialog(page)).toContain("초안으로 남아 있습니다.");
  const response = await page.reload();
  expect(response?.status()).toBe(404);
  const lost = main(page).getByRole("region", { name: "고치시던 글의 초안이 남아 있습니다" });
  await lost.waitFor();
  expect(await lost.innerText()).toContain("고치던 제목");
  expect(await lost.innerText()).toContain("지워질 본문, 고치던 본문");
  await expectSound(page);
  await lost.getByRole("button", { name: "새 글로 이어 쓰기" }).click();
  await page.waitForURL(origin + place);
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => textField(page).innerText()).toContain("지워질 본문, 고치던 본문");
  expect(await titleField(page).inputValue()).toBe("고치던 제목");
  await send(page);
  expect(await storedPost(origin, await shownIndex(page))).toMatchObject({
    title: "고치던 제목",
    content: "<p>지워질 본문, 고치던 본문</p>",
  });
  expect(await drafts(page)).toEqual([]);
  await context.close();
});

test("BRD-24 the draft of a deleted question replaces another new one only when asked, and may be thrown away", async () => {
  const writer = await newMember();
  const index = await ask("또 지워질 글", "본문", writer);
  const { page, context } = await openWriting({ as: writer });
  await titleField(page).fill("쓰던 새 글");
  await kept(page);
  await page.goto(`${origin}${place}?type=qna&index=${index}`);
  await titleField(page).fill("고치던 제목");
  await kept(page);
  await (await callsOf(origin, writer)).removeQuestion(index);
  await page.reload();
  const lost = main(page).getByRole("region", { name: "고치시던 글의 초안이 남아 있습니다" });
  await lost.getByRole("button", { name: "새 글로 이어 쓰기" }).click();
  expect(await readDialog(page, { button: "취소" })).toContain("쓰시던 새 글의 초안이 따로 있습니다.");
  expect(await drafts(page)).toHaveLength(2);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await lost.getByRole("button", { name: "새 글로 이어 쓰기" }).click();
  await answerDialog(page, "쓰시던 새 글의 초안이 따로 있습니다.", "이어 쓰기");
  await answerDialog(page, "새 글로 옮기지 못했습니다. ‘내용 복사’를 눌러");
  expect(await lost.innerText()).toContain("고치던 제목");
  expect(await drafts(page)).toHaveLength(2);
  await lost.getByRole("button", { name: "버리기" }).click();
  await readDialog(page, { button: "버리기" });
  await lost.waitFor({ state: "hidden" });
  expect(await drafts(page)).toHaveLength(1);
  await context.close();
});

test("BRD-24 two tabs that write a new question keep a draft each, and sending one leaves the other's", async () => {
  const { page, context } = await openWriting({ as: await newMember() });
  await fillQuestion(page, "첫 탭의 글", "첫 탭의 본문");
  await kept(page);
  const second = await context.newPage();
  await second.goto(origin + place);
  await fillQuestion(second, "둘째 탭의 글", "둘째 탭의 본문");
  expect(await offer(second).count()).toBe(0);
  await kept(second);
  expect(await drafts(page)).toHaveLength(2);
  await send(second);
  expect(await storedPost(origin, await shownIndex(second))).toMatchObject({ title: "둘째 탭의 글" });
  expect(await drafts(page)).toHaveLength(1);
  await page.reload();
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => textField(page).innerText()).toContain("첫 탭의 본문");
  expect(await titleField(page).inputValue()).toBe("첫 탭의 글");
  await context.close();
});

test("BRD-24 drafts that cannot be kept are told of", async () => {
  const { page, context } = await openWriting();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await textField(page).click();
  await write(page, "둘 곳이 없는 글");
  await expect
    .poll(() => main(page).getByRole("alert").allInnerTexts())
    .toEqual([expect.stringContaining("초안을 저장하지 못했습니다.")]);
  await context.close();
});

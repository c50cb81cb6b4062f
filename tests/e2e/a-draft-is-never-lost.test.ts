import { expect, test } from "vitest";
import { fillSignIn, member } from "../harness/browser.ts";
import { readDialog } from "../harness/dialog.ts";
import { expectSound } from "../harness/soundness.ts";
import {
  drafts,
  fillQuestion,
  kept,
  main,
  offer,
  patience,
  place,
  send,
  shownIndex,
  storedPost,
  textField,
  titleField,
  write,
} from "../harness/writing.ts";
import { newMember, openWriting, openWritings, origin } from "../harness/writing-story.ts";

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
  await expect.poll(() => textField(page).innerText(), patience).toContain("초안 본문");
  expect(await titleField(page).inputValue()).toBe("초안 제목");
  await textField(page).click();
  await page.keyboard.press("Control+End");
  await write(page, " 이어 쓴 글");
  // Nothing is kept yet but what leaving keeps.
  await page.reload();
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => textField(page).innerText(), patience).toContain("초안 본문 이어 쓴 글");

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
  expect(await offer(page).count()).toBe(0);
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
  await expect.poll(() => textField(page).innerText(), patience).toContain("로그인이 끝나도 남는 글");
  await send(page);
  expect(await storedPost(origin, await shownIndex(page))).toMatchObject({
    title: "끊긴 글",
    content: "<p>로그인이 끝나도 남는 글</p>",
  });
  expect(await drafts(page)).toEqual([]);
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
    .poll(() => main(page).getByRole("alert").allInnerTexts(), patience)
    .toEqual([expect.stringContaining("초안을 저장하지 못했습니다.")]);
  await context.close();
});

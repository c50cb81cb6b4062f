import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, newKey, removeMember, tokenOf } from "../../harness/account.ts";
import { signIn, visit } from "../../harness/browser.ts";
import { curator, type GallerySite, openGallerySite } from "../../harness/gallery-site.ts";
import { loseNext } from "../../harness/lost-answer.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { mailsTo } from "../../harness/outbox.ts";
import { expectSound } from "../../harness/soundness.ts";

// A site of its own: while it asks for approval nobody else can sign up on it and go on.
let site: GallerySite;
let origin: string;

openBrowser();
beforeAll(async () => {
  site = await openGallerySite();
  ({ origin } = site);
});
afterAll(() => site.close());

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

const phone = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const;

async function turnApproval(page: Page, isOn: boolean): Promise<void> {
  const box = main(page).getByRole("checkbox", { name: "가입할 때 관리자의 승인을 받습니다" });
  await box.waitFor();
  const turned = page.waitForResponse((response) => response.url().includes("application.switch"));
  await box.click();
  expect((await turned).status()).toBe(200);
  await expect.poll(() => box.isChecked()).toBe(isOn);
}

test("DAY-09 whoever signs up waits, and an administrator approves one and declines the other", async () => {
  const { page, context, faults } = await visit(browser, phone);
  await signIn(context, origin, curator);
  await page.goto(`${origin}/admin/member-manage/applications`);
  await turnApproval(page, true);
  const [first, second] = [await addMember(origin, newKey("apply")), await addMember(origin, newKey("apply"))];
  await turnApproval(page, false);

  const visitor = await visit(browser);
  await visitor.page.goto(`${origin}/sign-in`);
  await visitor.page.getByLabel("아이디", { exact: true }).fill(first.username);
  await visitor.page.getByLabel("비밀번호", { exact: true }).fill(first.password);
  await visitor.page.getByRole("main").getByRole("button", { name: "로그인" }).click();
  await visitor.page.getByText("가입 신청을 확인하고 있습니다. 승인되면 이메일로 알려 드립니다.").waitFor();
  await visitor.page.keyboard.press("Escape");

  await page.reload();
  await main(page).getByText(first.nickname).waitFor();
  await expectSound(page, "dark");
  await button(page, `${first.name} 님 승인`).first().click();
  await main(page).getByText(`${first.name} 님의 가입을 승인했습니다.`).waitFor();
  await button(page, `${second.name} 님 거절`).first().click();
  await main(page).getByLabel(`${second.name} 님에게 알릴 까닭`).fill("추천하신 회원을 찾을 수 없었습니다.");
  await expectSound(page, "dark");
  await button(page, "거절하고 알리기").click();
  await main(page).getByText("기다리는 가입 신청이 없습니다.").waitFor();
  expect(faults).toEqual([]);
  await context.close();

  await expect.poll(async () => (await mailsTo(origin, first.email))[0]?.subject).toContain("승인되었습니다");
  await expect.poll(async () => (await mailsTo(origin, second.email))[0]?.text).toContain("추천하신 회원을");
  await visitor.page.getByRole("main").getByRole("button", { name: "로그인" }).click();
  await visitor.page.waitForURL(`${origin}/`);
  await visitor.context.close();
});

test("DAY-09 an administrator notes who paid, takes the list along, and the member sees their own", async () => {
  const member = await addMember(origin, newKey("dues"));
  await tokenOf(origin, member);
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, curator);
  await page.goto(`${origin}/admin/dues`);
  await expectSound(page);
  await main(page).getByLabel("회원 검색").fill(member.nickname);
  await button(page, "검색").click();
  const row = main(page).getByRole("listitem").filter({ hasText: member.nickname });
  await row.getByText("미납").waitFor();
  await row.getByRole("button", { name: `${member.name} 납부 기록` }).click();
  await main(page).getByLabel("금액(원)").fill("백 원");
  await button(page, "저장").click();
  await page.getByRole("dialog").getByText("금액은 1억 원까지의 숫자로 입력해 주세요.").waitFor();
  await page.keyboard.press("Escape");
  await expectSound(page);
  await main(page).getByLabel("금액(원)").fill("100,000");
  await main(page).getByLabel("메모").fill("계좌 이체");
  // What was typed is not lost without a question, whichever button closes the form.
  for (const close of ["취소", `${member.name} 납부 기록`]) {
    await main(page).getByRole("button", { name: close }).click();
    await page.getByRole("dialog").getByText("닫으면 입력하신 내용이 사라집니다.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "계속 작성" }).click();
    expect(await main(page).getByLabel("메모").inputValue()).toBe("계좌 이체");
  }
  await button(page, "저장").click();
  await row.getByText("100,000원").waitFor();

  const downloading = page.waitForEvent("download");
  await button(page, "CSV로 내려받기").click();
  await page.getByRole("dialog").getByRole("combobox", { name: "사유" }).selectOption("MEMBERSHIP");
  await page.getByRole("dialog").getByRole("button", { name: "내려받기" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^\d{4}년 회비\.csv$/u);
  expect(await readFile(await download.path(), "utf8")).toContain(member.nickname);

  const own = await visit(browser, phone);
  await signIn(own.context, origin, member);
  await own.page.goto(`${origin}/my-page`);
  await main(own.page).getByRole("heading", { name: "회비" }).waitFor();
  await main(own.page).getByText("100,000원").waitFor();
  await expectSound(own.page, "dark");
  await own.context.close();

  await removeMember(origin, member);
  await page.goto(`${origin}/admin/dues`);
  await main(page).getByText("탈퇴한 회원 1명 · 100,000원").waitFor();
  await expectSound(page);
  await context.close();
  expect(faults).toEqual([]);
});

test("DAY-09 where the answer to a payment is lost, the row says at once what became of it", async () => {
  const member = await addMember(origin, newKey("lost"));
  const { page, context } = await visit(browser);
  await signIn(context, origin, curator);
  await page.goto(`${origin}/admin/dues?search=${encodeURIComponent(member.nickname)}`);
  // Behind the dialog nothing has a role.
  const row = page.locator("main li").filter({ hasText: member.nickname });
  await row.getByText("미납").waitFor();
  await row.getByRole("button", { name: `${member.name} 납부 기록` }).click();
  await main(page).getByLabel("금액(원)").fill("30,000");
  await loseNext(page, "dues.save");
  await button(page, "저장").click();
  await page.getByRole("dialog").getByText("새로 불러온 목록에서 확인해 주세요.").waitFor();
  await row.getByText("30,000원").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  await page.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  expect(await row.getByText("미납").count()).toBe(0);
  await context.close();
});

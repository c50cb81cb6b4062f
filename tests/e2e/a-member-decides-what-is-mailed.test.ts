import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, newKey } from "../harness/account.ts";
import { administrator, settled, signIn, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

const main = (page: Page) => page.getByRole("main");
const choice = (page: Page, name: string) => main(page).getByRole("checkbox", { name, exact: true });

test("DAY-01 a member turns a kind of mail off on their page, by keys, and it stays off", async () => {
  const member = await addMember(origin, newKey("mails"));
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, member);
  await page.goto(`${origin}/my-page`);
  await main(page).getByRole("heading", { name: "메일 알림" }).waitFor();
  expect(await main(page).getByRole("checkbox").count()).toBe(5);
  await main(page)
    .getByText(/이메일 주소가 아직 확인되지 않아/u)
    .waitFor();
  await expectSound(page);
  await choice(page, "내 댓글이나 답글에 이어진 답글").focus();
  const saved = page.waitForResponse((response) => response.url().includes("mailChoice.update"));
  await page.keyboard.press("Space");
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect.poll(() => choice(page, "내 댓글이나 답글에 이어진 답글").isChecked()).toBe(false);
  expect(await choice(page, "내 글에 달린 댓글").isChecked()).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-01 an address that was cut on its way turns nothing off, and says where one can", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  for (const token of ["", "abc"]) {
    await page.goto("about:blank");
    await page.goto(`${origin}/mail-stop#${token}`);
    await settled(page);
    await main(page).getByText("쓸 수 없는 주소입니다.").waitFor();
    await main(page).getByRole("link", { name: "마이페이지" }).waitFor();
  }
  await expectSound(page, "dark");
  await context.close();
});

test("DAY-03 an administrator sees what is done behind the scenes, and nobody's name", async () => {
  const person = { name: "나그네", email: "nobody-here@example.org" };
  const asked = await fetch(`${origin}/api/auth/password-code`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(person),
  });
  expect(asked.status).toBe(200);
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/job`);
  await main(page).getByText("메일: 비밀번호 설정 인증번호").first().waitFor();
  await main(page).getByText("보낼 사람이 없어 보내지 않음").first().waitFor();
  expect(await main(page).innerText()).not.toMatch(/나그네|nobody-here/u);
  await expectSound(page);
  expect(faults).toEqual([]);
  await context.close();
});

import type { Page } from "playwright";
import { bounceMail } from "../../../apps/server/testing/bounce.ts";
import { expect, inject, test } from "vitest";
import { addMember, newKey, tokenOf } from "../../harness/account.ts";
import { administrator, signIn, visit } from "../../harness/browser.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { mailedCode, mailsTo } from "../../harness/outbox.ts";
import { expectSound } from "../../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });

/** Proves the address on one's own page and agrees to notices by mail there. */
async function agree(page: Page, email: string): Promise<void> {
  await page.goto(`${origin}/my-page`);
  await button(page, "이메일 주소 확인하기").click();
  const field = main(page).getByLabel("이메일로 받은 인증번호");
  await field.waitFor();
  const code = await mailedCode(origin, email);
  await field.fill("12");
  await button(page, "확인").click();
  await page.getByRole("dialog").getByText("인증번호는 여섯 자리 숫자입니다.").waitFor();
  await page.keyboard.press("Escape");
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
  await button(page, "확인").click();
  await page.getByRole("dialog").getByText("인증번호가 맞지 않거나").waitFor();
  await page.keyboard.press("Escape");
  await expectSound(page);
  await field.fill(code);
  await button(page, "확인").click();
  await field.waitFor({ state: "detached" });
  await main(page).getByRole("status").getByText("이메일 주소를 확인했습니다.").waitFor();
  const agreed = page.waitForResponse((response) => response.url().includes("mailChoice.update"));
  await main(page).getByRole("checkbox", { name: "협회의 공지 메일" }).click();
  expect((await agreed).status()).toBe(200);
}

test("DAY-02 a member agrees, an administrator mails a notice and sees who got it, a press in the mail ends it", async () => {
  const member = await addMember(origin, newKey("notices"));
  const own = await visit(browser, { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await signIn(own.context, origin, member);
  await agree(own.page, member.email);

  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/mailing?post=new`);
  const choice = main(page).getByLabel("보낼 공지");
  await choice.selectOption({ index: 3 });
  const title = await choice.locator("option:checked").innerText();
  await expectSound(page);
  await button(page, /^\d+명에게 보내기$/u).click();
  await page.getByRole("dialog").getByRole("button", { name: "보내기" }).click();
  await main(page).getByRole("heading", { name: title }).waitFor();
  await main(page)
    .getByRole("cell", { name: new RegExp(member.nickname, "u") })
    .waitFor();
  await expectSound(page);
  await expect.poll(async () => (await mailsTo(origin, member.email)).length, { timeout: 15_000 }).toBe(2);
  const [mail] = await mailsTo(origin, member.email);
  expect(mail?.subject).toContain(title);

  // Hours later a mail server reports that it could not be delivered.
  await page.goto(`${origin}/admin/mailing`);
  const report = (action: string) => ({
    name: `${action}.eml`,
    mimeType: "message/rfc822",
    buffer: Buffer.from(bounceMail({ messageId: (mail?.headers["message-id"] ?? "").replace(/[<>]/gu, ""), action })),
  });
  const other = { name: "other.eml", mimeType: "message/rfc822", buffer: Buffer.from("Subject: A\r\n\r\nwords") };
  await main(page)
    .getByLabel("되돌아온 메일 파일")
    .setInputFiles([other, report("delayed"), report("failed")]);
  await main(page).getByText("배달 실패를 알리는 메일이 아니거나").waitFor();
  await main(page).getByText("되돌아온 것으로 적지 않았습니다.").waitFor();
  await main(page)
    .getByText(`${member.name} (${member.nickname}) 님에게 보낸 ‘${title}’ 되돌아옴: 받는 주소가 없거나 잘못됨 (5.1.1)`)
    .waitFor();
  await main(page).getByText("되돌아옴 1명").waitFor();
  await expectSound(page);
  // The two that are refused, as the browser counts them.
  expect(faults.splice(0).every((fault) => /\b(?:400|409)\b|noteBounce/u.test(fault))).toBe(true);

  await page.goto(`${origin}/admin/mailing`);
  await main(page).getByRole("list", { name: "메일로 보낸 공지" }).getByText(title).first().waitFor();
  await expectSound(page);
  await context.close();
  expect(faults).toEqual([]);

  const stop = /이 알림 메일을 그만 받기: (\S+)/u.exec(mail?.text ?? "")?.[1] ?? "";
  await own.page.goto(stop.replace(/^https?:\/\/[^/]+/u, origin));
  await main(own.page).getByText("‘협회의 공지 메일’ 알림을 더 보내지 않습니다.").waitFor();
  await own.context.close();
});

test("DAY-02 DAY-07 the newest notice is mailed by three presses from the first page, the last of which is asked for", async () => {
  const member = await addMember(origin, newKey("threepress"));
  const own = await visit(browser);
  await signIn(own.context, origin, member);
  await agree(own.page, member.email);
  await own.context.close();
  const token = await tokenOf(origin, administrator);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const title = "세 번 눌러 보내는 공지";
  const notice = JSON.stringify({ type: "NOTICE", title, content: "<p>총회를 엽니다.</p>" });
  expect((await fetch(`${origin}/api/post`, { method: "POST", headers, body: notice })).status).toBe(200);

  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin`);
  const menu = page.getByRole("navigation", { name: "관리자" });
  await menu.getByRole("link", { name: "공지 메일", exact: true }).click();
  await main(page).getByRole("combobox", { name: "보낼 공지" }).getByText(title).waitFor({ state: "attached" });
  expect(await main(page).getByLabel("보낼 공지").locator("option:checked").innerText()).toBe(title);
  await expectSound(page);
  await button(page, /^\d+명에게 보내기$/u).click();
  await page.getByRole("dialog").getByText(`‘${title}’ 공지를`).waitFor();
  expect(await mailsTo(origin, member.email)).toHaveLength(1);
  await page.getByRole("dialog").getByRole("button", { name: "보내기" }).click();
  await main(page).getByRole("heading", { name: title }).waitFor();
  await expect.poll(async () => (await mailsTo(origin, member.email)).length, { timeout: 15_000 }).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, inviteMember, opensSession } from "../harness/account.ts";
import { administrator, fillSignIn, settled, visit } from "../harness/browser.ts";
import { readDialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { mailedCode, mailedInvitation } from "../harness/outbox.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

async function open(path: string) {
  const opened = await visit(browser);
  await opened.page.goto(origin + path);
  await settled(opened.page);
  return opened;
}

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

async function tellWho(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await field(page, "name").fill(name);
  await field(page, "email").fill(email);
}

async function choosePassword(page: Page, { code, password }: { code: string; password: string }): Promise<void> {
  await field(page, "password").fill(password);
  await field(page, "confirmPassword").fill(password);
  await field(page, "code").fill(code);
  await press(page, "비밀번호 변경");
}

const changeFailed = "비밀번호 변경중 에러가 발생했습니다.";

test("AUT-18 AUT-19 the id is found by name and email, and by nothing else", async () => {
  const member = await addMember(origin, "finder");
  const { page, context } = await open("/find-info/id");
  await press(page, "아이디 찾기");
  expect(await readDialog(page)).toBe("이름을 입력해주세요.");
  await tellWho(page, { name: "아무개", email: member.email });
  await press(page, "아이디 찾기");
  expect(await readDialog(page)).toBe("사용자 정보가 없습니다.");
  expect(await field(page, "name").inputValue()).toBe("아무개");
  await expectSound(page);

  await tellWho(page, member);
  await press(page, "아이디 찾기");
  const found = main(page).getByLabel("아이디", { exact: true });
  expect(await found.inputValue()).toBe(member.username);
  expect(await found.getAttribute("readonly")).not.toBeNull();
  await expectSound(page);
  const ways = { 로그인: "/sign-in", "비밀번호 찾기": "/find-info/password", 확인: "/" };
  for (const [name, path] of Object.entries(ways))
    expect(await main(page).getByRole("link", { name, exact: true }).last().getAttribute("href")).toBe(path);
  await context.close();
});

test("AUT-20 AUT-21 AUT-22 AUT-23 a mailed code and a new password lead to signing in", async () => {
  const member = await addMember(origin, "forgot");
  const { page, context } = await open("/find-info/password");
  await tellWho(page, member);
  await press(page, "인증번호 받기");
  await main(page).getByRole("heading", { name: "새 비밀번호 설정" }).waitFor();
  expect(await field(page, "code").getAttribute("autocomplete")).toBe("one-time-code");
  expect(await field(page, "password").getAttribute("autocomplete")).toBe("new-password");
  await expectSound(page);
  const code = await mailedCode(origin, member.email);
  const password = "lotus-Pond-2!";

  await choosePassword(page, { code, password: "lotus123" });
  expect(await readDialog(page)).toBe("비밀번호에 특수 문자가 포함되어야 합니다.");
  const wrong = code === "000000" ? "000001" : "000000";
  await choosePassword(page, { code: wrong, password });
  expect(await readDialog(page)).toBe(changeFailed);
  expect(await opensSession(origin, member)).toBe(true);

  await choosePassword(page, { code, password });
  expect(await readDialog(page)).toBe("비밀번호를 변경했습니다. 새 비밀번호로 로그인해 주세요.");
  await page.waitForURL(`${origin}/sign-in`);
  await fillSignIn(page, { username: member.username, password });
  await page.waitForURL(`${origin}/`);
  await context.close();
});

test("AUT-22 SEC-06 a newer code replaces the one before, and too many are refused with the time left", async () => {
  const member = await addMember(origin, "again");
  const { page, context } = await open("/find-info/password");
  await tellWho(page, member);
  await press(page, "인증번호 받기");
  const first = await mailedCode(origin, member.email);
  await press(page, "인증번호 다시 받기");
  expect(await readDialog(page)).toContain("다시 보냈습니다");
  await mailedCode(origin, member.email, 2);
  await press(page, "인증번호 다시 받기");
  await readDialog(page);
  await press(page, "인증번호 다시 받기");
  expect(await readDialog(page)).toMatch(/^요청이 너무 많습니다\. \d+(?:초|분) 후 다시 시도해 주세요\.$/u);
  await mailedCode(origin, member.email, 3);
  await choosePassword(page, { code: first, password: "lotus-Pond-2!" });
  expect(await readDialog(page)).toBe(changeFailed);
  expect(await opensSession(origin, member)).toBe(true);
  await context.close();
});

test("SEE-18 AUT-29 an invited member sets a password by the address in the invitation, and is in; once", async () => {
  const member = await inviteMember(origin, "invitee", administrator);
  expect(await opensSession(origin, member)).toBe(false);
  const { page, context } = await open("/invitation");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("회원 초대");
  await main(page).getByText("초대 메일의 주소를 열어 주세요.").waitFor();
  await expectSound(page);
  const { hash } = new URL(await mailedInvitation(origin, member.email));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.evaluate((next) => (window.location.hash = next), hash);
  await main(page).getByRole("heading", { name: "일섭문도회 회원으로 초대받으셨습니다" }).waitFor();
  expect(await main(page).getByLabel("아이디").inputValue()).toBe(member.username);
  expect(asked.filter((url) => url.includes(hash.slice(1)))).toEqual([]);
  await expectSound(page);
  await field(page, "password").fill(member.password);
  await field(page, "confirmPassword").fill("another-Pond-2!");
  await press(page, "비밀번호 정하고 로그인");
  expect(await readDialog(page)).toBe("입력하신 비밀번호가 틀립니다.");
  await field(page, "confirmPassword").fill(member.password);
  await press(page, "비밀번호 정하고 로그인");
  expect(await readDialog(page)).toBe("비밀번호를 정했습니다. 함께하게 되어 기쁩니다.");
  await page.waitForURL(`${origin}/`);
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
  await page.goto(`${origin}/invitation${hash}`);
  await main(page).getByText("사용할 수 없는 초대입니다.").waitFor();
  await context.close();
});

import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, type Person, tokenOf } from "../harness/account.ts";
import { signIn, visit } from "../harness/browser.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { passwordUnchecked } from "../harness/password-unchecked.ts";
import { stayWithForm } from "../harness/session-over.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

const iphone = {
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  viewport: { width: 390, height: 844 },
};

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });
const devices = (page: Page) => main(page).getByRole("list", { name: "로그인된 기기" }).getByRole("listitem");
const statusOf = async (token: string) =>
  (await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;

async function checkPassword(page: Page, { password }: Person): Promise<void> {
  await main(page).getByLabel("현재 비밀번호").fill(password);
  await main(page).getByRole("button", { name: "확인", exact: true }).click();
}

/** Signs in and goes the way that a member finds: over my page. */
async function openDevices(member: Person, options = {}) {
  const opened = await visit(browser, options);
  await signIn(opened.context, origin, member);
  await opened.page.goto(`${origin}/my-page`);
  await main(opened.page).getByRole("link", { name: "로그인된 기기 보기" }).click();
  await checkPassword(opened.page, member);
  await devices(opened.page).first().waitFor();
  return opened;
}

test("V7.5.2 AUT-17 a member ends the session of another browser, which is signed out at its next step", async () => {
  const member = await addMember(origin, "elsewhere");
  const phone = await visit(browser, iphone);
  await signInOnPhone(phone.page, member);
  await phone.page.goto(`${origin}/my-page`);
  await button(phone.page, "수정").click();
  await main(phone.page).getByRole("textbox", { name: "닉네임" }).fill("먼곳붓");

  const { page, context, faults } = await openDevices(member);
  expect(await devices(page).count()).toBe(2);
  expect(await devices(page).nth(0).innerText()).toMatch(
    /^Chrome · Linux\s+지금 쓰는 기기\s+마지막 사용 \d{4}\.\d\d\.\d\d/u,
  );
  expect(await devices(page).nth(0).getByRole("button").count()).toBe(0);
  expect(await devices(page).nth(1).innerText()).toMatch(/^Safari · iPhone\s+마지막 사용 \d{4}\.\d\d\.\d\d/u);
  await expectSound(page);
  await devices(page)
    .nth(1)
    .getByRole("button", { name: /에 로그인한 Safari · iPhone 로그아웃$/u })
    .press("Enter");
  const told = main(page).getByText("‘Safari · iPhone’에서 로그아웃했습니다.");
  await told.waitFor();
  await expect.poll(() => told.evaluate((line) => line === document.activeElement)).toBe(true);
  expect(await devices(page).count()).toBe(1);
  await main(page).getByText("다른 기기에서는 로그인되어 있지 않습니다.").waitFor();
  await expectSound(page);
  expect(faults).toEqual([]);

  await button(phone.page, "저장").click();
  await stayWithForm(phone.page);
  await main(phone.page).getByRole("alert").getByText("로그인이 만료되었습니다.").waitFor();
  await phone.context.close();
  await page.reload();
  await main(page).getByLabel("현재 비밀번호").waitFor();
  await context.close();
});

/** On a phone what tells that somebody is signed in is in a sheet. */
async function signInOnPhone(page: Page, { username, password }: Person): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await page.getByLabel("아이디", { exact: true }).fill(username);
  await page.getByLabel("비밀번호", { exact: true }).fill(password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await page.waitForURL(`${origin}/`);
}

test("V7.5.2 all other devices are signed out, once the member has said so", async () => {
  const member = await addMember(origin, "everywhere");
  const tokens = [await tokenOf(origin, member), await tokenOf(origin, member)];
  const { page, context } = await openDevices(member);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await devices(page).count()).toBe(3);
  // A program says nothing of itself that a member would know it by.
  expect(await devices(page).nth(1).innerText()).toContain("알 수 없는 기기");
  await button(page, "다른 기기 모두 로그아웃").click();
  await expectSound(page);
  expect(await readDialog(page, { button: "취소" })).toBe("지금 쓰는 기기를 제외한 모든 기기에서 로그아웃합니다.");
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200]);
  await button(page, "다른 기기 모두 로그아웃").click();
  await dialog(page).getByRole("button", { name: "모두 로그아웃", exact: true }).click();
  await main(page).getByText("다른 기기에서 모두 로그아웃했습니다.").waitFor();
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
  expect(await devices(page).count()).toBe(1);
  expect(await button(page, "다른 기기 모두 로그아웃").count()).toBe(0);
  await context.close();
});

test("V7.5.2 a session that has ended meanwhile, an answer that is lost and an old check are told of", async () => {
  const member = await addMember(origin, "meanwhile");
  const other = await visit(browser);
  await signIn(other.context, origin, member);
  await other.page.goto(origin);
  const { page, context } = await openDevices(member);
  const first = () => devices(page).nth(1).getByRole("button");

  const stays = /auth\.endSession/u;
  await page.route(stays, (route) => route.abort());
  await first().click();
  expect(await readDialog(page)).toContain("로그아웃되었는지 알 수 없습니다.");
  expect(await devices(page).count()).toBe(2);
  await page.unroute(stays);

  await page.route(stays, (route) => route.fulfill(passwordUnchecked));
  await first().click();
  expect(await readDialog(page)).toContain("비밀번호를 다시 확인해 주세요.");
  await page.unroute(stays);
  await checkPassword(page, member);
  await devices(page).first().waitFor();

  await other.page.getByRole("banner").getByRole("button", { name: "로그아웃" }).click();
  await other.page.getByRole("banner").getByRole("link", { name: "로그인" }).waitFor();
  const third = await openDevices(member);
  // The list is of before: its one row is that of who has left.
  await first().click();
  await main(page).getByText("이미 로그아웃되었거나 찾을 수 없는 기기입니다.").waitFor();
  expect(await devices(page).count()).toBe(2);
  await other.context.close();

  // Ended itself: nothing was typed, so nobody is asked before being sent to sign in.
  await button(third.page, "다른 기기 모두 로그아웃").click();
  await readDialog(third.page, { button: "모두 로그아웃" });
  await main(third.page).getByText("다른 기기에서 모두 로그아웃했습니다.").waitFor();
  await first().click();
  expect(await readDialog(page)).toContain("로그인이 필요합니다.");
  await page.waitForURL(`${origin}/sign-in?origin=%2Fpassword-setting`);
  await third.context.close();
  await context.close();
});

test("V7.5.2 a list that cannot be loaded says so, and is asked for again", async () => {
  const member = await addMember(origin, "unlisted");
  const { page, context } = await visit(browser);
  await signIn(context, origin, member);
  await page.route(/auth\.listSessions/u, (route) => route.abort());
  await page.goto(`${origin}/password-setting`);
  await checkPassword(page, member);
  const failed = main(page).getByText("로그인된 기기를 불러오지 못했습니다.");
  await failed.waitFor();
  await page.unroute(/auth\.listSessions/u);
  await button(page, "다시 시도").click();
  await devices(page).first().waitFor();
  await failed.waitFor({ state: "hidden" });
  await context.close();
});

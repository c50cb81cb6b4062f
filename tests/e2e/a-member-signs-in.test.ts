import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { administrator, fillSignIn, member, settled, signInOnPage, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

const account = (page: Page) => page.getByRole("banner");

/** Calls of the page, by the last word of their procedures. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const [, names] = /\/trpc\/([^?]+)/u.exec(request.url()) ?? [];
    if (names) calls.push(...names.split(","));
  });
  return calls;
}

test("NAV-14 AUT-10 a visitor sees links to sign in and up, and no call to refresh fails", async () => {
  const { page, context, faults } = await visit(browser);
  const calls = watchCalls(page);
  await page.goto(origin, { waitUntil: "networkidle" });
  await settled(page);
  expect(await account(page).getByRole("link", { name: "로그인" }).getAttribute("href")).toBe("/sign-in");
  expect(await account(page).getByRole("link", { name: "회원가입" }).getAttribute("href")).toBe("/sign-up");
  expect(await account(page).getByRole("button", { name: "로그아웃" }).count()).toBe(0);
  expect(calls).not.toContain("auth.refresh");
  expect(faults).toEqual([]);
  await context.close();
});

test("AUT-01 AUT-02 the sign-in page has its tabs, fields and ways out", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/sign-in`);
  await settled(page);
  const main = page.getByRole("main");
  expect(await main.getByRole("link", { name: "로그인", exact: true }).getAttribute("aria-current")).toBe("page");
  expect(await main.getByRole("link", { name: "회원가입" }).getAttribute("href")).toBe("/sign-up");
  expect(await main.getByRole("link", { name: "아이디/비밀번호 찾기" }).getAttribute("href")).toBe("/find-info/id");
  expect(await main.getByRole("checkbox", { name: "자동 로그인" }).isChecked()).toBe(false);
  const password = page.getByLabel("비밀번호", { exact: true });
  await password.fill("bulmo");
  const show = main.getByRole("button", { name: /비밀번호 (?:보기|표시)/u });
  await show.click();
  await expect.poll(() => password.getAttribute("type")).toBe("text");
  await main.getByRole("button", { name: /비밀번호 (?:보기|표시|숨기기)/u }).click();
  await expect.poll(() => password.getAttribute("type")).toBe("password");
  await main.getByRole("button", { name: /지우기/u }).click();
  await expect.poll(() => password.inputValue()).toBe("");
  await context.close();
});

test("AUT-03 AUT-11 NAV-14 signing in goes home, and the token stays in memory only", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/sign-in`);
  await settled(page);
  await fillSignIn(page, member);
  await page.waitForURL(`${origin}/`);
  await account(page).getByRole("button", { name: "로그아웃" }).waitFor();
  expect(await account(page).getByRole("link", { name: "마이페이지" }).getAttribute("href")).toBe("/my-page");
  expect(await account(page).getByRole("link", { name: "로그인", exact: true }).count()).toBe(0);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(kept).not.toMatch(/eyJ/u);
  expect(kept).toContain("bulmo_signed_in=1");
  const session = (await context.cookies()).find(({ name }) => name === "bulmo_session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", expires: -1 });
  expect(faults).toEqual([]);
  await context.close();
});

test("NAV-15 only an administrator sees the way to administration", async () => {
  for (const [who, count] of [
    [administrator, 1],
    [member, 0],
  ] as const) {
    const { page, context } = await visit(browser);
    await signInOnPage(page, origin, who);
    await account(page).getByRole("link", { name: "마이페이지" }).waitFor();
    // In sight: the menu of a phone has it as well.
    const link = account(page).locator('a[href="/admin/content-manage/list"]').filter({ visible: true });
    expect(await link.count()).toBe(count);
    await context.close();
  }
});

test("AUT-10 AUT-11 NAV-16 a reload finds the session again, and says Loading... until then", async () => {
  const { page, context, faults } = await visit(browser);
  await signInOnPage(page, origin, member);
  const calls = watchCalls(page);
  const { promise: go, resolve } = Promise.withResolvers<void>();
  await page.route("**/trpc/auth.refresh**", async (route) => {
    await go;
    await route.continue();
  });
  await page.goto(`${origin}/community/notice`);
  await account(page).getByText("Loading...").first().waitFor();
  expect(await page.getByRole("main").getByRole("table").isVisible()).toBe(true);
  resolve();
  await account(page).getByRole("button", { name: "로그아웃" }).waitFor();
  expect(calls.filter((name) => name === "auth.refresh")).toHaveLength(1);
  expect(calls).toEqual(expect.arrayContaining(["auth.me", "auth.checkRole"]));
  expect(faults).toEqual([]);
  await context.close();
});

test("AUT-08 with 자동 로그인 the cookie outlives the browser", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/sign-in`);
  await settled(page);
  await page.getByRole("checkbox", { name: "자동 로그인" }).check();
  await fillSignIn(page, member);
  await page.waitForURL(`${origin}/`);
  const session = (await context.cookies()).find(({ name }) => name === "bulmo_session");
  expect(session!.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  await context.close();
});

test("AUT-04 AUT-05 AUT-15 a wrong password is told in the dialog, is sent once, and what was typed stays", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/sign-in`);
  await settled(page);
  const calls = watchCalls(page);
  await fillSignIn(page, { username: "bulmomember1", password: "wrong-password-1!" });
  const dialog = page.getByRole("dialog", { name: "안내" }).or(page.getByRole("alertdialog", { name: "안내" }));
  await dialog.getByText("아이디 또는 비밀번호를 확인해주세요.").waitFor();
  expect(calls).toEqual(["auth.signIn"]);
  expect(await context.cookies()).toEqual([]);
  await dialog.getByRole("button", { name: "확인" }).click();
  expect(await page.getByLabel("아이디", { exact: true }).inputValue()).toBe("bulmomember1");
  expect(faults.filter((fault) => !fault.includes("401"))).toEqual([]);
  await context.close();
});

test("AUT-16 signing out ends the session even when the call fails, and goes to /sign-in", async () => {
  const { page, context } = await visit(browser);
  await signInOnPage(page, origin, member);
  await page.route("**/trpc/auth.signOut**", (route) => route.abort());
  await account(page).getByRole("button", { name: "로그아웃" }).click();
  await page.waitForURL(`${origin}/sign-in`);
  await account(page).getByRole("link", { name: "회원가입" }).waitFor();
  await page.getByText("서버에 알리지 못했습니다").waitFor();
  await context.close();
});

test("SUP-03 SUP-06 an empty sign-in form says what it needs in the site's own words, and sends nothing", async () => {
  const { page, context } = await visit(browser);
  const calls = watchCalls(page);
  await page.goto(`${origin}/sign-in`);
  await settled(page);
  await fillSignIn(page, { username: "", password: "" });
  await page.getByText("아이디는 필수 입력 항목입니다.").waitFor();
  await page.getByText("비밀번호를 입력해주세요.").waitFor();
  expect(await page.getByLabel("아이디", { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  expect(calls).not.toContain("auth.signIn");
  await context.close();
});

test("NAV-14 signing out in one tab signs the other out", async () => {
  const { page, context } = await visit(browser);
  await signInOnPage(page, origin, member);
  const other = await context.newPage();
  await other.goto(`${origin}/community/qna`);
  await account(other).getByRole("button", { name: "로그아웃" }).click();
  await other.waitForURL(`${origin}/sign-in`);
  await account(page).getByRole("link", { name: "회원가입" }).waitFor();
  await context.close();
});

test("hazard 6: a sign-in page with a hostile origin ends at home", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/sign-in?origin=${encodeURIComponent("//evil.example/")}`);
  await settled(page);
  await fillSignIn(page, member);
  await account(page).getByRole("button", { name: "로그아웃" }).waitFor();
  await page.waitForURL(`${origin}/`);
  await context.close();
});

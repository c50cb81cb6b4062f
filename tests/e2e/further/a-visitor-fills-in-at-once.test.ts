import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, newKey } from "../../harness/account.ts";
import { openAsleep } from "../../harness/asleep-page.ts";
import { awake } from "../../harness/browser.ts";
import { openBrowser } from "../../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test("SPD-02 AUT-02 a password that was typed can be cleared once the app is there", async () => {
  const { page, context, faults, release } = await openAsleep(origin + "/sign-in");
  const password = page.getByLabel("비밀번호", { exact: true });
  await password.fill("bulmo");
  release();
  await page.getByRole("button", { name: "비밀번호 지우기" }).click();
  await expect.poll(() => password.inputValue()).toBe("");
  expect(faults).toEqual([]);
  await context.close();
});

test("SPD-02 AUT-18 a form that is sent empty says so when the app comes, by a press as by Enter", async () => {
  const sends = [
    (page: Page) => page.getByRole("button", { name: "아이디 찾기", exact: true }).click(),
    (page: Page) => page.locator('form [name="name"]').press("Enter"),
  ];
  for (const send of sends) {
    const { page, context, faults, release } = await openAsleep(origin + "/find-info/id");
    await send(page);
    release();
    await page.getByRole("dialog", { name: "안내" }).getByText("이름을 입력해주세요.").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("SPD-02 SEE-20 NAV-31 what was typed is judged, and who leaves it by a link is asked first", async () => {
  const { page, context, faults, release } = await openAsleep(origin + "/sign-up");
  const username = page.locator('form [name="username"]');
  await username.fill("abc");
  await page.getByRole("contentinfo").getByRole("link", { name: "이용약관" }).click();
  release();
  const question = page.getByRole("dialog");
  await question.getByText("저장하지 않은 내용이 있습니다.").waitFor();
  await question.getByRole("button", { name: "계속 작성" }).click();
  expect(await username.inputValue()).toBe("abc");
  await page.getByText("아이디는 최소 8자 이상이어야 합니다.").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

const autoLogin = (page: Page) => page.getByRole("checkbox", { name: "자동 로그인" });

test("SPD-02 AUT-08 a box that is pressed shows it at once, and who then signs in stays signed in", async () => {
  const member = await addMember(origin, newKey("box"));
  const { page, context, faults, release } = await openAsleep(origin + "/sign-in");
  await autoLogin(page).click();
  expect(await autoLogin(page).getAttribute("aria-checked")).toBe("true");
  await page.getByLabel("아이디", { exact: true }).fill(member.username);
  await page.getByLabel("비밀번호", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  release();
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
  const session = (await context.cookies()).find(({ httpOnly }) => httpOnly);
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000);
  expect(faults).toEqual([]);
  await context.close();
});

test("SPD-02 a box stands as it was left by who pressed it, once or twice, when the app comes", async () => {
  for (const [presses, isChecked] of [
    [1, true],
    [2, false],
    [3, true],
  ] as const) {
    const { page, context, faults, release } = await openAsleep(origin + "/sign-in");
    for (let press = 0; press < presses; press++) await page.getByText("자동 로그인").click();
    expect(await autoLogin(page).isChecked()).toBe(isChecked);
    release();
    await awake(page);
    // React's own word for it: what the box shows early is not all that there is.
    await expect.poll(() => autoLogin(page).getAttribute("data-state")).toBe(isChecked ? "checked" : "unchecked");
    expect(await autoLogin(page).isChecked()).toBe(isChecked);
    await autoLogin(page).click();
    await expect.poll(() => autoLogin(page).isChecked()).toBe(!isChecked);
    expect(faults).toEqual([]);
    await context.close();
  }
});

import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, newKey, type Person } from "../../harness/account.ts";
import { administrator, signIn, visit } from "../../harness/browser.ts";
import { dialog, readDialog } from "../../harness/dialog.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const keys = (page: Page) => main(page).getByRole("list", { name: "API 키" }).getByRole("listitem");

/** Calls as a program does: from no page, with nothing but the key. */
async function call(key: string, path: string, body?: object) {
  const answer = await fetch(`${origin}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${key}`, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as { reason?: string; username?: string } };
}

/** Goes the way that a member finds: over my page. */
async function openKeys(member: Person) {
  const opened = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  await signIn(opened.context, origin, member);
  await opened.page.goto(`${origin}/my-page`);
  await main(opened.page).getByRole("link", { name: "API 키", exact: true }).click();
  await main(opened.page).getByText("만들어 두신 API 키가 없습니다.").waitFor();
  return opened;
}

/** Fills in the form and proves who sits there; answers the key as it is shown. */
async function makeKey(page: Page, name: string, { password }: Person): Promise<string> {
  await button(page, "API 키 만들기").click();
  await main(page).getByRole("textbox", { name: "이름" }).fill(name);
  await button(page, "만들기").click();
  await dialog(page).getByLabel("현재 비밀번호").fill(password);
  await dialog(page).getByRole("button", { name: "만들기", exact: true }).click();
  return main(page)
    .getByText(/^bulmo_/u)
    .innerText();
}

test("API-44 a member makes a key, a program reads with it until it is revoked", { timeout: 120_000 }, async () => {
  const member = await addMember(origin, newKey("keys"));
  const { page, context, faults } = await openKeys(member);
  await expectSound(page);

  await button(page, "API 키 만들기").click();
  await main(page).getByRole("heading", { name: "API 키 만들기" }).waitFor();
  expect(await main(page).getByRole("checkbox").count()).toBe(2);
  await expectSound(page);
  await button(page, "만들기").click();
  expect(await readDialog(page)).toBe("API 키의 이름을 입력해 주세요.");
  await main(page).getByRole("textbox", { name: "이름" }).fill("집의 홈서버");
  await main(page).getByRole("checkbox", { name: /^읽기/u }).click();
  await button(page, "만들기").click();
  expect(await readDialog(page)).toContain("읽기와 쓰기 가운데 하나 이상");
  await main(page).getByRole("checkbox", { name: /^읽기/u }).click();
  await button(page, "만들기").click();
  await dialog(page).getByLabel("현재 비밀번호").fill("wrong-Pond-9!");
  await dialog(page).getByRole("button", { name: "만들기", exact: true }).click();
  await dialog(page).getByText("입력하신 비밀번호가 틀립니다.").waitFor();
  await expectSound(page);
  await dialog(page).getByLabel("현재 비밀번호").fill(member.password);
  await dialog(page).getByRole("button", { name: "만들기", exact: true }).click();
  const shown = main(page).getByText(/^bulmo_[0-9A-Za-z]{49}$/u);
  const key = await shown.innerText();
  await expectSound(page);
  await button(page, "API 키 복사").click();
  await main(page).getByText("복사했습니다").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

  expect(await call(key, "/auth/me")).toMatchObject({ status: 200, body: { username: member.username } });
  const question = { type: "QNA", title: "글", content: "<p>글</p>" };
  expect(await call(key, "/post", question)).toMatchObject({ status: 403, body: { reason: "KEY_SCOPE_MISSING" } });

  await page.getByRole("banner").getByRole("link").first().click();
  expect(await readDialog(page, { button: "계속 보기" })).toContain("API 키를 다시 볼 수 없습니다");
  await button(page, "안전하게 보관했습니다").click();
  await keys(page).first().waitFor();
  expect(await keys(page).innerText()).toMatch(
    new RegExp(`집의 홈서버\\s+${key.slice(0, 14)}…\\s+읽기\\s+마지막 사용 \\d{4}\\.\\d\\d\\.\\d\\d`, "u"),
  );
  expect(await main(page).innerText()).not.toContain(key);
  await expectSound(page);

  await keys(page)
    .getByRole("button", { name: /^‘집의 홈서버’ API 키 bulmo_\w+ 폐기$/u })
    .click();
  expect(await readDialog(page, { button: "폐기" })).toContain("곧바로 누리집을 쓸 수 없게 되며");
  await main(page).getByText("‘집의 홈서버’ API 키를 폐기했습니다.").waitFor();
  await main(page).getByText("만들어 두신 API 키가 없습니다.").waitFor();
  expect(await call(key, "/auth/me")).toMatchObject({ status: 401, body: { reason: "SIGN_IN_REQUIRED" } });
  expect(faults).toEqual([]);
  await context.close();
});

test("API-44 an administrator finds a member's key and revokes it", { timeout: 120_000 }, async () => {
  const member = await addMember(origin, newKey("keys"));
  const { page: own, context: ownContext } = await openKeys(member);
  const key = await makeKey(own, "수상한 프로그램", member);
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/audit`);
  await page.getByRole("navigation", { name: "관리자" }).getByRole("link", { name: "API 키 관리" }).click();
  const row = main(page).getByRole("row", { name: member.nickname });
  await row.waitFor();
  expect(await row.innerText()).toContain("사용한 적 없음");
  await expectSound(page);
  await row.getByRole("button", { name: `${member.nickname} 님의 ‘수상한 프로그램’ API 키 폐기` }).click();
  expect(await readDialog(page, { button: "폐기" })).toContain("되돌릴 수 없습니다");
  await main(page).getByText(`${member.nickname} 님의 ‘수상한 프로그램’ API 키를 폐기했습니다.`).waitFor();
  expect((await call(key, "/auth/me")).status).toBe(401);
  await page.goto(`${origin}/admin/audit?kind=SIGN_IN`);
  await main(page).getByText(`회원 ${member.nickname} 님의 API 키를 폐기했습니다.`).first().waitFor();
  expect(faults).toEqual([]);

  // Who has it open, too, is told so.
  await button(own, "안전하게 보관했습니다").click();
  await main(own).getByText("만들어 두신 API 키가 없습니다.").waitFor();
  await ownContext.close();
  await context.close();
});

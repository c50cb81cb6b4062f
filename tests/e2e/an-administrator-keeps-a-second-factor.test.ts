import { readFile } from "node:fs/promises";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { administrator, fillSignIn, member, settled, signIn, visit } from "../harness/browser.ts";
import { readDialog } from "../harness/dialog.ts";
import { loseNext } from "../harness/lost-answer.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { passwordUnchecked } from "../harness/password-unchecked.ts";
import { preparedDirectory } from "../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { expectSound } from "../harness/soundness.ts";

let server: ServerProcess;
let directory: Awaited<ReturnType<typeof preparedDirectory>>;
beforeAll(async () => {
  directory = await preparedDirectory("samples");
  server = await spawnServer({
    DATA_DIR: directory.path,
    LOG_LEVEL: "warn",
    ADMIN_SECOND_FACTOR: "required",
  });
  await server.ready();
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
});
openBrowser();

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const code = (secret: string, stepsAway = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAway * 30_000 });

/** Opens what a checked password opens. */
async function openFactor(page: Page): Promise<void> {
  await main(page).locator('[name="password"]').fill(administrator.password);
  await button(page, "확인").click();
  await main(page).getByRole("heading", { name: "2단계 인증" }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).click();
  await page.getByRole("banner").getByRole("link", { name: "로그인" }).waitFor();
  await page.goto(`${server.origin}/sign-in`);
  await settled(page);
}

test(
  "SEE-18 an administrator is led to the set-up, sets one up, signs in and appoints another with it",
  { timeout: 240_000 },
  async () => {
    const { page, context } = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    await signIn(context, server.origin, administrator);

    await page.goto(`${server.origin}/admin/member-manage/list`);
    await main(page).getByText("2단계 인증을 먼저 설정해 주세요.").waitFor();
    await expectSound(page);
    await main(page).getByRole("link", { name: "2단계 인증 설정하러 가기" }).click();
    await page.waitForURL(`${server.origin}/password-setting`);

    await openFactor(page);
    await expectSound(page);
    await button(page, "2단계 인증 설정").click();
    await main(page).getByRole("img", { name: "인증 앱으로 읽는 QR 코드" }).waitFor();
    await main(page).getByRole("button", { name: "설정 키 복사" }).click();
    const secret = await page.evaluate(() => navigator.clipboard.readText());
    expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
    await expectSound(page);

    const field = main(page).getByLabel("인증번호");
    expect(await field.getAttribute("autocomplete")).toBe("one-time-code");
    expect(await field.getAttribute("inputmode")).toBe("numeric");
    await field.fill("12345");
    await button(page, "설정 완료").click();
    expect(await readDialog(page)).toBe("인증번호를 확인해 주세요. 인증 앱에 보이는 여섯 자리 숫자입니다.");
    // The step before leaves the next two for signing in within this minute.
    await field.fill(code(secret, -1));
    await button(page, "설정 완료").click();

    const list = main(page).getByRole("list", { name: "복구 코드" }).getByRole("listitem");
    await list.first().waitFor();
    const recoveryCodes = await list.allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    const downloading = page.waitForEvent("download");
    await main(page).getByRole("button", { name: "파일로 받기" }).click();
    const file = await (await downloading).path();
    expect(await readFile(file, "utf8")).toBe(`${recoveryCodes.join("\n")}\n`);
    await main(page).getByRole("button", { name: "복구 코드 모두 복사" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join("\n"));
    await expectSound(page);
    // Nobody sees them again: who turns elsewhere is asked first.
    await page.getByRole("banner").getByRole("link").first().click();
    expect(await readDialog(page, { button: "계속 보기" })).toContain("복구 코드를 다시 볼 수 없습니다.");
    expect(await list.allInnerTexts()).toEqual(recoveryCodes);
    await button(page, "안전하게 보관했습니다").click();
    await main(page).getByText("남은 복구 코드는 10개입니다.").waitFor();

    await page.goto(`${server.origin}/admin/member-manage/list`);
    await main(page).getByRole("table").waitFor();

    await signOut(page);
    await fillSignIn(page, administrator);
    const factor = main(page).getByLabel("인증번호");
    await factor.waitFor();
    // What was typed stays, nothing interrupts, and the next key goes into the new field.
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.getByLabel("아이디", { exact: true }).inputValue()).toBe(administrator.username);
    expect(await page.getByLabel("비밀번호", { exact: true }).inputValue()).toBe(administrator.password);
    expect(await page.locator(":focus").getAttribute("name")).toBe("secondFactor");
    expect(await factor.getAttribute("autocomplete")).toBe("one-time-code");
    expect(await factor.getAttribute("inputmode")).toBe("numeric");
    await expectSound(page);
    await factor.fill("000000");
    await button(page, "로그인").click();
    expect(await readDialog(page)).toBe(
      "인증번호 또는 복구 코드를 확인해 주세요. 한 번 사용한 것은 다시 사용할 수 없습니다.",
    );
    // The next one: that of now may be the one that confirmed.
    await factor.fill(code(secret, 1));
    await button(page, "로그인").click();
    await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();

    // With both proofs a member is made an administrator, and one no more.
    await page.goto(`${server.origin}/admin/member-manage/list?search=${member.username}`);
    await main(page).getByRole("link", { name: "정보 보기" }).click();
    await main(page).getByRole("combobox", { name: "사유" }).selectOption("MEMBERSHIP");
    await button(page, "회원 정보 보기").click();
    const proofs = page.getByRole("dialog");
    const prove = async (password: string, factorCode: string, label: string) => {
      await proofs.locator('[name="password"]').fill(password);
      await proofs.locator('[name="code"]').fill(factorCode);
      await proofs.getByRole("button", { name: label, exact: true }).click();
    };
    // What the page knows of the factor may be of before: the server asks for the code.
    const noFactor = JSON.stringify([{ result: { data: { isOn: false, isRequired: false, recoveryCodesLeft: 0 } } }]);
    await page.route(
      "**/trpc/auth.secondFactor*",
      (route) => route.fulfill({ contentType: "application/json", body: noFactor }),
      { times: 1 },
    );
    await button(page, "관리자로 지정").click();
    await proofs.locator('[name="password"]').fill(administrator.password);
    await expect.poll(() => proofs.locator('[name="code"]').count()).toBe(0);
    await page.keyboard.press("Enter");
    await proofs.getByRole("alert").getByText("2단계 인증번호를 입력해 주세요.").waitFor();
    expect(await page.locator(":focus").getAttribute("name")).toBe("code");
    await expectSound(page);
    await prove("wrong-Pond-1!", recoveryCodes[0] ?? "", "지정");
    await proofs.getByText("입력하신 비밀번호가 틀립니다.").waitFor();
    await prove(administrator.password, "000000", "지정");
    await proofs.getByText("인증번호 또는 복구 코드를 확인해 주세요.").waitFor();
    await prove(administrator.password, recoveryCodes[0] ?? "", "지정");
    await proofs.getByText("님을 관리자로 지정했습니다.").waitFor();
    await readDialog(page);
    await button(page, "관리자 지정 해제").click();
    await prove(administrator.password, recoveryCodes[1] ?? "", "해제");
    await proofs.getByText("님의 관리자 지정을 해제했습니다.").waitFor();
    await readDialog(page);
    // When the answer is lost, the page tells so and shows what was done.
    await loseNext(page, "auth.changeAdmin");
    await button(page, "관리자로 지정").click();
    await prove(administrator.password, recoveryCodes[2] ?? "", "지정");
    await proofs.getByText("관리자로 지정되었는지 알 수 없습니다.").waitFor();
    expect(await readDialog(page)).toContain("회원의 상태를 다시 확인해 주세요.");
    await button(page, "관리자 지정 해제").waitFor();

    // The telephone is gone: a code from paper, then the factor is turned off.
    await signOut(page);
    await fillSignIn(page, administrator);
    await button(page, "복구 코드로 로그인").click();
    await main(page)
      .getByLabel("복구 코드", { exact: true })
      .fill(recoveryCodes[3] ?? "");
    await button(page, "로그인").click();
    await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
    await page.goto(`${server.origin}/password-setting`);
    await openFactor(page);
    await main(page).getByText("남은 복구 코드는 6개입니다.").waitFor();
    await button(page, "해제").click();
    await main(page).getByRole("heading", { name: "2단계 인증 해제" }).waitFor();
    await expectSound(page);
    const proof = main(page).getByLabel("인증번호 또는 복구 코드");
    // The one that opened this session is used up.
    await proof.fill(recoveryCodes[3] ?? "");
    await button(page, "해제").click();
    expect(await readDialog(page)).toBe(
      "인증번호 또는 복구 코드를 확인해 주세요. 한 번 사용한 것은 다시 사용할 수 없습니다.",
    );
    await proof.fill(recoveryCodes[4] ?? "");
    await button(page, "해제").click();
    await button(page, "2단계 인증 설정").waitFor();
    await context.close();
  },
);

test("a check that is too old is asked for again", { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser);
  await signIn(context, server.origin, administrator);
  await page.goto(`${server.origin}/my-page`);
  await main(page).getByRole("link", { name: "2단계 인증 관리" }).click();
  await openFactor(page);
  await page.route("**/trpc/auth.setUpSecondFactor*", (route) => route.fulfill(passwordUnchecked));
  await button(page, "2단계 인증 설정").click();
  expect(await readDialog(page)).toBe("비밀번호를 다시 확인해 주세요.");
  await main(page).getByLabel("현재 비밀번호").waitFor();
  await context.close();
});

test(
  "NAV-31 recovery codes that are shown stay, and what is typed, when the password is asked for again",
  { timeout: 60_000 },
  async () => {
    const { page, context } = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    await signIn(context, server.origin, administrator);
    await page.goto(`${server.origin}/password-setting`);
    await openFactor(page);
    await button(page, "2단계 인증 설정").click();
    await main(page).getByRole("button", { name: "설정 키 복사" }).click();
    await main(page)
      .getByLabel("인증번호")
      .fill(code(await page.evaluate(() => navigator.clipboard.readText())));
    await button(page, "설정 완료").click();
    const list = main(page).getByRole("list", { name: "복구 코드" }).getByRole("listitem");
    await list.first().waitFor();
    const recoveryCodes = await list.allInnerTexts();

    await page.route("**/trpc/auth.changePassword*", (route) => route.fulfill(passwordUnchecked));
    const [password, again] = [main(page).locator('[name="password"]'), main(page).locator('[name="confirmPassword"]')];
    await password.fill("lotus-Pond-9!");
    await again.fill("lotus-Pond-9!");
    await button(page, "비밀번호 변경").click();
    expect(await readDialog(page)).toContain("비밀번호 변경중 에러가 발생했습니다.");
    await main(page).getByRole("heading", { name: "비밀번호 확인" }).waitFor();
    expect(await page.locator(":focus").innerText()).toBe("비밀번호 확인");
    expect(await button(page, "비밀번호 변경").count()).toBe(0);
    expect(await list.allInnerTexts()).toEqual(recoveryCodes);
    await expectSound(page);
    await main(page).getByLabel("현재 비밀번호").fill(administrator.password);
    await button(page, "확인").click();
    await button(page, "비밀번호 변경").waitFor();
    expect(await page.locator(":focus").innerText()).toBe("새 비밀번호 설정");
    expect(await again.inputValue()).toBe("lotus-Pond-9!");
    expect(await list.allInnerTexts()).toEqual(recoveryCodes);
    await context.close();
  },
);

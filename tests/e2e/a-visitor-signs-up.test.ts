import { signUpCases, signUpFormCases, validSignUp } from "@bulmo/contracts/sign-up.cases";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addMember, opensSession, person } from "../harness/account.ts";
import { launch, settled, visit } from "../harness/browser.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { chooseAddress, chosen, findAddress, losePostcode, servePostcode } from "../harness/postcode.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

type Values = Partial<Record<keyof typeof validSignUp, string>>;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

async function openForm(options: Parameters<typeof visit>[1] = {}) {
  const opened = await visit(browser, options);
  await servePostcode(opened.context);
  await opened.page.goto(`${origin}/sign-up`);
  await settled(opened.page);
  return opened;
}

/** Types what is not there yet; the address cannot be typed. */
async function fill(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const isMissing = !["zonecode", "address"].includes(name) && (await field(page, name).inputValue()) !== value;
    if (isMissing) await field(page, name).fill(value);
  }
}

const next = (page: Page) => page.getByRole("button", { name: "다음" }).click();
const agree = (page: Page, name: string) => page.getByRole("checkbox", { name });

/** To the second step, as `member`. */
async function goToAgreement(page: Page, member: Values): Promise<void> {
  await findAddress(page);
  await fill(page, { ...member, confirmPassword: member.password });
  await next(page);
  await page.getByRole("heading", { name: "약관 동의" }).waitFor();
}

/** What can be typed: a script may leave a field out, and a line end gets into none. */
const typed = [...signUpCases, ...signUpFormCases].filter(({ change }) =>
  Object.entries(change).every(
    ([name, value]) => typeof value === "string" && !/[\r\n]/u.test(value) && !["zonecode", "address"].includes(name),
  ),
);

describe("what is wrong with a sign-up", () => {
  test("there are at least 30 ways to fill the form in wrongly", () => {
    expect(typed.length).toBeGreaterThanOrEqual(30);
  });

  describe("SUP-02 one message at a time, in a form that is filled in otherwise", () => {
    let opened: Awaited<ReturnType<typeof openForm>>;
    beforeAll(async () => {
      opened = await openForm();
      await findAddress(opened.page);
    });
    afterAll(async () => {
      await expectSound(opened.page);
      await opened.context.close();
    });

    test.each(typed)("$id $wrong is told: $message", async ({ change, message }) => {
      const { page } = opened;
      await fill(page, { ...validSignUp, ...(change as Values) });
      await next(page);
      expect(await readDialog(page)).toBe(message);
      const focused = page.locator(":focus");
      expect(Object.keys(change)).toContain(await focused.getAttribute("name"));
      expect(await focused.getAttribute("aria-invalid")).toBe("true");
      const described = (await focused.getAttribute("aria-describedby")) ?? "";
      expect(await page.locator(`[id="${described.split(" ")[0]}"]`).innerText()).toBe(message);
    });
  });

  test("SUP-01 an address that was not looked for is asked for", async () => {
    const { page, context } = await openForm();
    await fill(page, validSignUp);
    await next(page);
    expect(await readDialog(page)).toBe("주소를 검색해주세요.");
    expect(await page.locator(":focus").getAttribute("name")).toBe("zonecode");
    await context.close();
  });

  test("SUP-13 SUP-14 what somebody else has is told before the step is left, the first in field order", async () => {
    const taken = await addMember(origin, "taken");
    const { page, context } = await openForm();
    await findAddress(page);
    const free = { ...person("free"), confirmPassword: taken.password };
    const { username, nickname, email } = taken;
    for (const [change, message] of [
      [{ username: username.toUpperCase(), nickname, email }, "사용할 수 없는 아이디입니다."],
      [{ nickname, email }, "사용할 수 없는 닉네임입니다."],
      [{ email: email.toUpperCase() }, "사용할 수 없는 이메일입니다."],
    ] as const) {
      await fill(page, { ...free, ...change });
      await next(page);
      expect(await readDialog(page)).toBe(message);
      expect(await page.getByRole("heading", { name: "약관 동의" }).count()).toBe(0);
    }
    await context.close();
  });

  test("Enter that ends a syllable sends nothing", async () => {
    const { page, context } = await openForm();
    await field(page, "name").focus();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Input.imeSetComposition", { text: "한", selectionStart: 1, selectionEnd: 1 });
    const key = { key: "Process", code: "Enter", windowsVirtualKeyCode: 229 };
    await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
    await devtools.send("Input.insertText", { text: "한" });
    await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
    expect(await field(page, "name").inputValue()).toBe("한");
    expect(await dialog(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    expect(await readDialog(page)).toBe("아이디는 필수 입력 항목입니다.");
    await context.close();
  });
});

describe("signing up", () => {
  test("SUP-01 SUP-15 SUP-16 SUP-17 SUP-18 both steps, the texts, and in", async () => {
    const member = person("whole");
    const { page, context, faults } = await openForm();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    for (const [name, token] of Object.entries({ username: "username", password: "new-password", email: "email" }))
      expect(await field(page, name).getAttribute("autocomplete")).toBe(token);
    await goToAgreement(page, member);
    await expectSound(page);
    for (const text of ["이용약관", "개인정보처리방침"])
      expect(await page.getByRole("region", { name: `${text} 본문` }).innerText()).toContain("제12조");

    await page.getByRole("button", { name: "회원가입" }).click();
    expect(await readDialog(page)).toBe("동의하지 않은 항목을 선택해주세요.");
    await agree(page, "전체 동의").check();
    expect(await agree(page, "이용약관에 동의").isChecked()).toBe(true);
    await agree(page, "개인정보처리방침에 동의").uncheck();
    expect(await agree(page, "전체 동의").isChecked()).toBe(false);
    await page.getByRole("button", { name: "회원가입" }).click();
    await readDialog(page);
    expect(await page.locator(":focus").getAttribute("id")).toBe("agree-privacy");
    expect(sent.filter((url) => url.includes("auth.signUp?"))).toEqual([]);

    await page.getByRole("button", { name: "취소" }).click();
    for (const name of ["username", "password", "confirmPassword", "name", "email", "detailAddress"] as const)
      expect(await field(page, name).inputValue()).toBe({ ...member, confirmPassword: member.password }[name]);
    expect(await field(page, "address").inputValue()).toBe(chosen.address);

    const [check] = await Promise.all([page.waitForRequest(/auth\.signUpValid/u), next(page)]);
    const [asked] = Object.values(check.postDataJSON() as Record<string, object>);
    expect(Object.keys(asked ?? {})).toEqual(["username", "nickname", "email"]);
    await agree(page, "이용약관에 동의").check();
    await agree(page, "개인정보처리방침에 동의").check();
    expect(await agree(page, "전체 동의").isChecked()).toBe(true);
    // Whoever clicks twice has signed up once.
    await page.getByRole("button", { name: "회원가입" }).dblclick();
    await dialog(page).waitFor();
    expect(sent.filter((url) => url.includes("auth.signUp?"))).toHaveLength(1);
    await expectSound(page);
    await readDialog(page, { title: "회원가입완료", button: "로그인" });
    await page.waitForURL(`${origin}/`);
    await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("SUP-17 the browser's back leads to the first step, and from there it asks before it leaves", async () => {
    const member = person("back");
    const { page, context } = await openForm();
    await page.goto(`${origin}/terms`);
    await settled(page);
    await page.getByRole("banner").getByRole("link", { name: "회원가입" }).click();
    await page.waitForURL(`${origin}/sign-up`);
    await goToAgreement(page, member);
    await page.goBack();
    await page.getByRole("heading", { name: "약관 동의" }).waitFor({ state: "detached" });
    expect(await field(page, "username").inputValue()).toBe(member.username);
    expect(new URL(page.url()).pathname).toBe("/sign-up");
    await page.goBack();
    expect(await readDialog(page, { button: "계속 작성" })).toContain("저장하지 않은 내용이 있습니다.");
    expect(await field(page, "username").inputValue()).toBe(member.username);
    await context.close();
  });

  test("SUP-20 who was slower learns it, and is back at the field", async () => {
    const member = person("slower");
    const { page, context } = await openForm();
    await goToAgreement(page, member);
    await addMember(origin, "slower");
    await agree(page, "전체 동의").check();
    await page.getByRole("button", { name: "회원가입" }).click();
    expect(await readDialog(page)).toBe("사용할 수 없는 아이디입니다.");
    expect(await page.locator(":focus").getAttribute("name")).toBe("username");
    await context.close();
  });

  test("NAV-31 without a connection it says so, and nothing of what was typed is lost", async () => {
    const member = person("offline");
    const { page, context } = await openForm();
    await goToAgreement(page, member);
    await agree(page, "전체 동의").check();
    await context.setOffline(true);
    await page.getByRole("button", { name: "회원가입" }).click();
    expect(await readDialog(page)).toContain("서버에 연결할 수 없습니다.");
    await context.setOffline(false);
    await page.getByRole("button", { name: "회원가입" }).click();
    await readDialog(page, { title: "회원가입완료", button: "나중에" });
    await page.waitForURL(`${origin}/`);
    expect(await opensSession(origin, member)).toBe(true);
    await context.close();
  });

  test("NAV-31 leaving what was typed asks first", async () => {
    const { page, context } = await openForm();
    await field(page, "name").fill("한가람");
    await page.getByRole("contentinfo").getByRole("link", { name: "이용약관" }).click();
    expect(await readDialog(page, { button: "계속 작성" })).toContain("저장하지 않은 내용");
    expect(await field(page, "name").inputValue()).toBe("한가람");
    await page.getByRole("contentinfo").getByRole("link", { name: "이용약관" }).click();
    await readDialog(page, { button: "나가기" });
    await page.getByRole("heading", { level: 1, name: "이용약관" }).waitFor();
    await context.close();
  });
});

describe("the address", () => {
  test("SUP-22 SUP-23 SUP-24 looked for in a window of 500x600 in the middle of the screen", async () => {
    const { page, context, faults } = await openForm({ viewport: { width: 1440, height: 900 } });
    const opening = page.waitForEvent("popup");
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (url, target, features) => {
        document.body.dataset["features"] = features;
        return open(url, target, features);
      };
    });
    await page.getByRole("button", { name: "주소 검색" }).click();
    const popup = await opening;
    await popup.getByRole("button", { name: "단청회관 고르기" }).waitFor();
    expect(new URL(popup.url()).pathname).toBe("/address-popup");
    expect(await popup.getByRole("banner").count()).toBe(0);
    expect(await page.locator("body").getAttribute("data-features")).toMatch(/width=500,height=600,left=\d+,top=\d+/u);
    await expectSound(popup);
    await chooseAddress(popup);
    await expect.poll(() => field(page, "address").inputValue()).toBe(chosen.address);
    expect(await field(page, "zonecode").inputValue()).toBe(chosen.zonecode);
    expect(await field(page, "zonecode").getAttribute("readonly")).not.toBeNull();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("SUP-25 what another window, this page or another shape says is not heard", async () => {
    const { page, context } = await openForm();
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: "주소 검색" }).click();
    const popup = await opening;
    const forged = { zonecode: "1", address: "거짓", addressType: "R", bname: "", buildingName: "" };
    await page.evaluate((message) => window.postMessage(message, window.location.origin), forged);
    await popup.evaluate(() => (window.opener as Window).postMessage({ zonecode: 1 }, window.location.origin));
    await chooseAddress(popup);
    await expect.poll(() => field(page, "zonecode").inputValue()).toBe(chosen.zonecode);
    await page.evaluate((message) => window.postMessage(message, window.location.origin), forged);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await field(page, "address").inputValue()).toBe(chosen.address);
    await context.close();
  });

  test("SUP-26 where the service cannot be had it says so, and the address may be typed", async () => {
    const { page, context } = await visit(browser);
    await losePostcode(context);
    await page.goto(`${origin}/sign-up`);
    await settled(page);
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: "주소 검색" }).click();
    const popup = await opening;
    const sentence = "현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.";
    await popup.getByRole("alert").filter({ hasText: sentence }).waitFor();
    await expectSound(popup);
    await popup.getByRole("button", { name: "닫기" }).click();
    await field(page, "zonecode").fill("54401");
    await field(page, "address").fill("전북특별자치도 김제시 견본로 2");
    expect(await field(page, "zonecode").inputValue()).toBe("54401");
    await context.close();
  });

  test("in the browser inside KakaoTalk it stands in a dialog", async () => {
    const userAgent = "Mozilla/5.0 (Linux; Android 15; wv) Chrome/140.0 Mobile Safari/537.36 KAKAOTALK 25.1.0";
    const { page, context, faults } = await openForm({ userAgent, viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "주소 검색" }).click();
    await page.frameLocator("iframe").getByRole("button", { name: "단청회관 고르기" }).click();
    await dialog(page).waitFor({ state: "hidden" });
    expect(await field(page, "address").inputValue()).toBe(chosen.address);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("SUP-22 no other page may load the service", async () => {
    const policyOf = async (path: string) => (await fetch(origin + path)).headers.get("content-security-policy") ?? "";
    expect(await policyOf("/address-popup")).toMatch(/script-src 'self' [^;]*https:\/\/t1\.kakaocdn\.net/u);
    expect(await policyOf("/sign-up")).not.toContain("kakao");
  });
});

import { signUpCases, signUpFormCases, validSignUp, weakPasswordCases } from "@bulmo/contracts/testing/sign-up.cases";
import { isLong } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addMember, opensSession, person } from "../harness/account.ts";
import { awake } from "../harness/browser.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { chosen, findAddress } from "../harness/postcode.ts";
import { agree, field, fill, goToAgreement, next, openForm, type Values } from "../harness/sign-up-story.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

/** What can be typed: a script may leave a field out, and a line end gets into none. */
const typed = [...signUpCases, ...signUpFormCases, ...weakPasswordCases].filter(({ change }) =>
  Object.entries(change).every(
    ([name, value]) => typeof value === "string" && !/[\r\n]/u.test(value) && !["zonecode", "address"].includes(name),
  ),
);

/** What each says is held where the rules are (sign-up.test.ts): here one of each field stands for the others. */
const told = isLong
  ? typed
  : [...new Map(typed.toReversed().map((wrong) => [Object.keys(wrong.change).join(), wrong])).values()];

describe("what is wrong with a sign-up", () => {
  test("there are at least 30 ways to fill the form in wrongly", () => {
    expect(typed.length).toBeGreaterThanOrEqual(30);
  });

  describe("SUP-02 one message at a time, in a form that is filled in otherwise", () => {
    let opened: Awaited<ReturnType<typeof openForm>>;
    beforeAll(async () => {
      opened = await openForm(browser);
      await findAddress(opened.page);
    });
    afterAll(async () => {
      await expectSound(opened.page);
      await opened.context.close();
    });

    test.each(told)("$id $wrong is told: $message", async ({ change, message }) => {
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
    const { page, context } = await openForm(browser);
    await fill(page, validSignUp);
    await next(page);
    expect(await readDialog(page)).toBe("주소를 검색해주세요.");
    expect(await page.locator(":focus").getAttribute("name")).toBe("zonecode");
    await context.close();
  });

  test("SEE-20 what is wrong is said at its field once it was left, or typing pauses, and no sooner", async () => {
    const { page, context } = await openForm(browser);
    const fault = (name: string) => field(page, name).getAttribute("aria-invalid");
    await field(page, "username").pressSequentially("abc");
    expect(await fault("username")).toBeNull();
    expect(await page.getByText("아이디는 최소 8자 이상이어야 합니다.").count()).toBe(0);
    await page.getByText("아이디는 최소 8자 이상이어야 합니다.").waitFor();
    expect(await fault("username")).toBe("true");
    await field(page, "username").pressSequentially("defg1");
    await expect.poll(() => fault("username")).toBeNull();
    await field(page, "email").fill("garam@");
    await field(page, "name").focus();
    await page.getByText("이메일 형식을 확인해주세요.").waitFor();
    // Nothing was typed there.
    await field(page, "nickname").focus();
    await field(page, "email").focus();
    expect(await page.getByText("닉네임을 입력해주세요.").count()).toBe(0);
    await field(page, "password").fill("lotus-Pond-1!");
    await field(page, "confirmPassword").fill("lotus-Pond-1");
    await field(page, "name").focus();
    await page.getByText("입력하신 비밀번호가 틀립니다.").waitFor();
    await field(page, "password").fill("lotus-Pond-1");
    await expect.poll(() => fault("confirmPassword")).toBeNull();
    expect(await dialog(page).count()).toBe(0);
    await expectSound(page);
    await context.close();
  });

  test("SUP-13 SUP-14 what somebody else has is told before the step is left, the first in field order", async () => {
    const taken = await addMember(origin, "taken");
    const { page, context } = await openForm(browser);
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
    const { page, context } = await openForm(browser);
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
  test("SUP-01 SUP-15 SUP-16 SUP-17 SUP-18 DAY-10 both steps, the texts, and in", async () => {
    const member = person("whole");
    const { page, context, faults } = await openForm(browser);
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
    // Nobody has said how old they are for them (DAY-10).
    expect(await agree(page, "만 14세 이상").isChecked()).toBe(false);
    await page.getByRole("button", { name: "회원가입" }).click();
    expect(await readDialog(page)).toContain("만 14세 미만이시면 부모님 등 법정대리인의 동의가 필요하니");
    expect(await page.locator(":focus").getAttribute("id")).toBe("over-14");
    expect(sent.filter((url) => url.includes("auth.signUp?"))).toEqual([]);
    await agree(page, "만 14세 이상").check();
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

  test("what fills in every field is refused, what nobody sees nobody reaches", async () => {
    const member = person("everything");
    const { page, context } = await openForm(browser);
    const trap = field(page, "remark");
    await field(page, "detailAddress").focus();
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").innerText()).toBe("다음");
    expect(await page.getByRole("textbox", { name: "이 칸은 비워 두세요" }).count()).toBe(0);
    await trap.fill("싸게 팝니다");
    await goToAgreement(page, member);
    await agree(page, "전체 동의").check();
    await agree(page, "만 14세 이상").check();
    await page.getByRole("button", { name: "회원가입" }).click();
    expect(await readDialog(page)).toBe("가입을 처리하지 못했습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.");
    expect(await opensSession(origin, member)).toBe(false);
    await context.close();
  });

  test("SUP-17 the browser's back leads to the first step, and from there it asks before it leaves", async () => {
    const member = person("back");
    const { page, context } = await openForm(browser);
    await page.goto(`${origin}/terms`);
    // Of who comes by a document the browser itself asks, in its own words.
    await awake(page);
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

  test("SUP-17 SPD-02 it leads there, too, for who came by a document and not by the app", async () => {
    const member = person("document");
    const { page, context } = await openForm(browser);
    await goToAgreement(page, member);
    await page.goBack();
    await page.getByRole("heading", { name: "약관 동의" }).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/sign-up");
    expect(await field(page, "username").inputValue()).toBe(member.username);
    await next(page);
    await page.getByRole("heading", { name: "약관 동의" }).waitFor();
    await page.getByRole("button", { name: "취소" }).click();
    await page.getByRole("heading", { name: "약관 동의" }).waitFor({ state: "detached" });
    expect(await field(page, "username").inputValue()).toBe(member.username);
    await context.close();
  });

  test("SUP-20 who was slower learns it, and is back at the field", async () => {
    const member = person("slower");
    const { page, context } = await openForm(browser);
    await goToAgreement(page, member);
    await addMember(origin, "slower");
    await agree(page, "전체 동의").check();
    await agree(page, "만 14세 이상").check();
    await page.getByRole("button", { name: "회원가입" }).click();
    expect(await readDialog(page)).toBe("사용할 수 없는 아이디입니다.");
    expect(await page.locator(":focus").getAttribute("name")).toBe("username");
    await context.close();
  });

  test("NAV-31 without a connection it says so, and nothing of what was typed is lost", async () => {
    const member = person("offline");
    const { page, context } = await openForm(browser);
    await goToAgreement(page, member);
    await agree(page, "전체 동의").check();
    await agree(page, "만 14세 이상").check();
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
    const { page, context } = await openForm(browser);
    await field(page, "name").fill("한가람");
    await page.getByRole("contentinfo").getByRole("link", { name: "이용약관" }).click();
    expect(await readDialog(page, { button: "계속 작성" })).toContain("저장하지 않은 내용");
    expect(await field(page, "name").inputValue()).toBe("한가람");
    await page.getByRole("contentinfo").getByRole("link", { name: "이용약관" }).click();
    await readDialog(page, { button: "나가기" });
    await page.getByRole("heading", { level: 1, name: "이용약관" }).waitFor();
    await context.close();
  });

  test("NAV-31 NAV-02 who leaves by a phone's menu is asked in front of it, and keeps what was typed", async () => {
    const { page, context } = await openForm(browser);
    await page.setViewportSize({ width: 390, height: 844 });
    // Its link to sign in is made anew once it is known who is here.
    await awake(page);
    await field(page, "name").fill("한가람");
    const opener = page.getByRole("button", { name: "전체 메뉴 열기" });
    await opener.click();
    await page.getByRole("dialog", { name: "전체 메뉴" }).getByRole("link", { name: "로그인" }).click();
    await page.getByRole("dialog", { name: "전체 메뉴" }).waitFor({ state: "hidden" });
    expect(await readDialog(page, { button: "계속 작성" })).toContain("저장하지 않은 내용");
    expect(await field(page, "name").inputValue()).toBe("한가람");
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await context.close();
  });
});

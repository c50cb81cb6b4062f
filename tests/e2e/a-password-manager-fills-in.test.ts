import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, person } from "../harness/account.ts";
import { settled, signIn, styled, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

const permissions = ["clipboard-read", "clipboard-write"];
const pasted = "copied-Pond-7!";

/** What each field of a form tells who fills it in, by its name; one that is for machines alone as well. */
const purposes = (page: Page) =>
  page
    .locator("main form input")
    .evaluateAll((inputs) =>
      Object.fromEntries(
        inputs
          .filter((input) => ["username", "password", "confirmPassword"].includes(input.getAttribute("name") ?? ""))
          .map((input) => [input.getAttribute("name"), input.getAttribute("autocomplete")]),
      ),
    );

/** Pastes into every password field by the keys, as people do, and answers what stands there then. */
async function pasteEverywhere(page: Page): Promise<string[]> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  const found: string[] = [];
  for (const field of await page.locator('main input[type="password"]').all()) {
    await field.focus();
    await page.keyboard.press("ControlOrMeta+V");
    found.push(await field.inputValue());
  }
  return found;
}

test.each([
  ["/sign-in", { username: "username", password: "current-password" }],
  ["/sign-up", { username: "username", password: "new-password", confirmPassword: "new-password" }],
])("%s names its fields and takes what is pasted", async (path, named) => {
  const { page, context } = await visit(browser, { permissions });
  await page.goto(origin + path);
  await settled(page);
  expect(await purposes(page)).toEqual(named);
  const values = await pasteEverywhere(page);
  expect(values).toEqual(values.map(() => pasted));
  expect(values).toHaveLength(Object.keys(named).length - 1);
  await context.close();
});

test("the password one has and the one to have: each is named, and may be pasted", async () => {
  const member = await addMember(origin, "pastes");
  const { page, context } = await visit(browser, { permissions });
  await signIn(context, origin, member);
  await page.goto(`${origin}/password-setting`);
  const current = page.locator('main [name="password"]');
  await current.waitFor();
  expect(await purposes(page)).toEqual({ password: "current-password" });
  expect(await pasteEverywhere(page)).toEqual([pasted]);
  await current.fill(person("pastes").password);
  await page.getByRole("main").getByRole("button", { name: "확인" }).click();
  await page.getByRole("heading", { name: "새 비밀번호 설정" }).waitFor();
  expect(await purposes(page)).toEqual({
    username: "username",
    password: "new-password",
    confirmPassword: "new-password",
  });
  expect(await page.locator('main [name="username"]').inputValue()).toBe(member.username);
  expect(await pasteEverywhere(page)).toEqual([pasted, pasted]);
  await context.close();
});

test.each([
  { when: "at once before the app is there", isThere: styled },
  { when: "at once", isThere: settled },
])(
  "SEE-20 of what is filled in $when each fault is told at its field, and none that was left alone",
  async (filled) => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/sign-up`);
    await filled.isThere(page);
    await page.evaluate(() => {
      for (const [name, value] of [
        ["username", "abc"],
        ["password", "short"],
        ["confirmPassword", "other"],
      ] as const) {
        const input = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
        input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
    });
    for (const message of [
      "아이디는 최소 8자 이상이어야 합니다.",
      "비밀번호는 최소 8자 이상이어야 합니다.",
      "입력하신 비밀번호가 틀립니다.",
    ])
      await page.getByText(message).waitFor();
    expect(await page.getByText("이름을 입력해주세요.").count()).toBe(0);
    await context.close();
  },
);

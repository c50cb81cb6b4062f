import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, member, settled, signIn, visit } from "../harness/browser.ts";

const origin = inject("origin");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const pasted = "붙여 넣은-lotus-Pond-1!";

/** Pastes as the keyboard does, into the field that has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press("ControlOrMeta+V");
}

/** What password managers read of the form that is open: its fields in their order. */
const filledBy = (page: Page) =>
  page
    .getByRole("main")
    .locator('form input[autocomplete~="username"], form input[type="password"]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("autocomplete")));

async function expectPaste(page: Page): Promise<void> {
  const fields = page.getByRole("main").locator('form input[type="password"]');
  expect(await fields.count()).toBeGreaterThan(0);
  for (const field of await fields.all()) {
    await field.focus();
    await paste(page, pasted);
    expect(await field.inputValue()).toBe(pasted);
  }
}

const open = async () => visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });

test.each([
  ["/sign-in", ["username", "current-password"]],
  ["/sign-up", ["username", "new-password", "new-password"]],
])("SEC-14 at %s a password may be pasted, and its fields are known by name", async (path, names) => {
  const { page, context } = await open();
  await page.goto(origin + path);
  await settled(page);
  expect(await filledBy(page)).toEqual(names);
  await expectPaste(page);
  await context.close();
});

test("SEC-14 so may the old and the new password of a member", async () => {
  const { page, context } = await open();
  await signIn(page, origin, member);
  await page.goto(`${origin}/password-setting`);
  const first = page.getByRole("main").locator('input[type="password"]').first();
  await first.waitFor();
  expect(await filledBy(page)).toContain("current-password");
  await expectPaste(page);
  await first.fill(member.password);
  await first.press("Enter");
  await page.getByLabel("새 비밀번호 확인").waitFor();
  expect(await filledBy(page)).toEqual(["username", "new-password", "new-password"]);
  await expectPaste(page);
  await context.close();
});

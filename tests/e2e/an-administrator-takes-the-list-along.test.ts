import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember } from "../harness/account.ts";
import { administrator, signIn, visit } from "../harness/browser.ts";
import { readDialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

const main = (page: Page) => page.getByRole("main");

/** Asks for the list, and says why. */
async function takeAlong(page: Page): Promise<void> {
  await main(page).getByRole("button", { name: "회원 목록 내려받기" }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "사유" }).selectOption("MEMBERSHIP");
  await page.getByRole("dialog").getByRole("button", { name: "내려받기" }).click();
  await page.getByRole("dialog", { name: "회원 목록 내려받기" }).waitFor({ state: "hidden" });
}

test("ADM-01 the whole list is taken along for a spreadsheet, whatever is shown", async () => {
  const person = await addMember(origin, "exported");
  const { page, context } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/member-manage/list`);
  const coming = page.waitForEvent("download");
  await takeAlong(page);
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^회원 목록 \d{4}\.\d\d\.\d\d\.csv$/u);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith('\u{FEFF}"아이디",')).toBe(true);
  expect(text).toContain(`"${person.username}","${person.name}"`);
  expect(text.split("\r\n").length).toBeGreaterThan(14);
  await page.route(/user\.listEntries/u, (route) => route.abort());
  await takeAlong(page);
  expect(await readDialog(page)).toContain("서버에 연결할 수 없습니다.");
  await context.close();
});

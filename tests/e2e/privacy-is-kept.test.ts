import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, newKey, tokenOf } from "../harness/account.ts";
import { administrator, settled, signIn, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

const main = (page: Page) => page.getByRole("main");

async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), main(page).getByRole("button", { name }).click()]);
  return readFile(await file.path(), "utf8");
}

/** Its number. */
async function askQuestion(token: string): Promise<number> {
  const answer = await fetch(`${origin}/api/post`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ type: "QNA", title: "금니를 지울 때", content: "<p>첫 줄</p><p>둘째 줄</p>" }),
  });
  return ((await answer.json()) as { data: number }).data;
}

test("DAY-10 a member takes along what is kept of them, after the password, wrong first", async () => {
  const member = await addMember(origin, newKey("own"));
  const asked = await askQuestion(await tokenOf(origin, member));
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, member);
  await page.goto(`${origin}/my-page`);
  await settled(page);
  await main(page).getByRole("button", { name: "내려받기", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "현재 비밀번호" }).fill("wrong-Pond-9!");
  await dialog.getByRole("button", { name: "정보 모으기" }).click();
  await dialog.getByText("입력하신 비밀번호가 틀립니다.").waitFor();
  await dialog.getByRole("textbox", { name: "현재 비밀번호" }).fill(member.password);
  await dialog.getByRole("button", { name: "정보 모으기" }).click();
  await main(page)
    .getByText(/에 모았습니다/u)
    .waitFor();
  await expectSound(page);
  const html = await downloaded(page, "읽을 수 있는 파일 (HTML)");
  expect(html).toContain(member.email);
  expect(html).toContain("만 14세 이상이라고 알리신 기록");
  expect(html).not.toContain("<script");
  // Whose site it is, and not where it happens to be.
  expect(html).toContain("일섭문도회 누리집이 보관하는");
  expect(html).not.toContain(`(${new URL(origin).host})`);
  const file = await context.newPage();
  await file.setContent(html);
  // On a phone too a head stands on one line, and no column is one of syllables.
  await file.setViewportSize({ width: 390, height: 844 });
  const heads = await file.locator("thead th").evaluateAll((cells) => cells.map(({ clientHeight }) => clientHeight));
  expect(heads.length).toBeGreaterThan(3);
  expect(Math.max(...heads)).toBeLessThan(60);
  const own = file.locator("section", { has: file.getByRole("heading", { name: "쓰신 글" }) });
  expect(await own.getByRole("link", { name: `Q&A ${asked}번` }).getAttribute("href")).toBe(
    `${origin}/community/qna/detail?index=${asked}`,
  );
  expect(await own.getByText("첫 줄\n둘째 줄").count()).toBe(1);
  expect(await own.getByText("<p>").count()).toBe(0);
  await file.close();
  const json = JSON.parse(await downloaded(page, "프로그램용 파일 (JSON)")) as { sections: { name: string }[] };
  expect(json.sections.map(({ name }) => name)).toContain("consents");
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-10 an administrator says why before a member is shown, and takes the list along with a reason", async () => {
  const member = await addMember(origin, newKey("seen"));
  const { page, context } = await visit(browser);
  await signIn(context, origin, administrator, { saysWhy: false });
  await page.goto(`${origin}/admin/member-manage/detail?email=${encodeURIComponent(member.email)}`);
  await main(page).getByRole("heading", { name: "회원 정보를 보시는 사유" }).waitFor();
  expect(await main(page).getByText(member.detailAddress).count()).toBe(0);
  await expectSound(page);
  await main(page).getByRole("button", { name: "회원 정보 보기" }).click();
  await main(page).getByText("사유를 선택해 주세요.").waitFor();
  await main(page).getByRole("combobox", { name: "사유" }).selectOption("REQUEST");
  await main(page).getByRole("button", { name: "회원 정보 보기" }).click();
  await main(page).getByText(member.email).first().waitFor();
  await page.goto(`${origin}/admin/audit?kind=READING`);
  await main(page).getByText("사유: 회원 본인의 요청").first().waitFor();
  await expectSound(page);
  await context.close();
});

test("DAY-10 an administrator sees the months of the log, and that this one is not over", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/audit-review`);
  await main(page).getByText("아직 지나지 않은 달").first().waitFor();
  await expectSound(page, "dark");
  await main(page).getByRole("table").getByRole("link").first().click();
  await main(page).getByText("이 달이 지나면 점검하실 수 있습니다.").waitFor();
  await expectSound(page, "dark");
  await context.close();
});

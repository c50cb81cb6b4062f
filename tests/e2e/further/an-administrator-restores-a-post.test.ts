import { expect, test } from "vitest";
import { addMember } from "../../harness/account.ts";
import { signIn, visit } from "../../harness/browser.ts";
import { announce, found, openAsCurator, openContents, origin, rows, titlesOn } from "../../harness/content-story.ts";
import { curator } from "../../harness/gallery-site.ts";
import { browser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main } from "../../harness/writing.ts";

const trashPath = "/admin/content-manage/trash";
const auditPath = "/admin/audit";

openContents();

/** Deletes notices as the curator, without a browser. */
async function remove(...indexes: number[]): Promise<void> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(curator),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const gone = await fetch(`${origin}/api/post`, {
    method: "DELETE",
    headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(indexes.map((index) => ({ type: "NOTICE", index }))),
  });
  if (!gone.ok) throw new Error(`deleting answered ${gone.status}`);
}

test("an empty trash says so; a deleted post waits there and comes back under its own number with one press", async () => {
  const { page, context } = await openAsCurator(trashPath);
  await main(page).getByText("휴지통이 비어 있습니다.").waitFor();
  const index = await announce("되살릴 공지");
  await remove(index);
  expect(await found("NOTICE", index)).toBeUndefined();
  await page.reload();
  const row = rows(page).filter({ hasText: "되살릴 공지" });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/공지사항/u);
  expect(await row.innerText()).toContain("30일 남음");
  expect(await main(page).getByRole("navigation", { name: "페이지 이동" }).count()).toBe(0);
  await expectSound(page);

  await row.getByRole("button", { name: "‘되살릴 공지’ 복원" }).focus();
  await page.keyboard.press("Enter");
  const told = main(page).getByRole("status").filter({ hasText: "‘되살릴 공지’ 게시물을 제자리로 복원했습니다." });
  await told.waitFor();
  // The pressed button has gone with its row; the focus is where the page tells what was done.
  await expect.poll(() => told.evaluate((line) => line === document.activeElement)).toBe(true);
  await main(page).getByText("휴지통이 비어 있습니다.").waitFor();
  expect(await found("NOTICE", index)).toMatchObject({ title: "되살릴 공지", index });
  expect(await titlesOn("NOTICE")).toContain("되살릴 공지");
  await context.close();
});

test("what is deleted for good is asked for first, and is gone; declining keeps it", async () => {
  const index = await announce("아주 지울 공지");
  await remove(index);
  const { page, context } = await openAsCurator(trashPath);
  const button = main(page).getByRole("button", { name: "‘아주 지울 공지’ 완전 삭제" });
  await button.click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  expect(await dialog.innerText()).toContain("되돌릴 수 없습니다");
  await dialog.getByRole("button", { name: "취소" }).click();
  await button.waitFor();
  await button.click();
  await dialog.getByRole("button", { name: "완전 삭제" }).click();
  await main(page).getByText("‘아주 지울 공지’ 게시물을 완전히 삭제했습니다.").waitFor();
  await expect.poll(() => button.count()).toBe(0);
  await context.close();
});

test("the log tells in sentences what was done, by kind and by person", async () => {
  const index = await announce("기록될 공지");
  await remove(index);
  const member = await addMember(origin, "logged");
  const { page, context } = await openAsCurator(`/admin/member-manage/detail?email=${member.email}`);
  await main(page).getByText(member.email).first().waitFor();
  await page.goto(origin + auditPath);
  const table = main(page).getByRole("table");
  await table.getByText(/님이 회원 불모logged 님의 정보를 열람했습니다\./u).waitFor();
  await table.getByText(`공지사항 ${index}번 글을 삭제했습니다.`, { exact: false }).waitFor();
  await table.getByText("지금 제목 ‘기록될 공지’").first().waitFor();
  await expectSound(page);

  await main(page).getByLabel("기록의 종류").selectOption("로그인");
  await main(page).getByRole("button", { name: "찾기" }).click();
  await page.waitForURL(/kind=SIGN_IN/u);
  const otherLines = async () => {
    const [, ...lines] = await rows(page).allInnerTexts();
    return lines.length > 0 ? lines.filter((line) => !line.includes("로그인했습니다.")) : ["none at all"];
  };
  await expect.poll(otherLines).toEqual([]);

  await main(page).getByLabel("기록의 종류").selectOption("모든 기록");
  await main(page).getByLabel("사람 검색").fill("불모logged");
  await page.keyboard.press("Enter");
  await page.waitForURL(/person=/u);
  await expect.poll(() => rows(page).count()).toBe(2);
  await main(page).getByLabel("사람 검색").fill("없는사람");
  await page.keyboard.press("Enter");
  await main(page).getByText("찾으시는 기록이 없습니다.").waitFor();
  await main(page).getByRole("link", { name: "전체 기록 보기" }).click();
  await page.waitForURL(origin + auditPath);
  await main(page).getByText("회원 불모logged 님", { exact: false }).first().waitFor();
  await context.close();
});

test("older lines are a step away, and the way back leads to the latest", async () => {
  const indexes = [];
  for (let count = 0; count < 15; count += 1) indexes.push(await announce(`공지 ${count}`));
  await remove(...indexes);
  const { page, context } = await openAsCurator(`${auditPath}?kind=POST`);
  // The heads are a row as well.
  await expect.poll(() => rows(page).count()).toBe(1 + 14);
  const latest = await rows(page).nth(1).innerText();
  await main(page).getByRole("link", { name: "이전 기록 보기" }).click();
  await page.waitForURL(/before=/u);
  await expect.poll(() => rows(page).nth(1).innerText()).not.toBe(latest);
  expect(new URL(page.url()).searchParams.get("kind")).toBe("POST");
  await main(page).getByRole("link", { name: "최근 기록으로" }).click();
  await expect.poll(() => rows(page).nth(1).innerText()).toBe(latest);
  await page.goto(`${origin}${auditPath}?kind=POST&before=1`);
  await main(page).getByText("더 오래된 기록이 없습니다.").waitFor();
  await main(page).getByRole("link", { name: "최근 기록으로" }).click();
  await page.waitForURL(`${origin}${auditPath}?kind=POST`);
  await expect.poll(() => rows(page).nth(1).innerText()).toBe(latest);
  await context.close();
});

test("SEC-13 neither a visitor nor a member is let in to the trash and the log", async () => {
  const member = await addMember(origin, "curious");
  const visitor = await visit(browser);
  for (const path of [trashPath, auditPath]) {
    await visitor.page.goto(origin + path);
    await visitor.page.waitForURL(/\/sign-in/u);
  }
  await visitor.context.close();
  const { page, context } = await visit(browser);
  await signIn(context, origin, member);
  for (const path of [trashPath, auditPath]) {
    await page.goto(origin + path);
    await page.waitForURL(`${origin}/sign-in`);
    await main(page).getByText("로그인되어 있습니다.").waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
  }
  await context.close();
});

import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, newKey, type Person, tokenOf } from "../../harness/account.ts";
import { openBoardSite } from "../../harness/board-site.ts";
import { settled, signIn, visit } from "../../harness/browser.ts";
import { curator } from "../../harness/gallery-site.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { carry, pickUp } from "../../harness/pick-up.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main, send, textField, titleField, write } from "../../harness/writing.ts";

let site: Awaited<ReturnType<typeof openBoardSite>>;
let origin: string;
let full: Person;
let other: Person;

openBrowser();
beforeAll(async () => {
  site = await openBoardSite([]);
  ({ origin } = site);
  full = await addMember(origin, newKey("grd"));
  other = await addMember(origin, newKey("grd"));
});
afterAll(() => site.close());

const board = "/community/full-members";

async function openAs(account: { username: string; password: string }, path: string) {
  const opened = await visit(browser);
  await signIn(opened.context, origin, account);
  await opened.page.goto(origin + path);
  await settled(opened.page);
  return opened;
}

const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const choose = (page: Page, label: string, word: string) =>
  main(page).getByRole("group", { name: label }).getByRole("radio", { name: word, exact: true }).check();
const tick = (page: Page, label: string, word: string) =>
  main(page).getByRole("group", { name: label }).getByRole("checkbox", { name: word, exact: true }).check();
const gradeNames = (page: Page) =>
  main(page).getByRole("list", { name: "회원 등급" }).getByRole("listitem").locator("p:first-child").allInnerTexts();

async function addGrade(page: Page, name: string): Promise<void> {
  await main(page).getByRole("textbox", { name: "새 등급의 이름" }).fill(name);
  await press(page, "등급 추가");
  await main(page).getByText(`‘${name}’ 등급을 추가했습니다.`).waitFor();
}

/** Notes in every frame of the pages that are opened whether one says that it is not there. */
const watchMissing = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const title = document.querySelector("main h1");
      const isShown = title && getComputedStyle(title).visibility === "visible";
      if (isShown && title.textContent.includes("찾을 수 없는")) Object.assign(window, { sawMissing: true });
      requestAnimationFrame(look);
    };
    look();
  });
const sawMissing = (page: Page) => page.evaluate(() => "sawMissing" in window);

/** What a try before this one left. */
async function removeGrades(): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenOf(origin, curator)}` };
  const listed = await fetch(`${origin}/api/grade/list`, { headers });
  for (const { id } of (await listed.json()) as { id: number }[])
    await fetch(`${origin}/api/grade?id=${id}`, { method: "DELETE", headers });
}

test("DAY-09 the secretary adds grades, puts them in order by keys, renames one and removes one that nobody has", async () => {
  await removeGrades();
  const { page, context, faults } = await openAs(curator, "/admin/grade");
  await main(page).getByText("아직 회원 등급이 없습니다.").waitFor();
  await expectSound(page);
  for (const name of ["준회원", "정회원", "나그네"]) await addGrade(page, name);
  await main(page).getByRole("textbox", { name: "새 등급의 이름" }).fill("정회원");
  await press(page, "등급 추가");
  await page.getByRole("dialog").getByText("같은 이름의 등급이 이미 있습니다.").waitFor();
  await page.getByRole("dialog").getByRole("button").first().click();
  await pickUp(page, main(page).getByRole("button", { name: "정회원 옮기기" }));
  await page.getByText("‘정회원’ 등급을 집었습니다.").waitFor({ state: "attached" });
  await carry(page, "ArrowUp", "3개 가운데 1번째");
  await page.keyboard.press("Space");
  await press(page, "차례 저장");
  await main(page).getByText("회원 등급의 차례를 저장했습니다.").waitFor();
  expect(await gradeNames(page)).toEqual(["정회원", "준회원", "나그네"]);
  await press(page, "나그네 이름 고치기");
  await main(page).getByRole("textbox", { name: "‘나그네’의 새 이름" }).fill("명예회원");
  await press(page, "저장");
  await expect.poll(() => gradeNames(page)).toEqual(["정회원", "준회원", "명예회원"]);
  await press(page, "명예회원 지우기");
  await page.getByRole("dialog").getByRole("button", { name: "지우기" }).click();
  await expect.poll(() => gradeNames(page)).toEqual(["정회원", "준회원"]);
  await expectSound(page);
  expect(faults.filter((fault) => !fault.includes("400"))).toEqual([]);
  await context.close();
});

test("EXH-06 DAY-09 the secretary gives a member a grade and opens a board for it", async () => {
  const { page, context, faults } = await openAs(curator, "/admin/member-manage/list");
  const row = main(page).getByRole("row").filter({ hasText: full.email });
  await row.getByRole("combobox").selectOption({ label: "정회원" });
  await expect.poll(() => row.getByRole("combobox").locator("option:checked").innerText()).toBe("정회원");
  await page.goto(`${origin}/admin/board?edit=new`);
  await settled(page);
  await main(page).getByRole("textbox", { name: "이름" }).fill("정회원 회의");
  await main(page).getByRole("textbox", { name: "주소" }).fill("full-members");
  await choose(page, "읽을 수 있는 사람", "회원 등급");
  await press(page, "게시판 추가");
  await page.getByRole("dialog").getByText("회원 등급을 하나 이상 골라 주세요.").waitFor();
  await page.getByRole("dialog").getByRole("button").first().click();
  await tick(page, "읽을 수 있는 등급", "정회원");
  await choose(page, "쓸 수 있는 사람", "회원 등급");
  await tick(page, "쓸 수 있는 등급", "정회원");
  await expectSound(page);
  await press(page, "게시판 추가");
  await main(page).getByText("‘정회원 회의’ 게시판을 추가했습니다.").waitFor();
  await main(page).getByText("글 · 정회원만 읽기 · 정회원 쓰기").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("EXH-06 DAY-09 a member of the grade finds the board on their page, writes and reads there", async () => {
  const { page, context, faults } = await openAs(full, "/my-page");
  await expectSound(page);
  await main(page).getByRole("link", { name: "정회원 회의" }).click();
  await main(page).getByText("아직 올라온 글이 없습니다.").waitFor();
  await main(page).getByRole("link", { name: "글쓰기" }).click();
  await titleField(page).fill("정기 총회 안건");
  await textField(page).click();
  await write(page, "안건을 적어 주십시오.");
  await send(page);
  await page.waitForURL(/\/community\/full-members\/detail\?index=1$/u);
  // Opened anew, the page that is sent knows nothing of the board.
  await watchMissing(page);
  await page.reload();
  await main(page).getByRole("heading", { name: "정기 총회 안건" }).waitFor();
  await main(page).getByText("안건을 적어 주십시오.").waitFor();
  await main(page).getByRole("link", { name: "수정" }).waitFor();
  expect(await sawMissing(page)).toBe(false);
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  await context.close();
});

test("EXH-07 DAY-09 another member and a visitor do not find it", async () => {
  const visitor = await visit(browser);
  const stranger = await openAs(other, "/my-page");
  for (const { page, context } of [visitor, stranger]) {
    await watchMissing(page);
    for (const path of [board, `${board}/detail?index=1`, `${board}/edit`]) {
      const answer = await page.goto(origin + path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await settled(page);
      await main(page).getByText("현재 찾을 수 없는 페이지").waitFor();
      expect(await sawMissing(page)).toBe(true);
      expect(await page.content()).not.toMatch(/정회원 회의|정기 총회 안건|FULL_MEMBERS/u);
    }
    await context.close();
  }
});

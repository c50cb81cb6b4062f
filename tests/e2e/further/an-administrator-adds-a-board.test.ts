import type { Page } from "playwright";
import { expect, test } from "vitest";
import { settled, visit } from "../../harness/browser.ts";
import { boxOf, editPath, found, openAsCurator, openContents, origin } from "../../harness/content-story.ts";
import { browser } from "../../harness/open-browser.ts";
import { carry, heard, pickUp } from "../../harness/pick-up.ts";
import { main, textField, titleField, write } from "../../harness/writing.ts";

openContents();

const path = "/admin/board";
const field = (page: Page, name: string) => main(page).getByRole("textbox", { name });
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const follow = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true }).click();
const choose = (page: Page, label: string, word: string) =>
  main(page).getByRole("group", { name: label }).getByRole("radio", { name: word, exact: true }).check();
const told = (page: Page, sentence: string) => main(page).getByText(sentence).waitFor();
const listedTitles = (page: Page) =>
  main(page).getByRole("list", { name: "게시판" }).getByRole("listitem").locator("p:first-child").allInnerTexts();

/** What the form says is wrong, and back to it. */
async function refused(page: Page, sentence: string): Promise<void> {
  await page.getByRole("dialog").getByText(sentence).waitFor();
  await page.getByRole("dialog").getByRole("button").first().click();
}

/** The boards that a visitor's page names in its menu. */
async function named(): Promise<string[]> {
  const { page, context } = await visit(browser, { viewport: { width: 1280, height: 844 } });
  await page.goto(`${origin}/community/notice`);
  await settled(page);
  const links = page.getByRole("navigation").locator('a[href^="/community/"]');
  const titles = new Set(await links.allInnerTexts());
  await context.close();
  return [...titles].map((title) => title.trim()).filter((title) => title !== "");
}

test("EXH-06 the secretary adds a board with words for its posts, and writes one that bears a word", async () => {
  const { page, context, faults } = await openAsCurator(path);
  await follow(page, "게시판 추가");
  await press(page, "게시판 추가");
  await refused(page, "게시판의 이름을 입력해 주세요.");
  await field(page, "이름").fill("공지사항");
  await told(page, "같은 이름의 게시판이 이미 있습니다. 메뉴에서 구분하실 수 있는 이름을 권합니다.");
  await field(page, "이름").fill("답사 사진");
  await told(page, "메뉴와 목록 위에 나오는 이름입니다. (예: 답사 사진)");
  await field(page, "주소").fill("exhibition-photos");
  await press(page, "게시판 추가");
  await refused(page, "exhibition은 전시의 주소라 쓸 수 없습니다.");
  await field(page, "주소").fill("notice");
  await press(page, "게시판 추가");
  await refused(page, "다른 게시판이 쓰고 있거나 예전에 쓰던 주소입니다.");
  await field(page, "주소").fill("Field-Photos");
  await choose(page, "종류", "사진첩");
  // Who only administrators read they alone write.
  await choose(page, "쓸 수 있는 사람", "회원");
  await choose(page, "읽을 수 있는 사람", "관리자");
  const writers = main(page).getByRole("group", { name: "쓸 수 있는 사람" });
  expect(await writers.getByRole("radio", { name: "관리자", exact: true }).isChecked()).toBe(true);
  expect(await writers.getByRole("radio", { name: "회원", exact: true }).isDisabled()).toBe(true);
  await choose(page, "읽을 수 있는 사람", "누구나");
  expect(await writers.getByRole("radio", { name: "회원", exact: true }).isChecked()).toBe(true);
  await field(page, "말머리").fill("사찰\n전각\n\n사찰");
  await press(page, "게시판 추가");
  await refused(page, "같은 말머리가 두 번 있습니다.");
  await field(page, "말머리").fill("사찰\n전각\n");
  await press(page, "게시판 추가");
  await told(page, "‘답사 사진’ 게시판을 추가했습니다.");
  await expect.poll(() => listedTitles(page)).toEqual(["공지사항", "Q&A", "답사 사진"]);
  expect(await named()).toContain("답사 사진");

  await page.goto(`${origin}${editPath}?type=field_photos`);
  await settled(page);
  await titleField(page).fill("선암사 답사");
  await main(page).getByRole("radio", { name: "전각" }).check({ force: true });
  await textField(page).click();
  await write(page, "답사를 다녀왔습니다.");
  await press(page, "올리기");
  await page.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  await page.getByRole("dialog").getByText("정상적으로 업로드 되었습니다.").waitFor();
  expect(await found("FIELD_PHOTOS", 1)).toMatchObject({ title: "선암사 답사", heading: "전각" });
  expect(faults.filter((fault) => !fault.includes("400"))).toEqual([]);
  await context.close();
});

test("EXH-08 the secretary renames it, puts it first by keys, closes it, and removes it once it is empty", async () => {
  const { page, context, faults } = await openAsCurator(path);
  await follow(page, "답사 사진 고치기");
  // With a post on it, it stays what it is for.
  expect(await main(page).getByRole("radio", { name: "자료실" }).isDisabled()).toBe(true);
  await field(page, "이름").fill("답사 앨범");
  await field(page, "주소").fill("field-album");
  await told(page, "/community/field-photos 주소로 들어오는 분은 새 주소로 이어집니다.");
  await press(page, "저장");
  await told(page, "‘답사 앨범’ 게시판을 고쳤습니다.");

  await pickUp(page, main(page).getByRole("button", { name: "답사 앨범 옮기기" }));
  await expect.poll(() => heard(page)).toBe("‘답사 앨범’ 게시판을 집었습니다. 지금 3번째 자리입니다.");
  await carry(page, "ArrowUp", "‘답사 앨범’ 게시판이 3개 가운데 2번째 자리에 있습니다.");
  await carry(page, "ArrowUp", "‘답사 앨범’ 게시판이 3개 가운데 1번째 자리에 있습니다.");
  await page.keyboard.press("Space");
  await told(page, "바꾼 차례를 아직 저장하지 않았습니다.");
  await press(page, "차례 저장");
  await told(page, "게시판의 차례를 저장했습니다.");
  await expect.poll(() => listedTitles(page)).toEqual(["답사 앨범", "공지사항", "Q&A"]);
  // Below the community, which leads to the first of them.
  expect((await named()).slice(1, 4)).toEqual(["답사 앨범", "공지사항", "Q&A"]);

  await follow(page, "답사 앨범 고치기");
  await choose(page, "상태", "닫힘");
  await press(page, "저장");
  await told(page, "‘답사 앨범’ 게시판을 고쳤습니다.");
  await main(page).getByText("닫힘", { exact: true }).waitFor();

  await follow(page, "답사 앨범 고치기");
  // What would be refused is not offered, and why is said.
  await told(page, "글이 1건 있어 지울 수 없습니다.");
  expect(await main(page).getByRole("button", { name: "게시판 지우기" }).count()).toBe(0);
  await removePost(page);
  await page.goto(`${origin}${path}?edit=FIELD_PHOTOS`);
  await settled(page);
  await press(page, "게시판 지우기");
  await page.getByRole("dialog").getByRole("button", { name: "지우기" }).click();
  await told(page, "‘답사 앨범’ 게시판을 지웠습니다.");
  await expect.poll(() => listedTitles(page)).toEqual(["공지사항", "Q&A"]);
  expect(await named()).not.toContain("답사 앨범");

  // The notices are called something else, and stay where and what they are.
  await follow(page, "공지사항 고치기");
  expect(await field(page, "주소").count()).toBe(0);
  expect(await main(page).getByRole("button", { name: "게시판 지우기" }).count()).toBe(0);
  await told(page, "공지사항과 Q&A의 주소와 종류, 읽고 쓸 수 있는 사람은 바꿀 수 없습니다.");
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
  await context.close();
});

/** The one post of the board, for good. */
async function removePost(page: Page): Promise<void> {
  await page.goto(`${origin}/admin/content-manage/list?type=field_photos`);
  await settled(page);
  await boxOf(page, "선암사 답사").click();
  await press(page, "선택 삭제");
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog
    .getByRole("button", { name: "삭제", exact: true })
    .or(dialog.getByRole("button", { name: "확인" }))
    .click();
  await boxOf(page, "선암사 답사").waitFor({ state: "hidden" });
  await page.goto(`${origin}${path}?edit=FIELD_PHOTOS`);
  await settled(page);
  await told(page, "휴지통에 있거나 예약한 글이 1건 있어 지울 수 없습니다.");
  await page.goto(`${origin}/admin/content-manage/trash`);
  await settled(page);
  await press(page, "‘선암사 답사’ 완전 삭제");
  await dialog.getByRole("button", { name: "완전 삭제" }).click();
  await told(page, "‘선암사 답사’ 게시물을 완전히 삭제했습니다.");
}

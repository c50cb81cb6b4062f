import type { Page } from "playwright";
import { expect, test } from "vitest";
import { settled } from "../harness/browser.ts";
import { openAsCurator, openContents, origin } from "../harness/content-story.ts";
import { answerDialog, dialog } from "../harness/dialog.ts";
import { expectSound } from "../harness/soundness.ts";
import { main } from "../harness/writing.ts";

openContents();

const field = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const told = (page: Page, sentence: string) => main(page).getByText(sentence).waitFor();
const exhibitions = "/admin/exhibition";
const boards = "/admin/board";
const events = "/admin/event";

async function go(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await settled(page);
}

test("EXH-01 EXH-03 a change of an exhibition is taken back, with a group that it removed, while nobody has changed it since", async () => {
  const { page, context } = await openAsCurator(`${exhibitions}?edit=new`);
  await field(page, "이름").fill("제5회 불교미술전");
  await main(page).getByLabel("여는 날").fill("2027-05-01");
  for (const [place, name] of ["담묵 문하", "취벽 문하"].entries()) {
    await press(page, "문하 더하기");
    await main(page)
      .getByLabel(`${place + 1}번째 문하의 이름`)
      .fill(name);
  }
  await press(page, "전시 추가");
  await told(page, "‘제5회 불교미술전’ 전시를 준비 중으로 저장했습니다.");
  await go(page, `${exhibitions}?edit=5`);
  await field(page, "이름").fill("제5회 다른 이름");
  await press(page, "담묵 문하 지우기");
  await press(page, "저장");
  await told(page, "‘제5회 다른 이름’ 전시를 고쳤습니다.");
  await expectSound(page);
  const undo = main(page).getByRole("button", { name: "‘제5회 불교미술전’ 고치기 전으로 되돌리기" });
  // Before the button knows that it is busy.
  await undo.evaluate((button: HTMLButtonElement) => [button, button].forEach((pressed) => pressed.click()));
  await told(page, "‘제5회 불교미술전’ 전시를 되돌렸습니다.");
  // Once.
  await settled(page);
  expect(await dialog(page).count()).toBe(0);
  expect(
    await main(page)
      .getByRole("button", { name: /되돌리기$/u })
      .count(),
  ).toBe(0);
  await go(page, `${exhibitions}?edit=5`);
  expect(await field(page, "이름").inputValue()).toBe("제5회 불교미술전");
  expect(await field(page, "전체 이름").inputValue()).toBe("");
  expect(await main(page).getByLabel("1번째 문하의 이름").inputValue()).toBe("담묵 문하");

  await field(page, "장소").fill("공주");
  await press(page, "저장");
  await told(page, "전시를 고쳤습니다.");
  const other = await openAsCurator(`${exhibitions}?edit=5`);
  await field(other.page, "장소").fill("부여");
  await press(other.page, "저장");
  await told(other.page, "전시를 고쳤습니다.");
  await press(page, "‘제5회 불교미술전’ 고치기 전으로 되돌리기");
  await answerDialog(page, "그사이 다른 관리자가 다시 고치거나 지워서 되돌릴 수 없습니다.");
  expect(
    await main(page)
      .getByRole("button", { name: /되돌리기$/u })
      .count(),
  ).toBe(0);
  await Promise.all([context.close(), other.context.close()]);
});

test("EXH-01 an exhibition that was removed comes back under its number", async () => {
  const { page, context } = await openAsCurator(`${exhibitions}?edit=5`);
  await press(page, "전시 지우기");
  await dialog(page).getByRole("button", { name: "지우기" }).click();
  await told(page, "‘제5회 불교미술전’ 전시를 지웠습니다.");
  await page.reload();
  await settled(page);
  await press(page, "지운 ‘제5회 불교미술전’ 되돌리기");
  await told(page, "‘제5회 불교미술전’ 전시를 되돌렸습니다.");
  await go(page, `${exhibitions}?edit=5`);
  expect(await field(page, "장소").inputValue()).toBe("부여");
  expect(await main(page).getByLabel("2번째 문하의 이름").inputValue()).toBe("취벽 문하");
  await context.close();
});

test("EXH-08 a board is taken back to its former name and address, and comes back where it stood when it was removed", async () => {
  const { page, context } = await openAsCurator(`${boards}?edit=new`);
  await field(page, "이름").fill("답사 사진");
  await field(page, "주소").fill("field-photos");
  await press(page, "게시판 추가");
  await told(page, "‘답사 사진’ 게시판을 추가했습니다.");
  await go(page, `${boards}?edit=FIELD_PHOTOS`);
  await field(page, "이름").fill("답사 앨범");
  await field(page, "주소").fill("field-album");
  await press(page, "저장");
  await told(page, "‘답사 앨범’ 게시판을 고쳤습니다.");
  await press(page, "‘답사 사진’ 고치기 전으로 되돌리기");
  await told(page, "‘답사 사진’ 게시판을 되돌렸습니다.");
  await go(page, `${boards}?edit=FIELD_PHOTOS`);
  expect(await field(page, "주소").inputValue()).toBe("field-photos");

  await press(page, "게시판 지우기");
  await dialog(page).getByRole("button", { name: "지우기" }).click();
  await told(page, "‘답사 사진’ 게시판을 지웠습니다.");
  await press(page, "지운 ‘답사 사진’ 되돌리기");
  await told(page, "‘답사 사진’ 게시판을 되돌렸습니다.");
  // The address that it had for a while leads on, as before.
  await go(page, "/community/field-album");
  expect(new URL(page.url()).pathname).toBe("/community/field-photos");
  await context.close();
});

test("DAY-05 a change of an event is taken back, and one that was removed comes back, cancelled as it was", async () => {
  const { page, context } = await openAsCurator(`${events}?edit=new`);
  await field(page, "이름").fill("봄 답사");
  await main(page).getByLabel("상태").selectOption("PUBLISHED");
  await field(page, "해").fill(String(new Date().getFullYear() + 1));
  await field(page, "월").fill("4");
  await field(page, "일").fill("17");
  await press(page, "행사 추가");
  await told(page, "‘봄 답사’ 행사를 달력에 올렸습니다.");
  const open = () => main(page).getByRole("link", { name: "봄 답사 고치기" }).click();
  await open();
  await field(page, "장소의 이름").fill("마곡사");
  await press(page, "저장");
  await told(page, "‘봄 답사’ 행사를 고쳤습니다.");
  await press(page, "‘봄 답사’ 고치기 전으로 되돌리기");
  await told(page, "‘봄 답사’ 행사를 되돌렸습니다.");
  await open();
  expect(await field(page, "장소의 이름").inputValue()).toBe("");

  await press(page, "이 행사 취소");
  await answerDialog(page, "행사를 취소합니다.", "그대로 두기");
  await press(page, "이 행사 취소");
  await answerDialog(page, "행사를 취소합니다.", "행사 취소");
  await main(page).getByText("행사는 취소되었습니다.").waitFor();
  await press(page, "행사 지우기");
  await answerDialog(page, "지운 뒤 바로 되돌리시면 함께 돌아옵니다.", "지우기");
  await told(page, "‘봄 답사’ 행사를 지웠습니다.");
  await expect.poll(() => main(page).getByText("봄 답사", { exact: true }).count()).toBe(0);
  await expectSound(page);
  await press(page, "지운 ‘봄 답사’ 되돌리기");
  await told(page, "‘봄 답사’ 행사를 되돌렸습니다.");
  const row = main(page).getByRole("listitem").filter({ hasText: "봄 답사" });
  await row.getByText("취소", { exact: true }).waitFor();
  expect(await row.getByText("공개", { exact: true }).count()).toBe(1);
  await context.close();
});

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { main } from "../../harness/association-story.ts";
import { openContents } from "../../harness/content-story.ts";
import { answerDialog, dialog } from "../../harness/dialog.ts";
import { allHands } from "../../harness/hands.ts";
import { button, done, field, nameField, officersPath, openEditor, peoplePath } from "../../harness/people-story.ts";

openContents();

const [, keys] = allHands;

/** What has the focus, as a reader hears it. */
const focused = (page: Page): Promise<string> =>
  page.locator(":focus").evaluate((element: HTMLElement) => element.ariaLabel ?? element.innerText);
async function isFocused(page: Page, name: string): Promise<void> {
  await expect.poll(() => focused(page)).toBe(name);
}

async function openByKeys(path: string) {
  if (!keys) throw new Error("nobody works by keys");
  const opened = await openEditor(path, keys);
  const press = (name: string) => keys.press(button(opened.page, name));
  const raise = (name: string, said: string) => keys.raise(opened.page, button(opened.page, name), said);
  return { ...opened, press, raise };
}

test("PAG-04 in the list of people the keyboard goes on where it was, whatever is done", async () => {
  const { page, context, press, raise, faults } = await openByKeys(peoplePath);
  await isFocused(page, "문도");
  await press("마치기");
  await isFocused(page, "명단 고치기");
  await page.keyboard.press("Enter");
  await isFocused(page, "문도");

  await press("연화 제자 추가");
  await nameField(page).fill("새붓");
  await page.keyboard.press("Enter");
  await done(page, "‘새붓’ 님을 추가했습니다.");
  await isFocused(page, "연화 제자 추가");

  await press("새붓 옮기기");
  await page.keyboard.press("ArrowUp");
  await isFocused(page, "새붓 옮기기");
  await page.keyboard.press("Escape");
  await raise("새붓 옮기기", "‘새붓’ 님이 3명 가운데 2번째");
  await done(page, "차례를 바꾸었습니다.");
  await isFocused(page, "새붓 옮기기");
  await press("되돌리기");
  await done(page, "되돌렸습니다.");
  await isFocused(page, "되돌렸습니다.");

  // The last of its row: who stands before it.
  await press("새붓 지우기");
  await done(page, "‘새붓’ 님을 지웠습니다.");
  await isFocused(page, "임보상 옮기기");
  await press("새붓 되살리기");
  await done(page, "‘새붓’ 님을 되살렸습니다.");
  await isFocused(page, "‘새붓’ 님을 되살렸습니다.");

  await press("새붓 고치기");
  expect(await button(page, "새붓 옮기기").count()).toBe(0);
  await field(page, "한자").fill("新筆");
  await page.keyboard.press("Enter");
  await done(page, "‘새붓’ 님의 정보를 고쳤습니다.");
  await isFocused(page, "새붓 고치기");

  await press("새붓 고치기");
  await field(page, "태어난 해").fill("1960년");
  await field(page, "별세한 해").fill("1906년");
  await page.keyboard.press("Enter");
  await answerDialog(page, "별세한 해가 태어난 해보다 앞섭니다.", "계속 수정");
  await field(page, "별세한 해").fill("2006년");
  await page.keyboard.press("Enter");
  const alive = "별세한 해를 적으셨는데 ‘생존’에 표시되어 있습니다. 이대로 저장하시겠습니까?";
  await answerDialog(page, alive, "계속 수정");
  await main(page).getByRole("checkbox", { name: "생존" }).press("Space");
  await press("저장");
  await done(page, "‘새붓’ 님의 정보를 고쳤습니다.");
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-04 a save that fails leaves the keyboard where it was pressed", async () => {
  const { page, context, press } = await openByKeys(peoplePath);
  await press("담묵 고치기");
  await field(page, "태어난 해").fill("1960년");
  await press("저장");
  await done(page, "‘담묵’ 님의 정보를 고쳤습니다.");
  await page.route("**/trpc/person.update**", (route) => route.abort());
  await press("담묵 고치기");
  await field(page, "한자").fill("淡墨");
  await field(page, "별세한 해").fill("1906년");
  await press("저장");
  // Asked once, however often it is sent.
  await dialog(page).getByRole("button", { name: "저장" }).press("Enter");
  const unknown = "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다.";
  await answerDialog(page, `${unknown} 목록을 새로 불러왔으니 확인해 주세요.`, "확인");
  await isFocused(page, "저장");
  // What was done before is not taken for what failed.
  await done(page, "앞서 ‘담묵’ 님의 정보를 고쳤습니다.");

  const lists = /\/trpc\/[^?]*person\.listAll/u;
  await page.route(lists, (route) => route.abort());
  await press("저장");
  await answerDialog(page, `${unknown} 목록을 새로 불러와 확인해 주세요.`, "확인");
  await isFocused(page, "저장");
  const stale = main(page).getByRole("alert").filter({ hasText: "목록을 새로 불러오지 못했습니다." });
  await stale.waitFor();
  await press("다시 불러오기");
  await answerDialog(page, "목록을 불러오지 못했습니다. 연결을 확인하신 뒤 다시 시도해 주세요.");
  await isFocused(page, "다시 불러오기");
  await page.unroute(lists);
  await page.keyboard.press("Enter");
  await stale.waitFor({ state: "detached" });
  await isFocused(page, "문도");
  expect(await field(page, "한자").inputValue()).toBe("淡墨");
  await context.close();
});

test("PAG-04 BRD-24 the keyboard begins with what takes up a draft that was left", async () => {
  const { page, context, press, faults } = await openByKeys(peoplePath);
  await press("담묵 고치기");
  await field(page, "한자").fill("淡墨");
  await page.reload();
  await press("명단 고치기");
  await press("담묵 고치기");
  await isFocused(page, "불러오기");
  await page.keyboard.press("Enter");
  await expect.poll(() => field(page, "한자").inputValue()).toBe("淡墨");
  await expect.poll(() => nameField(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-05 in the list of officers too, and of their terms; a term that hardly began then is asked about", async () => {
  const { page, context, press, raise, faults } = await openByKeys(officersPath);
  const title = await main(page).getByRole("heading", { level: 2 }).first().innerText();
  await isFocused(page, title);
  await press("임원 추가");
  await nameField(page).fill("한붓");
  await field(page, "직책").fill("간사");
  await page.keyboard.press("Enter");
  await done(page, "님을 추가했습니다.");
  await isFocused(page, "임원 추가");
  const count = await main(page).getByRole("list", { name: "임원" }).getByRole("listitem").count();
  const said = `${count}명 가운데 ${count - 1}번째`;
  await raise("간사 한붓 옮기기", said);
  await done(page, "임원의 차례를 바꾸었습니다.");
  await isFocused(page, "간사 한붓 옮기기");
  await press("간사 한붓 지우기");
  await done(page, "‘간사 한붓’ 님을 명단에서 지웠습니다.");
  await expect.poll(() => focused(page)).toMatch(/ 옮기기$/u);

  const startedIn = field(page, "시작한 때");
  const isBegun = async () => {
    await expect.poll(() => startedIn.evaluate((input) => input === document.activeElement)).toBe(true);
  };
  await press("새 기수 시작");
  await isBegun();
  await press("취소");
  await isFocused(page, "새 기수 시작");
  await page.keyboard.press("Enter");
  await isBegun();
  await startedIn.fill("다음 총회 때");
  await page.keyboard.press("Enter");
  await answerDialog(page, "시작한 때 ‘다음 총회 때’에 연도가 네 자리 숫자로 적혀 있지 않습니다.", "계속 수정");
  await isBegun();
  await startedIn.fill("2031년 3월");
  await page.keyboard.press("Enter");
  await done(page, "새 기수를 시작했습니다.");
  await isFocused(page, "새 기수 시작");

  await press("기수 고치기");
  const name = field(page, "기수의 이름");
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  await field(page, "끝난 때").fill("2030년");
  await press("기수 저장");
  await answerDialog(page, "끝난 때가 시작한 때보다 앞섭니다. 이대로 저장하시겠습니까?", "저장");
  await done(page, "기수를 고쳤습니다.");
  await isFocused(page, "기수 고치기");
  await press("되돌리기");
  await done(page, "되돌렸습니다.");
  await isFocused(page, "되돌렸습니다.");
  await press("기수 지우기");
  await dialog(page).getByRole("button", { name: "지우기" }).press("Enter");
  await done(page, "명단을 지웠습니다.");
  await main(page).getByRole("heading", { level: 2, name: title }).waitFor();
  // There is one term left, which nobody can remove.
  await button(page, "기수 지우기").waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toMatch(/명단을 지웠습니다\.$/u);
  expect(faults).toEqual([]);
  await context.close();
});

import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { curator } from "../../harness/gallery-site.ts";
import { fillSignIn } from "../../harness/browser.ts";
import { field as entry, main, press, reading, saved } from "../../harness/chronicle.ts";
import { openAsCurator, openContents, origin, site } from "../../harness/content-story.ts";
import { answerDialog, readDialog } from "../../harness/dialog.ts";
import { allHands, byMouse } from "../../harness/hands.ts";
import {
  button,
  done,
  field,
  nameField,
  officersPath,
  openEditor,
  peoplePath,
  personNamed,
} from "../../harness/people-story.ts";
import { expectSound } from "../../harness/soundness.ts";
import { drafts, offer } from "../../harness/writing.ts";

openContents();

/** On a phone a list is put in order by the same handles, which other stories press. */
const hands = allHands.filter((one) => one.with !== "a finger");

const answer = (page: Page, name: string): Locator => offer(page).getByRole("button", { name });

/** What is typed is in the browser's storage, though nobody left the page. */
async function isStored(page: Page, words: string): Promise<void> {
  const stored = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(stored).toContain(words);
}

const historyPath = "/about/history";
const save = (...titles: string[]) =>
  site.call(
    "POST",
    "/api/history",
    titles.map((title, index) => ({ index, title, year: "2021", date: "05.01" })),
  );
const titles = async () => (await site.call<{ title: string }[]>("GET", "/api/history")).map(({ title }) => title);

async function openHistory(device = {}) {
  const opened = await openAsCurator(historyPath, device);
  await press(opened.page, "수정");
  await entry(opened.page, 1, "내용").waitFor();
  return opened;
}

test.each(hands)(
  "HIS-10 BRD-24 with $with: a list that was being edited is offered after a reload as it was typed, and saved",
  async ({ device, press: use, raise }) => {
    await save("하나", "둘", "셋");
    const { page, context, faults } = await openHistory(device);
    await entry(page, 1, "내용").fill("고친 하나 ");
    await raise(page, button(page, "2번째 항목 옮기기"), "1번째");
    await use(button(page, "3번째 항목 아래에 항목 추가"));
    await entry(page, 4, "연도").fill("1999");
    await isStored(page, "1999");
    await page.reload();
    await press(page, "수정");
    await offer(page).waitFor();
    await expectSound(page);
    await use(answer(page, "불러오기"));
    expect(await entry(page, 1, "내용").inputValue()).toBe("둘");
    expect(await entry(page, 2, "내용").inputValue()).toBe("고친 하나 ");
    expect(await entry(page, 4, "연도").inputValue()).toBe("1999");
    // What leaving stores at the latest.
    await entry(page, 4, "내용").fill("다섯");
    await page.reload();
    await press(page, "수정");
    await use(answer(page, "불러오기"));
    await saved(page);
    expect(await titles()).toEqual(["둘", "고친 하나", "셋", "다섯"]);
    expect(await drafts(page)).toEqual([]);
    await press(page, "수정");
    await entry(page, 1, "내용").waitFor();
    expect(await offer(page).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("HIS-10 BRD-24 a list that another saved meanwhile says so, and the draft writes nothing over unseen", async () => {
  await save("하나", "둘");
  const { page, context } = await openHistory();
  await entry(page, 1, "내용").fill("내가 고친 하나");
  await isStored(page, "내가 고친 하나");
  await page.reload();
  await save("하나", "저쪽의 둘");
  await press(page, "수정");
  await offer(page).waitFor();
  expect(await offer(page).innerText()).toContain("이 초안을 쓰기 시작하신 뒤에 저장된 내용이 바뀌었습니다.");
  await answer(page, "불러오기").click();
  await press(page, "저장");
  await main(page).getByRole("heading", { name: "다른 관리자가 먼저 저장했습니다" }).waitFor();
  expect(await titles()).toEqual(["하나", "저쪽의 둘"]);
  await press(page, "내 목록으로 저장");
  await answerDialog(page, "다른 관리자가 고친 내용은 사라집니다.", "내 목록으로 저장");
  await reading(page);
  expect(await titles()).toEqual(["내가 고친 하나", "둘"]);
  expect(await drafts(page)).toEqual([]);
  await context.close();
});

test("HIS-10 BRD-24 a draft of a list is gone once it is thrown away, here or by 취소, and stays where one only leaves", async () => {
  await save("하나", "둘");
  const { page, context } = await openHistory();
  await entry(page, 1, "내용").fill("두고 간 글");
  await page.getByRole("banner").getByRole("link", { name: "일섭문도회" }).click();
  await answerDialog(page, "지금 나가셔도 이 브라우저에 초안으로 남습니다.", "나가기");
  await page.waitForURL(/\/$/u);
  await page.goto(origin + historyPath);
  await press(page, "수정");
  await answer(page, "버리기").click();
  expect(await readDialog(page, { button: "취소" })).toBe("이 초안을 버리시겠습니까?");
  await answer(page, "버리기").click();
  await answerDialog(page, "이 초안을 버리시겠습니까?", "버리기");
  await expect.poll(() => entry(page, 1, "내용").inputValue()).toBe("하나");
  // Nothing was changed since.
  await press(page, "취소");
  await reading(page);
  await press(page, "수정");
  await entry(page, 1, "내용").fill("그만둔 글");
  await isStored(page, "그만둔 글");
  await press(page, "취소");
  await answerDialog(page, "수정을 그만두면 입력하신 내용이 사라집니다.", "그만두기");
  await reading(page);
  expect(await drafts(page)).toEqual([]);
  await context.close();
});

test("HIS-10 BRD-24 who signs out is told that the draft stays, and finds it when they are back", async () => {
  await save("하나", "둘");
  const { page, context } = await openHistory();
  await entry(page, 1, "내용").fill("나만 아는 글");
  const signOut = page.getByRole("banner").getByRole("button", { name: "로그아웃" });
  await signOut.click();
  await answerDialog(page, "초안으로 남습니다.", "나가기");
  await page.waitForURL(/\/sign-in/u);
  await fillSignIn(page, curator);
  await signOut.waitFor();
  await page.goto(origin + historyPath);
  await press(page, "수정");
  await answer(page, "불러오기").click();
  expect(await entry(page, 1, "내용").inputValue()).toBe("나만 아는 글");
  await press(page, "취소");
  await answerDialog(page, "수정을 그만두면 입력하신 내용이 사라집니다.", "그만두기");
  await reading(page);
  await context.close();
});

test("PAG-04 BRD-24 a person who was being edited is offered after a reload, with boxes and teacher, and compared with what another saved", async () => {
  const { page, context, faults } = await openEditor(peoplePath, byMouse);
  const { id } = await personNamed("담묵");
  await button(page, "담묵 고치기").click();
  await field(page, "한자").fill("淡墨");
  await main(page).getByRole("checkbox", { name: "생존" }).click();
  await main(page).getByLabel("스승").selectOption({ label: "금선" });
  await isStored(page, "淡墨");
  const isLiving = await main(page).getByRole("checkbox", { name: "생존" }).isChecked();
  await page.reload();
  await site.call("PUT", "/api/person", { id, note: "그들이 쓴 소개" });
  await button(page, "명단 고치기").click();
  // Of another nothing was typed.
  await button(page, "금선 고치기").click();
  await expect.poll(() => nameField(page).inputValue()).toBe("금선");
  await button(page, "담묵 고치기").click();
  await offer(page).waitFor();
  expect(await offer(page).innerText()).toMatch(/‘담묵’.*저장된 내용이 바뀌었습니다\./su);
  await expectSound(page);
  await answer(page, "불러오기").click();
  await expect.poll(() => field(page, "한자").inputValue()).toBe("淡墨");
  expect(await main(page).getByRole("checkbox", { name: "생존" }).isChecked()).toBe(isLiving);
  expect(await main(page).getByLabel("스승").locator("option:checked").innerText()).toBe("금선");
  await button(page, "저장").click();
  const panel = main(page).getByRole("region", { name: "그사이 다른 관리자가 먼저 저장했습니다" });
  await panel.getByRole("button", { name: "저장된 것 불러오기" }).click();
  await answerDialog(page, "적으신 내용은 저장되지 않고 사라집니다.", "불러오기");
  await expect.poll(() => field(page, "소개").inputValue()).toBe("그들이 쓴 소개");
  expect(await field(page, "한자").inputValue()).toBe("");
  expect(await drafts(page)).toEqual([]);
  await button(page, "취소").click();
  await button(page, "담묵 고치기").waitFor();
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
  await context.close();
});

test("PAG-04 BRD-24 an office that was being added is offered after a reload in its term, saved, and gone from the browser", async () => {
  const { page, context, faults } = await openEditor(officersPath, byMouse);
  await button(page, "임원 추가").click();
  await nameField(page).fill("초안 임원");
  await field(page, "직책").fill("고문");
  await main(page).getByLabel("직책의 종류").selectOption({ label: "고문" });
  await isStored(page, "초안 임원");
  await page.reload();
  await button(page, "명단 고치기").click();
  await button(page, "임원 추가").click();
  await offer(page).waitFor();
  expect(await offer(page).innerText()).toContain("‘초안 임원’");
  await answer(page, "불러오기").click();
  await expect.poll(() => nameField(page).inputValue()).toBe("초안 임원");
  // It is a change already, though nothing was typed since.
  await button(page, "취소").click();
  await answerDialog(page, "수정을 그만두면 입력하신 내용이 사라집니다.", "계속 수정");
  await button(page, "추가").click();
  await done(page, "님을 추가했습니다.");
  expect(await drafts(page)).toEqual([]);
  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  expect(faults).toEqual([]);
  await context.close();
});

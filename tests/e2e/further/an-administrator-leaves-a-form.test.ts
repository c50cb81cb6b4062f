import { officerMessages } from "@bulmo/contracts/officer";
import { personMessages } from "@bulmo/contracts/person";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { main } from "../../harness/association-story.ts";
import { openContents } from "../../harness/content-story.ts";
import { answerDialog, dialog } from "../../harness/dialog.ts";
import { allHands, byMouse } from "../../harness/hands.ts";
import { button, done, field, nameField, officersPath, openEditor, peoplePath } from "../../harness/people-story.ts";
import { expectSound } from "../../harness/soundness.ts";
import { drafts } from "../../harness/writing.ts";

openContents();

const lost = "수정을 그만두면 입력하신 내용이 사라집니다.";
const focused = (page: Page) => page.locator(":focus").getAttribute("aria-label");
async function isFocused(page: Page): Promise<void> {
  await expect.poll(() => nameField(page).evaluate((input) => input === document.activeElement)).toBe(true);
}

test.each(allHands)(
  "PAG-04 NAV-31 with $with: what was typed of a person is thrown away by nothing unasked",
  async (hands) => {
    const { page, context, faults } = await openEditor(peoplePath, hands);
    const press = (name: string) => hands.press(button(page, name));
    await press("담묵 고치기");
    await isFocused(page);
    await field(page, "한자").fill("쓰다 만 한자");
    for (const name of ["마치기", "취소", "금선 고치기", "연화 제자 추가", "스승 없는 사람 추가"]) {
      await press(name);
      await answerDialog(page, lost, "계속 수정");
      expect(await field(page, "한자").inputValue()).toBe("쓰다 만 한자");
    }
    await press("금선 고치기");
    await answerDialog(page, lost, "그만두기");
    await expect.poll(() => nameField(page).inputValue()).toBe("금선");
    await isFocused(page);
    // Nothing was changed, and so nothing is asked: what is pressed next is done at once.
    await press("취소");
    await expect.poll(() => focused(page)).toBe("금선 고치기");
    await press("담묵 고치기");
    await isFocused(page);
    expect(await field(page, "한자").inputValue()).toBe("");
    await press("연화 제자 추가");
    await expect.poll(() => nameField(page).inputValue()).toBe("");
    await nameField(page).fill("쓰다 만 이름");
    await press("취소");
    await answerDialog(page, lost, "그만두기");
    await nameField(page).waitFor({ state: "hidden" });
    await press("담묵 고치기");
    await hands.press(main(page).getByRole("checkbox", { name: "생존" }));
    await press("취소");
    await answerDialog(page, lost, "그만두기");
    await expect.poll(() => focused(page)).toBe("담묵 고치기");
    expect(await drafts(page)).toEqual([]);
    await press("담묵 고치기");
    await isFocused(page);
    await press("마치기");
    await button(page, "명단 고치기").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("PAG-04 PAG-05 what is too long is not cut: it stays, and its field says so", async () => {
  const long = "가".repeat(101);
  for (const { path, open, name, told } of [
    { path: peoplePath, open: "담묵 고치기", name: "dharmaName", told: personMessages.factTooLong },
    { path: officersPath, open: /고치기$/u, name: "remarks", told: officerMessages.remarksTooLong },
  ]) {
    const { page, context } = await openEditor(path, byMouse);
    await main(page).getByRole("listitem").getByRole("button", { name: open }).first().click();
    const written = main(page).locator(`input[name="${name}"]`);
    await written.fill(long);
    await button(page, "저장").click();
    await main(page).getByText(told).waitFor();
    expect(await written.inputValue()).toBe(long);
    await context.close();
  }
});

test("PAG-04 NAV-31 what takes away the row or its form asks first: taking back who was added, and removing a teacher", async () => {
  const { page, context } = await openEditor(peoplePath, byMouse);
  await button(page, "연화 제자 추가").click();
  await nameField(page).fill("잠깐 온 이");
  await button(page, "추가").click();
  await done(page, "‘잠깐 온 이’ 님을 추가했습니다.");
  await button(page, "잠깐 온 이 고치기").click();
  await field(page, "한자").fill("쓰다 만 한자");
  await button(page, "되돌리기").click();
  await answerDialog(page, lost, "계속 수정");
  expect(await field(page, "한자").inputValue()).toBe("쓰다 만 한자");
  await button(page, "취소").click();
  await answerDialog(page, lost, "그만두기");
  await button(page, "잠깐 온 이 제자 추가").click();
  await nameField(page).fill("쓰다 만 제자");
  await button(page, "잠깐 온 이 지우기").click();
  await answerDialog(page, lost, "계속 수정");
  expect(await nameField(page).inputValue()).toBe("쓰다 만 제자");
  await button(page, "잠깐 온 이 지우기").click();
  await answerDialog(page, lost, "그만두기");
  await done(page, "‘잠깐 온 이’ 님을 지웠습니다.");
  expect(await nameField(page).count()).toBe(0);
  await context.close();
});

test.each(allHands)(
  "PAG-04 PAG-05 NAV-31 with $with: what was typed of an office or a term is thrown away by nothing unasked",
  async (hands) => {
    const { page, context, faults } = await openEditor(officersPath, hands);
    const press = (name: string) => hands.press(button(page, name));
    const [chairman = "", next = ""] = await main(page)
      .getByRole("button", { name: /고치기$/u })
      .and(page.locator("[aria-label]"))
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    await press(chairman);
    await field(page, "비고").fill("쓰다 만 비고");
    await expectSound(page);
    for (const name of ["마치기", "취소", next, "임원 추가", "새 기수 시작", "기수 고치기"]) {
      await press(name);
      await answerDialog(page, lost, "계속 수정");
      expect(await field(page, "비고").inputValue()).toBe("쓰다 만 비고");
    }
    await press("기수 고치기");
    await answerDialog(page, lost, "그만두기");
    await field(page, "끝난 때").fill("쓰다 만 때");
    expect(await field(page, "비고").count()).toBe(0);
    await press(next);
    await answerDialog(page, lost, "그만두기");
    await isFocused(page);
    await press("새 기수 시작");
    await field(page, "시작한 때").fill("쓰다 만 때");
    await press("취소");
    await answerDialog(page, lost, "계속 수정");
    expect(await field(page, "시작한 때").inputValue()).toBe("쓰다 만 때");
    await press("임원 추가");
    await answerDialog(page, lost, "그만두기");
    await nameField(page).fill("쓰다 만 이름");
    await press("취소");
    await answerDialog(page, lost, "그만두기");
    await press("임원 추가");
    await isFocused(page);
    expect(await nameField(page).inputValue()).toBe("");
    await press("마치기");
    await button(page, "명단 고치기").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("PAG-05 NAV-31 a term is removed from under a form only by who has agreed to both", async () => {
  const { page, context } = await openEditor(officersPath, byMouse);
  await button(page, "새 기수 시작").click();
  await button(page, "새 기수 시작").click();
  await done(page, "새 기수를 시작했습니다.");
  await button(page, "임원 추가").click();
  await nameField(page).fill("쓰다 만 이름");
  for (const [name, words, label] of [
    ["되돌리기", lost, "계속 수정"],
    ["기수 지우기", "명단을 지우시겠습니까?", "취소"],
  ] as const) {
    await button(page, name).click();
    await answerDialog(page, words, label);
    expect(await nameField(page).inputValue()).toBe("쓰다 만 이름");
  }
  await button(page, "기수 지우기").click();
  await answerDialog(page, "명단을 지우시겠습니까?", "지우기");
  await answerDialog(page, lost, "그만두기");
  await done(page, "명단을 지웠습니다.");
  expect(await nameField(page).count()).toBe(0);
  await context.close();
});

test.each([
  [peoplePath, "연화 고치기", "한자"],
  [officersPath, "임원 추가", "비고"],
])(
  "NAV-31 on %s a link asks before what was typed is left, and where nothing was it does not",
  async (path, opener, name) => {
    const { page, context } = await openEditor(path, byMouse);
    const leave = () => page.getByRole("banner").getByRole("link", { name: "일섭문도회" }).click();
    await button(page, opener).click();
    await field(page, name).fill("쓰다 만 글");
    await leave();
    await answerDialog(page, "지금 나가셔도 이 브라우저에 초안으로 남습니다.", "계속 작성");
    expect(await field(page, name).inputValue()).toBe("쓰다 만 글");
    await field(page, name).fill("");
    await leave();
    await page.waitForURL(/\/$/u);
    expect(await dialog(page).count()).toBe(0);
    await context.close();
  },
);

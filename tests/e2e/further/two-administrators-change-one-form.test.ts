import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { phone, wide } from "../../harness/association-story.ts";
import { openAsCurator, openContents, site } from "../../harness/content-story.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { button, officersPath, openEditor, peoplePath, personNamed } from "../../harness/people-story.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main } from "../../harness/writing.ts";

openContents();

const field = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const panel = (page: Page) => main(page).getByRole("region", { name: "그사이 다른 관리자가 먼저 저장했습니다" });
const told = (page: Page, sentence: string) => main(page).getByText(sentence).waitFor();
const take = async (page: Page, label: string, question: string, answer: string) => {
  await panel(page).getByRole("button", { name: label, exact: true }).click();
  await answerDialog(page, question, answer);
};

test("NAV-31 EXH-01 an exhibition that another administrator saved first is compared field by field, and saved as mine", async () => {
  const path = "/admin/exhibition?edit=4";
  const mine = await openAsCurator(path);
  const theirs = await openAsCurator(path);
  await field(mine.page, "장소").fill("공주문화예술회관");
  await field(mine.page, "소개").fill("내가 쓴 소개\n둘째 줄");
  await field(theirs.page, "장소").fill("마곡사 성보박물관");
  await press(theirs.page, "저장");
  await told(theirs.page, "전시를 고쳤습니다.");

  await press(mine.page, "저장");
  await panel(mine.page).waitFor();
  const names = panel(mine.page).getByRole("heading", { level: 3 });
  expect(await names.allInnerTexts()).toEqual(["장소", "소개"]);
  expect(await panel(mine.page).innerText()).toMatch(/공주문화예술회관[\s\S]*마곡사 성보박물관[\s\S]*내가 쓴 소개/u);
  expect(await field(mine.page, "장소").inputValue()).toBe("공주문화예술회관");
  await expectSound(mine.page);
  await mine.page.setViewportSize({ width: 390, height: 844 });
  expect(await mine.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // Who goes on writing is asked again: nothing is written over unseen.
  await panel(mine.page).getByRole("button", { name: "계속 작성" }).click();
  await press(mine.page, "저장");
  await take(mine.page, "내 것으로 저장", "다른 관리자가 고친 내용은 사라집니다.", "내 것으로 저장");
  await told(mine.page, "전시를 고쳤습니다.");

  await theirs.page.goto(mine.page.url().replace(/\?.*$/u, "?edit=4"));
  expect(await field(theirs.page, "장소").inputValue()).toBe("공주문화예술회관");
  await Promise.all([mine.context.close(), theirs.context.close()]);
});

test("NAV-31 EXH-08 of a board that another administrator saved first theirs is taken into the form, and saved from there", async () => {
  const path = "/admin/board?edit=NOTICE";
  const mine = await openAsCurator(path);
  const theirs = await openAsCurator(path);
  await field(mine.page, "이름").fill("내 공지");
  await field(theirs.page, "이름").fill("그들의 공지");
  await field(theirs.page, "말머리").fill("행사");
  await press(theirs.page, "저장");
  await told(theirs.page, "‘그들의 공지’ 게시판을 고쳤습니다.");

  await press(mine.page, "저장");
  await panel(mine.page).waitFor();
  expect(await panel(mine.page).getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["이름", "말머리"]);
  await take(mine.page, "저장된 것 불러오기", "적으신 내용은 저장되지 않고 사라집니다.", "불러오기");
  await expect.poll(() => field(mine.page, "이름").inputValue()).toBe("그들의 공지");
  expect(await panel(mine.page).count()).toBe(0);
  await field(mine.page, "이름").fill("우리 공지");
  await press(mine.page, "저장");
  await told(mine.page, "‘우리 공지’ 게시판을 고쳤습니다.");
  await Promise.all([mine.context.close(), theirs.context.close()]);
});

const devices = [
  { where: "on a phone", device: phone },
  { where: "at a desk", device: wide },
];
const click = (what: Locator) => what.click();
/** What differs has the focus, by which it is read out, and is within the screen. */
async function expectInSight(page: Page): Promise<void> {
  const heading = panel(page).getByRole("heading", { level: 2 });
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect
    .poll(() =>
      heading.evaluate((one) => {
        const { x, top, bottom } = one.getBoundingClientRect();
        // Nothing lies over it, and it is not beyond an edge.
        return bottom <= innerHeight && document.elementFromPoint(x + 1, (top + bottom) / 2) === one;
      }),
    )
    .toBe(true);
}

test.each(devices)(
  "NAV-31 PAG-04 $where a conflict over a person is brought into sight, each time 저장 is pressed",
  async ({ device }) => {
    const { page, context } = await openEditor(peoplePath, { device, press: click });
    const { id } = await personNamed("황금당");
    await button(page, "황금당 고치기").click();
    await field(page, "한자").fill("黃金堂");
    await site.call("PUT", "/api/person", { id, note: `그들이 쓴 소개 ${device.viewport.width}` });
    await press(page, "저장");
    await expectInSight(page);
    await press(page, "저장");
    await expectInSight(page);
    await context.close();
  },
);

test.each(devices)(
  "NAV-31 PAG-05 $where a conflict over an office and over a term is brought into sight",
  async ({ device }) => {
    const { page, context } = await openEditor(officersPath, { device, press: click });
    type List = { officers: { id: number; name: string }[]; term: { number: number } };
    const { officers, term } = await site.call<List>("GET", "/api/officer/list");
    const id = officers.find(({ name }) => name === "임보상")?.id;
    const theirs = `그들의 것 ${device.viewport.width}`;
    await button(page, "재무이사 임보상 고치기").click();
    await field(page, "비고").fill("내가 적은 비고");
    await site.call("PUT", "/api/officer", { id, remarks: theirs });
    await press(page, "저장");
    await expectInSight(page);
    await take(page, "저장된 것 불러오기", "적으신 내용은 저장되지 않고 사라집니다.", "불러오기");
    await press(page, "취소");
    await press(page, "기수 고치기");
    await field(page, "기수의 이름").fill("내가 적은 이름");
    await site.call("PUT", "/api/officer/term", { number: term.number, title: theirs });
    await press(page, "기수 저장");
    await expectInSight(page);
    await context.close();
  },
);

test("PAG-04 NAV-31 who saves a person that another removed is told where what was typed is, and finds it there", async () => {
  const { id } = await site.call<{ id: number }>("POST", "/api/person", { name: "지워질이" });
  const { page, context } = await openEditor(peoplePath, { device: wide, press: click });
  await button(page, "지워질이 고치기").click();
  await field(page, "한자").fill("消");
  await site.call("DELETE", "/api/person", { id });
  await press(page, "저장");
  await answerDialog(page, "아래의 ‘지운 사람’에서 되살린 뒤 고치기를 누르면 불러올 수 있습니다.");
  // The row that stands next to where theirs stood.
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toMatch(/ 옮기기$/u);
  await button(page, "지워질이 되살리기").first().click();
  await button(page, "지워질이 고치기").click();
  await press(page, "불러오기");
  await expect.poll(() => field(page, "한자").inputValue()).toBe("消");
  await context.close();
});

test("PAG-04 what belongs to editing is not printed, and the names are", async () => {
  const { page, context } = await openEditor(peoplePath, { device: wide, press: click });
  await button(page, "황금당 고치기").waitFor();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => main(page).getByRole("button").filter({ visible: true }).count()).toBe(0);
  expect(await main(page).getByText("심뇌문", { exact: true }).first().isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await button(page, "황금당 고치기").click();
  await field(page, "한자").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await main(page).getByRole("checkbox").filter({ visible: true }).count()).toBe(0);
  await context.close();
});

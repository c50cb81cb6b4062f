import type { Page } from "playwright";
import { expect, test } from "vitest";
import { action, openAsCurator, openContents, site } from "../../harness/content-story.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { personNamed } from "../../harness/people-story.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main } from "../../harness/writing.ts";

openContents();

const type = "FOURTH_EXHIBITION";
const path = "/admin/content-manage/records?exhibition=4";

const hang = (title: string, caption: string, author = "홍길동") => site.hang({ type, title, caption, author });
const read = (index: number) => site.call<Record<string, unknown>>("GET", `/api/post?type=${type}&index=${index}`);
const field = (page: Page, title: string, label: string) =>
  main(page).getByRole("textbox", { name: `‘${title}’의 ${label}`, exact: true });
const box = (page: Page, title: string, label: string) =>
  main(page)
    .getByRole("group", { name: `‘${title}’의 기록` })
    .getByRole("checkbox", { name: label, exact: true });
const told = (page: Page, sentence: string) => main(page).getByRole("status").filter({ hasText: sentence }).waitFor();

test("WRK-01 an administrator confirms a table of proposals, changes one, loses nothing on a failed call, and takes it back", async () => {
  const [moon, bell, tree] = [
    await hang("수월관음도", "견본 작품 · 비단에 석채, 50×125cm", "한석록"),
    await hang("풍경", "종이에 수묵담채, 세로 185 가로 123"),
    await hang("나무", "이름 모를 나무입니다."),
  ];
  const { page, context, faults } = await openAsCurator(path);
  await main(page).getByText("제안이 있는 작품이 2점 있습니다.").waitFor();
  await main(page).getByText("아무것도 읽지 못한 작품이 1점 있습니다.").waitFor();
  await main(page).getByText("읽지 못한 말: ‘견본 작품’").waitFor();
  await expectSound(page);
  // What was concluded is not chosen, and says why.
  expect(await box(page, "풍경", "세로(cm)").isChecked()).toBe(false);
  await main(page).getByText("단위가 없어 cm로 보았습니다.").first().waitFor();

  await field(page, "수월관음도", "가로(cm)").fill("넓다");
  await action(page, "고른 것 적용 (2점)").click();
  await expect
    .poll(() => field(page, "수월관음도", "가로(cm)").evaluate((input) => input === document.activeElement))
    .toBe(true);
  await main(page).getByText("120 또는 120.5처럼 숫자만 적어 주세요.").waitFor();
  await field(page, "수월관음도", "가로(cm)").fill("125.5");
  await box(page, "풍경", "세로(cm)").press("Space");

  expect(faults).toEqual([]);
  await context.setOffline(true);
  await action(page, "고른 것 적용 (2점)").click();
  await page.getByRole("dialog").getByText("고르고 적으신 것은 그대로 있").waitFor();
  await context.setOffline(false);
  await page.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  expect(await field(page, "수월관음도", "가로(cm)").inputValue()).toBe("125.5");

  await action(page, "고른 것 적용 (2점)").click();
  await told(page, "작품 2점의 기록을 채웠습니다.");
  const { id } = await personNamed("한석록");
  expect(await read(moon)).toMatchObject({
    caption: "견본 작품 · 비단에 석채, 50×125cm",
    author: "한석록",
    technique: "비단에 석채",
    height: "50",
    width: "125.5",
    artists: [{ personId: id }],
  });
  const other = await read(bell);
  expect(other).toMatchObject({ technique: "종이에 수묵담채", height: "185" });
  expect(other).not.toHaveProperty("width");

  await action(page, "방금 채운 2점 되돌리기").click();
  await told(page, "작품 2점의 기록을 되돌렸습니다.");
  await field(page, "수월관음도", "가로(cm)").waitFor();
  const before = await read(moon);
  for (const name of ["technique", "height", "width", "artists"]) expect(before).not.toHaveProperty(name);
  await context.close();
  for (const index of [moon, bell, tree]) await site.takeDown(type, index);
});

test("WRK-01 on a phone works are confirmed one by one, and what stands already gives way only where one says so", async () => {
  const first = await hang("연못", "비단에 채색, 185×123cm");
  const second = await hang("구름", "삼베에 석채");
  const work = { type, targetType: type, index: first, title: "연못", content: "<p>글</p>" };
  await site.call("PUT", "/api/post", { ...work, technique: "종이에 먹" });
  const { page, context } = await openAsCurator(path, { viewport: { width: 390, height: 844 } });
  await action(page, "한 점씩").click();
  await main(page).getByRole("heading", { name: "구름" }).waitFor();
  await expectSound(page);
  await action(page, "다음 작품").click();
  await main(page).getByRole("heading", { name: "연못" }).waitFor();
  await main(page).getByText("지금 적힌 것: 종이에 먹").waitFor();
  await box(page, "연못", "재료와 기법").click();
  await action(page, "이 작품에 적용").click();
  await answerDialog(page, "작품 1점의 기록에 이미 적힌 값이 있습니다. 새 값으로 바꾸시겠습니까?", "바꾸기");
  await told(page, "작품 1점의 기록을 채웠습니다.");
  expect(await read(first)).toMatchObject({ technique: "비단에 채색", height: "185", width: "123" });
  await main(page).getByRole("heading", { name: "구름" }).waitFor();
  // Another administrator is faster.
  await site.call("PUT", "/api/post", { ...work, index: second, title: "구름 한 점" });
  await action(page, "이 작품에 적용").click();
  await told(page, "1점은 그사이 다른 관리자가 고쳐 그대로 두었습니다.");
  await main(page).getByRole("heading", { name: "구름 한 점" }).waitFor();
  await action(page, "이 작품에 적용").click();
  await main(page).getByText("더 채울 것이 없습니다.").waitFor();
  await context.close();
});

/** Goes on by Tab to the button or box of this name, as a reader without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("aria-label") ?? element?.textContent?.trim();
    });
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press("Tab");
    if ((await focused()) === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test("WRK-01 works are confirmed one by one by keys alone, and reading goes on with the next", async () => {
  const [first, second] = [await hang("달항아리", "백자, 높이 42cm"), await hang("연지", "모시에 채색, 90×60cm")];
  const { page, context, faults } = await openAsCurator(path);
  await main(page).getByText("제안이 있는 작품이 2점 있습니다.").waitFor();
  await tabTo(page, "한 점씩");
  await page.keyboard.press("Enter");
  await main(page).getByRole("heading", { name: "연지" }).waitFor();
  await tabTo(page, "다음 작품");
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("달항아리");
  await tabTo(page, "앞 작품");
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("연지");
  await tabTo(page, "이 작품에 적용");
  await page.keyboard.press("Enter");
  await told(page, "작품 1점의 기록을 채웠습니다.");
  // What was pressed went with its work: reading goes on with what is told, and then with the next.
  await expect.poll(focused).toBe("작품 1점의 기록을 채웠습니다.");
  await main(page).getByRole("heading", { name: "달항아리" }).waitFor();
  await tabTo(page, "이 작품에 적용");
  await page.keyboard.press("Enter");
  await main(page).getByText("더 채울 것이 없습니다.").waitFor();
  expect(await read(second)).toMatchObject({ technique: "모시에 채색", height: "90", width: "60" });
  expect(await read(first)).toMatchObject({ height: "42" });
  expect(faults).toEqual([]);
  await context.close();
  for (const index of [first, second]) await site.takeDown(type, index);
});

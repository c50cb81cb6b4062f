import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { settled, visit } from "../harness/browser.ts";
import { announce, openAsCurator, openContents, origin } from "../harness/content-story.ts";
import { browser } from "../harness/open-browser.ts";
import { main } from "../harness/writing.ts";

openContents();

const list = "/community/notice";
const pinned = (page: Page): Locator => main(page).getByRole("row").filter({ hasText: "고정" });
const titles = (page: Page): Promise<string[]> => main(page).getByRole("table").getByRole("link").allInnerTexts();
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "공지 고정" });
const pinButton = (page: Page): Locator => main(page).getByRole("button", { name: /고정(?: 중)?$/u });

const dayAhead = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toLocaleDateString("sv-SE", { timeZone: "Asia/Seoul" });

async function openAsVisitor(path: string) {
  const opened = await visit(browser);
  await opened.page.goto(origin + path);
  await settled(opened.page);
  return opened;
}

test("EXH-09 SEE-17 an administrator pins a notice on its page until a day, and visitors find it on top", async () => {
  const index = await announce("총회를 엽니다");
  for (const number of [1, 2, 3]) await announce(`나중 공지 ${number}`);
  const { page, context, faults } = await openAsCurator(`${list}/detail?index=${index}`);
  await pinButton(page).click();
  const day = dialog(page).getByLabel("고정할 마지막 날");
  await expect.poll(() => day.inputValue()).toBe(dayAhead(14));
  await day.fill("2020-01-01");
  await dialog(page).getByRole("button", { name: "고정", exact: true }).click();
  await dialog(page).getByText("오늘부터 1년 안의 날짜를 선택해 주세요.").waitFor();
  await day.fill(dayAhead(3));
  await day.press("Enter");
  await dialog(page).waitFor({ state: "hidden" });
  await main(page)
    .getByRole("button", { name: /일 \(.\)까지 고정 중$/u })
    .waitFor();

  const visitor = await openAsVisitor(list);
  expect((await titles(visitor.page))[0]).toBe("총회를 엽니다");
  expect((await titles(visitor.page)).filter((title) => title === "총회를 엽니다")).toHaveLength(1);
  expect(await pinned(visitor.page).count()).toBe(1);
  await visitor.page.goto(`${origin}/community/qna`);
  await settled(visitor.page);
  expect(await titles(visitor.page)).toEqual(["총회를 엽니다", "나중 공지 3", "나중 공지 2"]);

  await pinButton(page).click();
  await dialog(page).getByRole("button", { name: "고정 풀기" }).click();
  await dialog(page).waitFor({ state: "hidden" });
  await main(page).getByRole("button", { name: "고정", exact: true }).waitFor();
  await visitor.page.goto(origin + list);
  await settled(visitor.page);
  expect(await titles(visitor.page)).toEqual(["나중 공지 3", "나중 공지 2", "나중 공지 1", "총회를 엽니다"]);
  expect(await pinned(visitor.page).count()).toBe(0);
  expect([...faults, ...visitor.faults]).toEqual([]);
  await Promise.all([context.close(), visitor.context.close()]);
});

test("EXH-09 the sixth pin is refused in the dialog, which stays, and a visitor sees no button", async () => {
  const indexes: number[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) indexes.push(await announce(`고정할 공지 ${number}`));
  const { page, context } = await openAsCurator(`${list}/detail?index=${indexes[0]}`);
  for (const index of indexes.slice(0, 5)) {
    await page.goto(`${origin}${list}/detail?index=${index}`);
    await pinButton(page).click();
    await dialog(page).getByRole("button", { name: "고정", exact: true }).click();
    await dialog(page).waitFor({ state: "hidden" });
  }
  await page.goto(`${origin}${list}/detail?index=${indexes[5]}`);
  await pinButton(page).click();
  await dialog(page).getByRole("button", { name: "고정", exact: true }).click();
  await dialog(page).getByText("공지는 5건까지 고정할 수 있습니다.").waitFor();
  await dialog(page).getByRole("button", { name: "취소" }).click();
  await context.close();
  const visitor = await openAsVisitor(`${list}/detail?index=${indexes[0]}`);
  await main(visitor.page).getByRole("button", { name: "공유" }).waitFor();
  expect(await pinButton(visitor.page).count()).toBe(0);
  await visitor.context.close();
});

import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { field, keepChronicle, main, openChronicle, press, reading, saved } from "../../harness/chronicle.ts";
import { readDialog } from "../../harness/dialog.ts";
import { loseAnswer, loseNext } from "../../harness/lost-answer.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { preparedDirectory } from "../../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../../harness/server-process.ts";
import { expectSound } from "../../harness/soundness.ts";

let directory: Awaited<ReturnType<typeof preparedDirectory>>;
let server: ServerProcess;
let url: string;
let chronicle: Awaited<ReturnType<typeof keepChronicle>>;

beforeAll(async () => {
  directory = await preparedDirectory("samples");
  server = await spawnServer({ DATA_DIR: directory.path, LOG_LEVEL: "warn" });
  await server.ready();
  url = `${server.origin}/news/cultural-property`;
  chronicle = await keepChronicle(server.origin, "property");
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
});
openBrowser();

const titles = async () => (await chronicle.read()).map(({ title }) => title);
const versions = (page: Page) => main(page).getByRole("listitem").filter({ hasText: "지금 목록과 비교" });

test("PAG-03 by mouse: a list is saved twice, and after a reload the first is compared word by word and restored", async () => {
  await chronicle.save("처음의 목록");
  const { page, context, faults } = await openChronicle(browser, url, {});
  await field(page, 1, "내용").fill("한 번 고친 목록");
  await saved(page);
  await press(page, "수정");
  await field(page, 1, "내용").fill("두 번 고친 목록");
  await saved(page);
  await page.reload();
  await press(page, "수정");
  await field(page, 1, "연도").waitFor();
  await press(page, "저장한 판");
  await main(page).getByRole("heading", { name: "저장한 판" }).waitFor();
  await versions(page).nth(2).waitFor();
  expect(await versions(page).first().innerText()).toMatch(/^\d+판 · \S+ · /u);
  await versions(page).first().getByRole("button", { name: "지금 목록과 비교" }).click();
  await main(page).getByText("두 목록이 같습니다.").waitFor();
  const before = versions(page).nth(1);
  await before.getByRole("button", { name: "지금 목록과 비교" }).click();
  await before.locator("del").filter({ hasText: "한" }).waitFor();
  await before.locator("ins").filter({ hasText: "두" }).waitFor();
  await expectSound(page);
  const number = /^\d+판/u.exec(await before.innerText())?.[0] ?? "";
  await main(page)
    .getByRole("button", { name: `${number} 지금 목록과 비교`, exact: true })
    .waitFor();
  await before.getByRole("button", { name: `${number} 이 판으로 되살리기`, exact: true }).click();
  expect(await readDialog(page, { button: "되살리기" })).toContain("모든 분께 바로 보입니다.");
  await reading(page);
  await main(page).getByText("한 번 고친 목록", { exact: true }).waitFor();
  await main(page).getByRole("status").filter({ hasText: "이전 판의 목록을 되살렸습니다." }).waitFor();
  expect(await titles()).toEqual(["한 번 고친 목록"]);
  await press(page, "되돌리기");
  await main(page).getByText("두 번 고친 목록", { exact: true }).waitFor();
  expect(await titles()).toEqual(["두 번 고친 목록"]);
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-03 by keys on a phone: what is being edited is compared, stays, and gives way when a version is restored", async () => {
  await chronicle.save("앞의 목록");
  await chronicle.save("지금의 목록");
  const { page, context } = await openChronicle(browser, url, {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  });
  await field(page, 1, "내용").fill("쓰다 만 목록");
  await main(page).getByRole("button", { name: "저장한 판" }).first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(":focus").innerText()).toBe("저장한 판");
  await versions(page).nth(1).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await versions(page).first().locator("ins").filter({ hasText: "쓰다" }).waitFor();
  await expectSound(page);
  await main(page).getByRole("button", { name: "닫기" }).focus();
  await page.keyboard.press("Enter");
  // Back where it was left, with what was typed.
  await expect.poll(() => page.locator(":focus").innerText()).toBe("저장한 판");
  expect(await field(page, 1, "내용").inputValue()).toBe("쓰다 만 목록");
  await page.keyboard.press("Enter");
  await versions(page).nth(1).getByRole("button", { name: "이 판으로 되살리기" }).focus();
  await page.keyboard.press("Enter");
  expect(await readDialog(page, { button: "되살리기" })).toContain("지금 고치고 계신 내용은 사라집니다.");
  await reading(page);
  await main(page).getByText("앞의 목록", { exact: true }).waitFor();
  expect(await titles()).toEqual(["앞의 목록"]);
  await context.close();
});

test("PAG-03 what another administrator saved meanwhile is compared with the version before it gives way", async () => {
  await chronicle.save("되살릴 것");
  await chronicle.save("읽은 것");
  const { page, context } = await openChronicle(browser, url, {});
  await press(page, "저장한 판");
  await versions(page).nth(1).waitFor();
  await chronicle.save("저쪽의 것");
  await versions(page).nth(1).getByRole("button", { name: "이 판으로 되살리기" }).click();
  await readDialog(page, { button: "되살리기" });
  await main(page).getByRole("heading", { name: "다른 관리자가 먼저 저장했습니다" }).waitFor();
  expect(await main(page).getByRole("region", { name: "되살릴 목록" }).innerText()).toContain("되살릴 것");
  expect(await main(page).innerText()).toContain("판을 되살리시는 동안 다른 관리자가");
  expect(await titles()).toEqual(["저쪽의 것"]);
  await press(page, "다른 관리자의 목록 보기");
  expect(await readDialog(page, { button: "취소" })).toContain("판을 되살리지 않고 다른 관리자가 저장한 목록을");
  await press(page, "이 판으로 되살리기");
  expect(await readDialog(page, { button: "이 판으로 되살리기" })).toContain("다른 관리자가 고친 내용은 사라집니다.");
  await reading(page);
  await main(page).getByText("되살릴 것", { exact: true }).waitFor();
  expect(await titles()).toEqual(["되살릴 것"]);
  await context.close();
});

test("PAG-03 a line that is dead when a version is restored leaves what was typed, and the version is restored afterwards", async () => {
  await chronicle.save("앞의 것");
  await chronicle.save("지금 것");
  const { page, context } = await openChronicle(browser, url, {});
  await field(page, 1, "내용").fill("쓰다 만 것");
  await press(page, "저장한 판");
  await page.route("**/trpc/chronicle.restore**", (route) => route.abort());
  await versions(page).nth(1).getByRole("button", { name: "이 판으로 되살리기" }).click();
  await readDialog(page, { button: "되살리기" });
  await main(page).getByRole("alert").filter({ hasText: "판이 되살아났는지 알 수 없습니다." }).waitFor();
  expect(await field(page, 1, "내용").inputValue()).toBe("쓰다 만 것");
  await page.unroute("**/trpc/chronicle.restore**");
  await press(page, "다시 시도");
  await reading(page);
  await main(page).getByText("앞의 것", { exact: true }).waitFor();
  expect(await titles()).toEqual(["앞의 것"]);
  await context.close();
});

test("HIS-10 PAG-03 a save and a restore whose answers are lost are looked up, and told as done", async () => {
  await chronicle.save("앞의 것");
  const { page, context } = await openChronicle(browser, url, {});
  await field(page, 1, "내용").fill("고친 것");
  await loseNext(page, "chronicle.saveProperty");
  await press(page, "저장");
  await main(page).getByRole("status").filter({ hasText: "목록을 저장했습니다." }).waitFor();
  await press(page, "수정");
  await press(page, "저장한 판");
  await versions(page).nth(1).waitFor();
  await loseNext(page, "chronicle.restore");
  await versions(page).nth(1).getByRole("button", { name: "이 판으로 되살리기" }).click();
  await readDialog(page, { button: "되살리기" });
  await main(page).getByRole("status").filter({ hasText: "이전 판의 목록을 되살렸습니다." }).waitFor();
  expect(await titles()).toEqual(["앞의 것"]);
  await context.close();
});

test("HIS-10 what one saved oneself without hearing of it is not another administrator's", async () => {
  await chronicle.save("앞의 것");
  const { page, context } = await openChronicle(browser, url, {});
  await page.route("**/trpc/chronicle.saveProperty**", loseAnswer);
  await page.route("**/trpc/chronicle.get**", (route) => route.abort());
  await field(page, 1, "내용").fill("고친 것");
  await press(page, "저장");
  await main(page).getByRole("alert").filter({ hasText: "저장되었는지 알 수 없습니다." }).waitFor();
  expect(await titles()).toEqual(["고친 것"]);
  await page.unroute("**/trpc/chronicle.saveProperty**");
  await page.unroute("**/trpc/chronicle.get**");
  await field(page, 1, "내용").fill("더 고친 것");
  await saved(page);
  expect(await titles()).toEqual(["더 고친 것"]);
  await context.close();
});

test("HIS-10 the line that tells of a save stands there before its words, and so it is heard", async () => {
  await chronicle.save("하나");
  const { page, context } = await openChronicle(browser, url, {});
  // Whatever is announced is put into a region that is there already: it is the same element afterwards.
  const regions = main(page).getByRole("status");
  await regions.evaluateAll((all) => all.forEach((one) => one.setAttribute("data-before", "")));
  await field(page, 1, "내용").fill("고친 하나");
  await press(page, "저장");
  await reading(page);
  await main(page).locator("[role=status][data-before]").filter({ hasText: "목록을 저장했습니다." }).waitFor();
  await press(page, "되돌리기");
  await main(page).locator("[role=status][data-before]").filter({ hasText: "되돌렸습니다." }).waitFor();
  await context.close();
});

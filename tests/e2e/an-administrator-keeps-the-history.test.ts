import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { administrator, awake, member, settled, signIn, visit, visitWithoutScripts } from "../harness/browser.ts";
import { field, keepChronicle, main, openChronicle, press, reading } from "../harness/chronicle.ts";
import { answerDialog, readDialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
let chronicle: Awaited<ReturnType<typeof keepChronicle>>;

beforeAll(async () => {
  chronicle = await keepChronicle(origin, "history");
});
afterAll(() => chronicle.restore());
openBrowser();
beforeEach(() => chronicle.save("하나", "둘", "셋", "넷"));

const openEditor = (options: Parameters<typeof visit>[1] = {}) =>
  openChronicle(browser, `${origin}/about/history`, options);
const titles = async () => (await chronicle.read()).map(({ title }) => title);

test("HIS-01 NAV-27 everyone reads it under 협회 연혁, also with scripts off", async () => {
  const { page, context, status } = await visitWithoutScripts(browser, `${origin}/about/history`);
  expect(status).toBe(200);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("협회 연혁");
  const entries = main(page).getByRole("listitem").filter({ hasText: "05.01" });
  for (const text of ["2021", "05.01", "하나"]) await main(page).getByText(text, { exact: true }).first().waitFor();
  expect(await entries.last().innerText()).toContain("넷");
  await context.close();
});

test("HIS-03 HIS-04 HIS-05 HIS-06 an administrator changes it in its place and sees the new list", async () => {
  const { page, context, faults } = await openEditor();
  expect(await field(page, 4, "내용").inputValue()).toBe("넷");
  for (const [what, placeholder] of Object.entries({ 연도: "연도", 일자: "일자", 내용: "내용을 입력해 주세요." })) {
    expect(await field(page, 5, what).inputValue()).toBe("");
    expect(await field(page, 5, what).getAttribute("placeholder")).toBe(placeholder);
  }
  await expectSound(page);
  await main(page).getByRole("button", { name: "3번째 항목 아래에 항목 추가" }).click();
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("4번째 항목 연도");
  const sorting = main(page).getByRole("button", { name: "연도순 정리" });
  expect(await sorting.last().isEnabled()).toBe(false);
  await field(page, 4, "연도").fill("2026");
  await field(page, 4, "일자").fill("11.21");
  await field(page, 4, "내용").fill("다섯");
  await field(page, 2, "내용").fill("");
  await sorting.last().click();
  // There is nothing left to sort, and the focus is where it was.
  expect(await page.locator(":focus").innerText()).toBe("연도순 정리");
  await main(page)
    .getByRole("status")
    .getByText(/^연도순으로 정리하여 항목 \d개의 자리를 바꾸었습니다\.$/u)
    .waitFor({ state: "attached" });
  await main(page).getByRole("button", { name: "저장", exact: true }).last().click();
  await reading(page);
  await main(page).getByText("다섯", { exact: true }).waitFor();
  expect(await main(page).getByText("둘", { exact: true }).count()).toBe(0);
  expect((await chronicle.read()).map(({ index, title: text }) => [index, text])).toEqual([
    [0, "하나"],
    [1, "셋"],
    [2, "넷"],
    [3, "다섯"],
  ]);
  expect(await page.locator(":focus").innerText()).toBe("수정");
  expect(faults).toEqual([]);
  await context.close();
});

test("HIS-03 neither visitors nor members see the toggle", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/about/history`);
  await settled(page);
  expect(await main(page).getByRole("button", { name: "수정" }).count()).toBe(0);
  await signIn(context, origin, member);
  await page.goto(`${origin}/about/history`);
  await page.getByRole("button", { name: "로그아웃" }).waitFor();
  expect(await main(page).getByRole("button", { name: "수정" }).count()).toBe(0);
  await context.close();
});

test("HIS-10 a list that cannot be loaded or saved says so, and nothing that was typed is lost", async () => {
  const { page, context } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/about/history`);
  await main(page).getByRole("button", { name: "수정" }).waitFor();
  // A list that is still on its way would be the one that is edited.
  await page.waitForLoadState("networkidle");
  await page.route("**/trpc/chronicle.get**", (route) => route.abort());
  await press(page, "수정");
  await main(page).getByRole("alert").filter({ hasText: "목록을 불러오지 못해" }).waitFor();
  await main(page).getByText("하나", { exact: true }).waitFor();
  await expectSound(page);
  await page.unroute("**/trpc/chronicle.get**");
  await press(page, "다시 시도");
  await field(page, 1, "내용").fill("고친 하나");
  await page.route("**/trpc/chronicle.saveHistory**", (route) => route.abort());
  await press(page, "저장");
  await main(page).getByRole("alert").filter({ hasText: "저장되었는지 알 수 없습니다." }).waitFor();
  expect(await field(page, 1, "내용").inputValue()).toBe("고친 하나");
  await expectSound(page);
  await page.unroute("**/trpc/chronicle.saveHistory**");
  await press(page, "다시 시도");
  await reading(page);
  await main(page).getByText("고친 하나", { exact: true }).waitFor();
  expect(await titles()).toEqual(["고친 하나", "둘", "셋", "넷"]);
  await context.close();
});

test("HIS-10 a page that comes without its list says so in its place, and tries again", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/community/qna`);
  await awake(page);
  // The list alone is refused: the page's text is asked for in the same batch.
  const asked = /\/trpc\/[^?]*chronicle\.get/u;
  await page.route(asked, (route) => route.continue({ url: route.request().url().replace("HISTORY", "NONE") }));
  await page.evaluate(() => window.history.pushState({}, "", "/about/history"));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  await main(page).getByRole("alert").filter({ hasText: "목록을 불러오지 못했습니다." }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("협회 연혁");
  await page.unroute(asked);
  await press(page, "다시 시도");
  await main(page).getByText("하나", { exact: true }).waitFor();
  await context.close();
});

test("HIS-10 what another administrator saved meanwhile is shown beside one's own, and one of them is chosen", async () => {
  const { page, context } = await openEditor();
  await field(page, 2, "내용").fill("내가 고친 둘");
  await chronicle.save("하나", "둘", "저쪽의 셋", "넷");
  await press(page, "저장");
  await main(page).getByRole("heading", { name: "다른 관리자가 먼저 저장했습니다" }).waitFor();
  const side = (name: string) => main(page).getByRole("region", { name });
  expect(await side("내 목록").getByText("이 목록에만 있음").count()).toBe(2);
  expect(await side("다른 관리자의 목록").innerText()).toContain("저쪽의 셋");
  await expectSound(page);
  expect(await titles()).toEqual(["하나", "둘", "저쪽의 셋", "넷"]);

  await press(page, "계속 수정");
  await expect.poll(() => page.locator(":focus").innerText()).toBe("저장");
  expect(await field(page, 2, "내용").inputValue()).toBe("내가 고친 둘");
  await press(page, "저장");
  await press(page, "다른 관리자의 목록 보기");
  await readDialog(page, { button: "취소" });
  await press(page, "내 목록으로 저장");
  expect(await readDialog(page, { button: "취소" })).toContain("다른 관리자가 고친 내용은 사라집니다.");
  expect(await titles()).toEqual(["하나", "둘", "저쪽의 셋", "넷"]);
  await press(page, "내 목록으로 저장");
  await answerDialog(page, "다른 관리자가 고친 내용은 사라집니다.", "내 목록으로 저장");
  await reading(page);
  await main(page).getByText("내가 고친 둘", { exact: true }).waitFor();
  expect(await titles()).toEqual(["하나", "내가 고친 둘", "셋", "넷"]);

  await press(page, "수정");
  await field(page, 1, "내용").fill("버릴 글");
  await chronicle.save("저쪽의 하나");
  await press(page, "저장");
  await press(page, "다른 관리자의 목록 보기");
  await readDialog(page, { button: "목록 보기" });
  await reading(page);
  await main(page).getByText("저쪽의 하나", { exact: true }).waitFor();
  expect(await titles()).toEqual(["저쪽의 하나"]);
  await context.close();
});

test("NAV-31 leaving or cancelling with unsaved changes asks first; without, it does not", async () => {
  const { page, context } = await openEditor();
  await press(page, "취소");
  await press(page, "수정");
  await field(page, 5, "내용").fill("쓰다 만 글");
  await page.getByRole("banner").getByRole("link", { name: "일섭문도회" }).click();
  await readDialog(page, { button: "계속 작성" });
  expect(await field(page, 5, "내용").inputValue()).toBe("쓰다 만 글");
  await press(page, "취소");
  expect(await readDialog(page, { button: "계속 수정" })).toContain("수정을 그만두면 입력하신 내용이 사라집니다.");
  await press(page, "취소");
  await readDialog(page, { button: "그만두기" });
  await reading(page);
  expect(await titles()).toEqual(["하나", "둘", "셋", "넷"]);
  await context.close();
});

test("HIS-10 two clicks on 저장 send the list once", async () => {
  const { page, context } = await openEditor();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("chronicle.saveHistory"))
      sent.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
  });
  await field(page, 1, "내용").fill("한 번만 보낸 하나");
  await main(page)
    .getByRole("button", { name: "저장", exact: true })
    .first()
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await reading(page);
  expect(sent).toEqual(["chronicle.saveHistory"]);
  await context.close();
});

test("readers do not load what only administrators need", async () => {
  const { page, context } = await visit(browser);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(`${origin}/about/history`, { waitUntil: "networkidle" });
  expect(loaded.filter((url) => url.includes("chronicle-editor"))).toEqual([]);
  await context.close();
});

test("HIS-06 PAG-04 a list that was saved is taken back as it stood, unless somebody has saved it since", async () => {
  const { page, context } = await openEditor();
  await field(page, 2, "내용").fill("");
  await field(page, 3, "내용").fill("고친 셋");
  await press(page, "저장");
  await reading(page);
  expect(await titles()).toEqual(["하나", "고친 셋", "넷"]);
  await main(page).getByRole("status").filter({ hasText: "목록을 저장했습니다." }).waitFor();
  await expectSound(page);
  await press(page, "되돌리기");
  await main(page).getByRole("status").filter({ hasText: "되돌렸습니다." }).waitFor();
  await main(page).getByText("둘", { exact: true }).waitFor();
  expect(await titles()).toEqual(["하나", "둘", "셋", "넷"]);
  // Nor is what was saved gone by the press that takes it back.
  await press(page, "되돌리기");
  await main(page).getByText("고친 셋", { exact: true }).waitFor();
  expect(await titles()).toEqual(["하나", "고친 셋", "넷"]);
  await press(page, "되돌리기");
  await main(page).getByText("둘", { exact: true }).waitFor();
  await press(page, "수정");
  // What was told of the last save is not told of another list.
  await press(page, "취소");
  await reading(page);
  expect(await main(page).getByRole("button", { name: "되돌리기" }).count()).toBe(0);
  await press(page, "수정");
  await field(page, 1, "내용").fill("고친 하나");
  await press(page, "저장");
  await reading(page);
  await chronicle.save("다른 이가 쓴 하나");
  await press(page, "되돌리기");
  expect(await readDialog(page)).toMatch(/^그사이 다른 관리자가 바꾸어 되돌릴 수 없습니다\./u);
  expect(await titles()).toEqual(["다른 이가 쓴 하나"]);
  await context.close();
});

import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { visit, visitWithoutScripts } from "../../harness/browser.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { keepPageText, main, openText, press, publish, words } from "../../harness/page-text.ts";
import { carry, pickUp } from "../../harness/pick-up.ts";
import { expectSound } from "../../harness/soundness.ts";

const origin = inject("origin");
const url = `${origin}/about/ilsub`;
const templeUrl = `${origin}/news/magoksa`;
let logo: Awaited<ReturnType<typeof keepPageText>>;
let life: Awaited<ReturnType<typeof keepPageText>>;
let temple: Awaited<ReturnType<typeof keepPageText>>;

beforeAll(async () => {
  life = await keepPageText(origin, "ilsub");
  temple = await keepPageText(origin, "magoksa");
  logo = await keepPageText(origin, "logo");
});
afterAll(async () => {
  await life.restore();
  await temple.restore();
  await logo.restore();
});
openBrowser();
beforeEach(async () => {
  await life.discard();
  await temple.discard();
});

const saved = /^초안 저장됨/u;

test("PAG-04 a year is added, moved by keys and by mouse, removed and brought back, published and read on a phone", async () => {
  const { page, context, faults } = await openText(browser, url);
  await expectSound(page);
  await press(page, "연보 더하기");
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("9번째 연보의 연도");
  await page.keyboard.type("1976");
  await words(page, "9번째 연보의 내용").fill("부도를 세움");
  await pickUp(page, main(page).getByRole("button", { name: "9번째 연보 옮기기" }));
  await carry(page, "ArrowUp", "8번째 자리에");
  await page.keyboard.press("Space");
  await expect.poll(() => words(page, "8번째 연보의 연도").inputValue()).toBe("1976");
  await words(page, "9번째 연보의 연도").hover();
  const grip = await main(page).getByRole("button", { name: "9번째 연보 옮기기" }).boundingBox();
  const above = await words(page, "8번째 연보의 연도").boundingBox();
  await page.mouse.move(grip!.x + grip!.width / 2, grip!.y + grip!.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip!.x + grip!.width / 2, above!.y + 4, { steps: 12 });
  await page.locator('[id^="DndLiveRegion"]').filter({ hasText: "8번째 자리에" }).waitFor({ state: "attached" });
  await page.mouse.up();
  await expect.poll(() => words(page, "9번째 연보의 연도").inputValue()).toBe("1976");
  await words(page, "1번째 연보의 연도").focus();
  await press(page, "1번째 연보 지우기");
  await expect.poll(() => words(page, "1번째 연보의 연도").inputValue()).toBe("1910년대");
  await press(page, "되돌리기");
  await expect.poll(() => words(page, "1번째 연보의 연도").inputValue()).toBe("1900");
  await press(page, "미리 보기");
  await page.frameLocator("iframe").getByRole("cell", { name: "부도를 세움" }).waitFor();
  await press(page, "계속 수정");
  await publish(page);
  await main(page).getByRole("row", { name: "1976 부도를 세움" }).waitFor();
  expect(faults.filter((fault) => !fault.includes("Blocked script execution in 'about:blank'"))).toEqual([]);
  await context.close();
  const reader = await visit(browser, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await reader.page.goto(url);
  await main(reader.page).getByRole("row", { name: "1976 부도를 세움" }).waitFor();
  expect(reader.faults).toEqual([]);
  await reader.context.close();
});

test("PAG-04 a temple's painter and telephone are changed where they stand; a link that would run is refused", async () => {
  const { page, context } = await openText(browser, templeUrl);
  await expectSound(page);
  await words(page, "전화").fill("000-0000-0099");
  await words(page, "4번째 불모의 이름").fill("금용당 일섭 스님");
  await words(page, "누리집의 주소").fill("javascript:alert(1)");
  await press(page, "저장");
  await main(page).getByText("링크의 주소는 https://로 시작하거나").waitFor();
  expect((await temple.read()).draft).toBeNull();
  await words(page, "누리집의 주소").fill("https://example.com/temple");
  await publish(page);
  await main(page).getByRole("heading", { name: "금용당 일섭 스님" }).waitFor();
  await context.close();
  const visitor = await visitWithoutScripts(browser, templeUrl);
  await main(visitor.page).getByRole("link", { name: "000-0000-0099" }).waitFor();
  const site = main(visitor.page).getByRole("link", { name: "www.magoksa.or.kr" });
  expect(await site.getAttribute("href")).toBe("https://example.com/temple");
  await visitor.context.close();
});

test("PAG-04 a painter who is somebody of the lineage is chosen by their record: the page leads to them by their name of today", async () => {
  const { page, context } = await openText(browser, templeUrl);
  const choice = main(page).getByRole("combobox", { name: "3번째 불모의 계보 기록" });
  const row = () =>
    Promise.all(["이름", "한자 이름", "생몰년"].map((field) => words(page, `3번째 불모의 ${field}`).inputValue()));
  const written = await row();
  await choice.selectOption({ label: "담묵" });
  // Nothing of the row is that of who stood there before; whoever passes over the choice finds it again.
  await expect.poll(row).toEqual(["담묵", "", ""]);
  await choice.selectOption({ label: "적힌 이름 그대로" });
  await expect.poll(row).toEqual(written);
  await choice.selectOption({ label: "담묵" });
  // What their record does not know is written.
  await words(page, "3번째 불모의 한자 이름").fill("淡墨");
  expect(await choice.inputValue()).not.toBe("");
  await expectSound(page);
  // Another name is a name alone.
  await words(page, "3번째 불모의 이름").fill("담묵 스님");
  await expect.poll(() => choice.inputValue()).toBe("");
  await choice.selectOption({ label: "담묵" });
  await press(page, "미리 보기");
  await page.frameLocator("iframe").getByRole("link", { name: "담묵" }).waitFor();
  await press(page, "계속 수정");
  await press(page, "공개한 판");
  const initial = main(page).getByRole("listitem").filter({ hasText: "누리집이 처음에 싣고 있던 글" });
  await initial.getByRole("button", { name: "지금 글과 비교" }).click();
  // Versions that are compared tell them by name, too, and with their Hanja where their record has them.
  await initial.locator("ins").filter({ hasText: "계보 기록: 담묵" }).waitFor();
  expect(await initial.innerText()).toContain("계보 기록: 금호당 약효(錦湖堂 若效)");
  await press(page, "닫기");
  await publish(page);
  await context.close();
  const reader = await visit(browser, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await reader.page.goto(templeUrl);
  await expectSound(reader.page);
  // The one whom the page has begun with leads to their record too.
  await main(reader.page).getByRole("link", { name: "금호당 약효" }).waitFor();
  await main(reader.page).getByRole("link", { name: "담묵" }).click();
  await main(reader.page).getByRole("heading", { level: 1, name: "담묵" }).waitFor();
  await reader.context.close();
});

test("PAG-02 a list that is edited in two tabs loses nothing: both are compared by their rows", async () => {
  const { page, context } = await openText(browser, url);
  const other = await context.newPage();
  await other.goto(url);
  await press(other, "고치기");
  await words(other, "제목").waitFor();
  await words(page, "8번째 연보의 내용").fill("부용사에서 입적");
  await words(other, "1번째 연보의 내용").fill("전라남도 나주에서 태어남");
  await press(other, "저장");
  await main(other).getByText(saved).waitFor();
  await press(page, "저장");
  await main(page).getByRole("heading", { name: "다른 관리자가 먼저 저장했습니다" }).waitFor();
  await main(page).locator("del").filter({ hasText: "나주에서" }).waitFor();
  await main(page).locator("ins").filter({ hasText: "부용사에서" }).waitFor();
  await press(page, "계속 작성");
  expect(await words(page, "8번째 연보의 내용").inputValue()).toBe("부용사에서 입적");
  await context.close();
});

test("PAG-02 on a dead line a list is not lost, and is saved once the line is there again", async () => {
  const { page, context } = await openText(browser, url);
  await page.route("**/trpc/pageText.saveDraft**", (route) => route.abort());
  await words(page, "1번째 연보의 내용").fill("끊긴 동안 적은 일");
  await press(page, "저장");
  await main(page).getByRole("alert").filter({ hasText: "적으신 글은 이 화면에 그대로 있습니다." }).waitFor();
  await page.unroute("**/trpc/pageText.saveDraft**");
  await press(page, "저장");
  await main(page).getByText(saved).waitFor();
  expect((await life.read()).draft?.text.lists["years"]?.[0]).toMatchObject({ event: "끊긴 동안 적은 일" });
  await context.close();
});

test("PAG-01 PAG-04 a rule of the logo's page is added and another taken away", async () => {
  const guide = `${origin}/about/guide`;
  const { page, context } = await openText(browser, guide, {}, "머리글");
  await expectSound(page);
  await press(page, "약속 더하기");
  await words(page, "5번째 약속의 지킬 것").fill("흑백으로 쓸 때에는 먹빛 하나로 씁니다.");
  await words(page, "1번째 약속의 지킬 것").focus();
  await press(page, "1번째 약속 지우기");
  await publish(page);
  await context.close();
  const visitor = await visitWithoutScripts(browser, guide);
  await main(visitor.page).getByText("흑백으로 쓸 때에는 먹빛 하나로 씁니다.").waitFor();
  expect(await main(visitor.page).getByText("로고의 비례와 빛깔을 바꾸거나 기울이지 않습니다.").count()).toBe(0);
  await visitor.context.close();
});

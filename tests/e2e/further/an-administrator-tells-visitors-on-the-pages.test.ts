import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBoardSite } from "../../harness/board-site.ts";
import { awake, settled, signIn, visit, visitWithoutScripts } from "../../harness/browser.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { type Curated, curate, curator } from "../../harness/gallery-site.ts";
import { shiftsOf, watchShifts } from "../../harness/layout-shift.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main } from "../../harness/writing.ts";

let site: Awaited<ReturnType<typeof openBoardSite>>;
let origin: string;
let curated: Curated;

openBrowser();
beforeAll(async () => {
  site = await openBoardSite([]);
  ({ origin } = site);
  curated = await curate(origin);
});
afterAll(() => site.close());

beforeEach(async () => {
  for (const { id } of await curated.call<{ id: number }[]>("GET", "/api/bulletin/list"))
    await curated.call("DELETE", "/api/bulletin", { id });
});

const startsOn = "2026-01-01";
const card = { kind: "POPUP", title: "제5회 불교미술전을 엽니다", text: "공주에서 뵙겠습니다.", startsOn };
const strip = { kind: "BANNER", title: "사무국 휴무", text: "설 연휴에는 전화를 받지 않습니다.", startsOn };

const add = (fields: object) => curated.call("POST", "/api/bulletin", fields);
const shown = (page: Page, { title }: { title: string }) => page.getByRole("region", { name: title });
const press = (page: Page, { title }: { title: string }, button: string) =>
  page.getByRole("button", { name: `${title}: ${button}` }).click();

async function open(path: string, options: { viewport?: { width: number; height: number }; at?: Date } = {}) {
  const { at, viewport } = options;
  const visitor = await visit(browser, viewport ? { viewport } : {});
  if (at) await visitor.page.clock.setFixedTime(at);
  await watchShifts(visitor.page);
  await visitor.page.goto(origin + path);
  await settled(visitor.page);
  return visitor;
}

test("DAY-04 where nobody is told anything, nothing of it is in the page", async () => {
  const html = await (await fetch(`${origin}/`)).text();
  // The script of every page knows which presses are its own.
  expect(html.replaceAll('[data-own="bulletin"]', "")).not.toMatch(/bulletin/u);
});

test("DAY-04 an administrator writes a card, looks at it, corrects what is wrong, removes it and takes that back", async () => {
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, curator);
  await page.goto(`${origin}/admin/bulletin`);
  await settled(page);
  await main(page).getByText("아직 팝업이나 배너가 없습니다.").waitFor();
  await expectSound(page);
  await main(page).getByRole("link", { name: "팝업·배너 추가" }).click();
  await main(page).getByLabel("제목").fill(card.title);
  await main(page).getByLabel("글", { exact: true }).fill(card.text);
  await main(page).getByLabel("자세히 보기 링크").fill("gallery");
  await main(page).getByRole("button", { name: "미리 보기" }).click();
  await page.getByRole("dialog").getByText("링크는 /로 시작하는").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  await main(page).getByLabel("자세히 보기 링크").fill("/gallery");
  await main(page).getByRole("button", { name: "미리 보기" }).click();
  const preview = main(page).getByRole("region", { name: "미리 보기" });
  await preview.getByText("휴대전화에서").waitFor();
  await expect.poll(() => preview.getByText(card.text).count()).toBe(2);
  await expectSound(page);
  await main(page).getByLabel("제목").fill("새 제목");
  await expect.poll(() => preview.getByText("새 제목").count()).toBeGreaterThan(1);
  await main(page).getByRole("button", { name: "추가", exact: true }).click();
  await main(page).getByText("‘새 제목’ 항목을 추가했습니다.").waitFor();
  await main(page).getByRole("list", { name: "지금 보이는 것" }).getByText("새 제목").waitFor();
  await expectSound(page);
  await main(page).getByRole("link", { name: "새 제목 고치기" }).click();
  await main(page).getByLabel("마지막 날").fill("2020-01-01");
  await main(page).getByRole("button", { name: "저장" }).click();
  await answerDialog(page, "마지막 날은 시작하는 날보다 빠를 수 없습니다.", "확인");
  await main(page).getByLabel("마지막 날").fill("");
  await main(page).getByRole("button", { name: "팝업 지우기" }).click();
  await answerDialog(page, "‘새 제목’ 항목을 지웁니다.", "지우기");
  await main(page).getByText("‘새 제목’ 항목을 지웠습니다.").waitFor();
  expect(await (await fetch(`${origin}/`)).text()).not.toContain("새 제목");
  await main(page).getByRole("button", { name: "지운 ‘새 제목’ 되돌리기" }).click();
  await main(page).getByText("‘새 제목’ 항목을 되돌렸습니다.").waitFor();
  expect(await (await fetch(`${origin}/`)).text()).toContain("새 제목");
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-04 SPD-01 a card is closed without the app", async () => {
  await add(card);
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/about/greeting`);
  const isAsleep = () => page.evaluate(() => "asleep" in document.documentElement.dataset);
  await expect.poll(isAsleep).toBe(true);
  await press(page, card, "닫기");
  await expect.poll(() => shown(page, card).count()).toBe(0);
  await page.waitForLoadState("networkidle");
  expect(await isAsleep()).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-04 a visitor finds a card and a strip, nothing moves, and 오늘 하루 보지 않기 lasts until midnight in Korea", async () => {
  await add(card);
  await add(strip);
  const { page, context, faults } = await open("/about/greeting", { at: new Date("2026-11-27T14:00:00Z") });
  await shown(page, card).getByText(card.text).waitFor();
  await shown(page, strip).getByText(strip.text).waitFor();
  await page.getByRole("status").getByText(`팝업: ${card.title}`).waitFor({ state: "attached" });
  expect(await shiftsOf(page)).toEqual([]);
  await expectSound(page);
  // It does not hold the page back.
  await main(page).click({ position: { x: 5, y: 5 } });
  await press(page, card, "오늘 하루 보지 않기");
  await press(page, strip, "닫기");
  await expect.poll(() => shown(page, card).or(shown(page, strip)).count()).toBe(0);

  await page.reload();
  await settled(page);
  expect(await shown(page, card).or(shown(page, strip)).count()).toBe(0);
  expect(await shiftsOf(page)).toEqual([]);
  // Another visit, one minute before midnight and at midnight.
  const later = await context.newPage();
  await later.clock.setFixedTime(new Date("2026-11-27T14:59:00Z"));
  await later.goto(origin);
  await settled(later);
  await shown(later, strip).waitFor();
  expect(await shown(later, card).count()).toBe(0);
  await later.clock.setFixedTime(new Date("2026-11-27T15:00:00Z"));
  await later.reload();
  await shown(later, card).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-04 on a phone a card takes no more than the lower half, however long it is, with letters of twice their size too", async () => {
  const viewport = { width: 390, height: 844 };
  await add({ ...card, text: "긴 글입니다. ".repeat(60), link: "/gallery" });
  const { page, context, faults } = await open("/", { viewport });
  await shown(page, card).waitFor();
  await expectSound(page, "dark");
  for (const size of ["100%", "200%"]) {
    await page.evaluate((given) => document.documentElement.style.setProperty("font-size", given), size);
    const box = await shown(page, card).boundingBox();
    expect([size, (box?.height ?? 999) <= viewport.height / 2, box?.y]).toEqual([
      size,
      true,
      viewport.height - (box?.height ?? 0),
    ]);
    const button = await page.getByRole("button", { name: `${card.title}: 닫기` }).boundingBox();
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
  await press(page, card, "닫기");
  await shown(page, card).waitFor({ state: "hidden" });
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-04 a strip and a card together leave a small phone the title of its page, however long they are", async () => {
  const viewport = { width: 390, height: 700 };
  const long = (most: number) => "긴 글입니다. ".repeat(most).slice(0, most).trim();
  await add({ ...card, title: long(60), text: long(600), link: "/gallery" });
  await add({ ...strip, title: `휴무 ${long(50)}`, text: long(120), link: "/about/greeting" });
  const { page, context, faults } = await open("/community/notice", { viewport });
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const lying = await shown(page, { title: long(60) }).boundingBox();
  expect((title?.y ?? 999) + (title?.height ?? 999)).toBeLessThanOrEqual(lying?.y ?? 0);
  // All of the strip is there to be read and pressed.
  const close = page.getByRole("button", { name: /^휴무.+: 닫기$/u });
  expect((await close.boundingBox())?.y ?? 999).toBeLessThan(title?.y ?? 0);
  await expectSound(page);
  await close.click();
  await close.waitFor({ state: "hidden" });
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-04 by keys a card is reached and left, Escape closes it, and the next one comes", async () => {
  const second = { ...card, title: "둘째 팝업" };
  await add({ ...card, link: "/gallery" });
  await add(second);
  const { page, context, faults } = await open("/about/greeting");
  await shown(page, card).waitFor();
  expect(await shown(page, second).count()).toBe(0);
  const focused = () => page.evaluate(() => document.activeElement?.closest("section[data-bulletin]")?.id ?? "");
  await shown(page, card).getByRole("link").focus();
  expect(await focused()).not.toBe("");
  for (const _ of ["today", "close", "page"]) await page.keyboard.press("Tab");
  expect(await focused()).toBe("");
  // Elsewhere Escape is nobody's business.
  await page.keyboard.press("Escape");
  expect(await shown(page, card).count()).toBe(1);
  await shown(page, card).getByRole("link").focus();
  await page.keyboard.press("Escape");
  await shown(page, second).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second.title);
  await page.keyboard.press("Escape");
  await shown(page, second).waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-04 it stands on its own pages alone, also where a page follows without a new document, and not on paper", async () => {
  await add({ ...card, pages: "HOME" });
  const { page, context, faults } = await open("/");
  await shown(page, card).waitFor();
  // A page follows without a new document once the app is there.
  await awake(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "이용약관" }).click();
  await page.waitForURL(/\/terms$/u);
  await shown(page, card).waitFor({ state: "hidden" });
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.goBack();
  await shown(page, card).waitFor();
  await page.emulateMedia({ media: "print" });
  await shown(page, card).waitFor({ state: "hidden" });
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-04 without scripts both are read in their place, and nothing lies on the page", async () => {
  await add(card);
  await add(strip);
  await add({ ...card, title: "다른 화면", pages: "GALLERY" });
  const { page, context } = await visitWithoutScripts(browser, `${origin}/about/greeting`);
  await shown(page, card).waitFor();
  await shown(page, strip).waitFor();
  expect(await shown(page, card).evaluate((element) => getComputedStyle(element).position)).toBe("static");
  expect(await page.getByRole("button", { name: "닫기" }).count()).toBe(0);
  expect(await shown(page, { title: "다른 화면" }).count()).toBe(0);
  await context.close();
});

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { tokenOf } from "../harness/account.ts";
import { administrator, launch, member, settled, signIn, visit } from "../harness/browser.ts";
import { type Entry, handle, heard, keepChronicle, order, pages } from "../harness/chronicle.ts";
import { readDialog } from "../harness/dialog.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
let browser: Browser;
let token: string;
let chronicle: ReturnType<typeof keepChronicle>;
let samples: Record<string, Entry[]>;

beforeAll(async () => {
  browser = await launch();
  token = await tokenOf(origin, administrator);
  chronicle = keepChronicle(origin, token);
  samples = { history: await chronicle.read("history"), property: await chronicle.read("property") };
});
afterAll(async () => {
  for (const [name, list] of Object.entries(samples)) await chronicle.save(name, list);
  await browser.close();
});
beforeEach(async () => {
  for (const name of Object.keys(samples)) await chronicle.save(name, chronicle.entries("하나", "둘", "셋", "넷"));
});

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const field = (page: Page, number: number, name: string) =>
  main(page).getByRole("textbox", { name: `${number}번째 항목 ${name}`, exact: true });
const titles = async (name = "history") => (await chronicle.read(name)).map(({ title }) => title);

async function openEditor(path = "/about/history", options: Parameters<typeof visit>[1] = {}) {
  const opened = await visit(browser, options);
  await signIn(opened.page, origin, administrator);
  await opened.page.goto(origin + path);
  await press(opened.page, "수정");
  await main(opened.page).getByRole("button", { name: "저장" }).waitFor();
  return opened;
}

async function saved(page: Page) {
  await press(page, "저장");
  await main(page).getByRole("button", { name: "수정", exact: true }).waitFor();
}

describe.each(pages)("$path", ({ path, name, second }) => {
  test("HIS-01 HIS-02 NAV-27 everyone reads it under 협회 연혁, also with scripts off", async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false });
    const answer = await page.goto(origin + path);
    expect(answer?.status()).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("협회 연혁");
    expect(await page.getByRole("heading", { level: 2 }).first().innerText()).toBe(second);
    const entries = main(page).getByRole("listitem").filter({ hasText: "05.01" });
    for (const text of ["2021", "05.01", "하나"]) await main(page).getByText(text, { exact: true }).first().waitFor();
    expect(await entries.last().innerText()).toContain("넷");
    await context.close();
  });

  test("HIS-03 HIS-04 HIS-05 HIS-06 an administrator changes it in its place and sees the new list", async () => {
    const { page, context, faults } = await openEditor(path);
    expect(await field(page, 4, "내용").inputValue()).toBe("넷");
    for (const [what, placeholder] of Object.entries({ 연도: "연도", 일자: "일자", 내용: "내용을 입력해 주세요." })) {
      expect(await field(page, 5, what).inputValue()).toBe("");
      expect(await field(page, 5, what).getAttribute("placeholder")).toBe(placeholder);
    }
    await expectSound(page);
    await main(page).getByRole("button", { name: "항목 추가" }).first().click();
    await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("6번째 항목 연도");
    await field(page, 6, "연도").fill("2026");
    await field(page, 6, "일자").fill("11.21");
    await field(page, 6, "내용").fill("다섯");
    await field(page, 2, "내용").fill("");
    await saved(page);
    await main(page).getByText("다섯", { exact: true }).waitFor();
    expect(await main(page).getByText("둘", { exact: true }).count()).toBe(0);
    expect((await chronicle.read(name)).map(({ index, title: text }) => [index, text])).toEqual([
      [0, "하나"],
      [1, "셋"],
      [2, "넷"],
      [3, "다섯"],
    ]);
    expect(await page.locator(":focus").innerText()).toBe("수정");
    expect(faults).toEqual([]);
    await context.close();
  });
});

test("HIS-03 neither visitors nor members see the toggle", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/about/history`);
  await settled(page);
  expect(await main(page).getByRole("button", { name: "수정" }).count()).toBe(0);
  await signIn(page, origin, member);
  await page.goto(`${origin}/about/history`);
  await page.getByRole("button", { name: "로그아웃" }).waitFor();
  expect(await main(page).getByRole("button", { name: "수정" }).count()).toBe(0);
  await context.close();
});

test("HIS-07 HIS-08 HIS-09 by mouse: from 5 px on, falling for 0.33 to 0.55 s, and the order is kept", async () => {
  // Tall enough that no entry is near an edge, where the page would scroll.
  const { page, context, faults } = await openEditor("/about/history", { viewport: { width: 1280, height: 1600 } });
  const { x, y } = await handle(page, 1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 4);
  expect(await heard(page)).toBe("");
  await page.mouse.move(x, y + 5);
  await expect.poll(() => heard(page)).toContain("‘하나’ 항목");
  const target = await handle(page, 3);
  await page.mouse.move(x, target.y, { steps: 8 });
  await expect.poll(() => heard(page)).toContain("5개 가운데 3번째");
  await expectSound(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // A finger's breadth from its place, so that there is a way to fall.
  await page.mouse.move(x, target.y + 12);
  const durations = await page.evaluateHandle(() => {
    const recorded: number[] = [];
    const animate: Element["animate"] = Reflect.get(Element.prototype, "animate");
    Element.prototype.animate = function record(frames, options) {
      if (typeof options === "object") recorded.push(Number(options.duration));
      return animate.call(this, frames, options);
    };
    return recorded;
  });
  await page.mouse.up();
  await expect.poll(() => durations.evaluate((list) => list.length)).toBe(1);
  const duration = await durations.evaluate(([first]) => first ?? 0);
  expect(duration).toBeGreaterThanOrEqual(330);
  expect(duration).toBeLessThanOrEqual(550);
  await expect.poll(() => order(page)).toEqual(["둘", "셋", "하나", "넷", ""]);
  await saved(page);
  expect(await chronicle.read("history")).toEqual(
    chronicle.entries("둘", "셋", "하나", "넷").map((entry, index) => ({ ...entry, index })),
  );
  await page.reload();
  expect((await main(page).innerText()).replaceAll(/\s/gu, "")).toMatch(/둘.*셋.*하나.*넷/u);
  expect(faults).toEqual([]);
  await context.close();
});

test("HIS-07 by touch: a long press of 120 ms lifts an entry, a swipe does not", async () => {
  const { page, context } = await openEditor("/about/history", { hasTouch: true });
  await page.setViewportSize({ width: 390, height: 1600 });
  const touch = await context.newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  const swiped = await handle(page, 1);
  await send("touchStart", swiped);
  await send("touchMove", { ...swiped, y: swiped.y - 30 });
  await send("touchMove", { ...swiped, y: swiped.y - 60 });
  await send("touchEnd");
  expect(await heard(page)).toBe("");
  const start = await handle(page, 2);
  const pressed = performance.now();
  await send("touchStart", start);
  await expect.poll(() => heard(page), { interval: 10 }).toContain("‘둘’ 항목");
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(120);
  const target = await handle(page, 1);
  for (const part of [0.3, 0.6, 1]) await send("touchMove", { x: start.x, y: start.y + (target.y - start.y) * part });
  await expect.poll(() => heard(page)).toContain("5개 가운데 1번째");
  await send("touchEnd");
  await expect.poll(() => order(page)).toEqual(["둘", "하나", "셋", "넷", ""]);
  await saved(page);
  expect(await titles()).toEqual(["둘", "하나", "셋", "넷"]);
  await context.close();
});

test("HIS-07 by keyboard, told in Korean, and Escape puts it back", async () => {
  const { page, context } = await openEditor();
  const grip = main(page).getByRole("button", { name: "4번째 항목 옮기기", exact: true });
  await grip.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => heard(page)).toContain("‘넷’ 항목");
  for (const place of [3, 2]) {
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => heard(page)).toBe(`‘넷’ 항목이 5개 가운데 ${place}번째 자리에 있습니다.`);
  }
  await page.keyboard.press("Space");
  await expect.poll(() => heard(page)).toBe("‘넷’ 항목을 5개 가운데 2번째 자리에 놓았습니다.");
  await expect.poll(() => order(page)).toEqual(["하나", "넷", "둘", "셋", ""]);
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("2번째 항목 옮기기");
  await page.keyboard.press("Space");
  await expect.poll(() => heard(page)).toContain("집었습니다");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => heard(page)).toContain("3번째");
  await page.keyboard.press("Escape");
  await expect.poll(() => heard(page)).toContain("그만두었습니다");
  expect(await order(page)).toEqual(["하나", "넷", "둘", "셋", ""]);
  await saved(page);
  expect(await titles()).toEqual(["하나", "넷", "둘", "셋"]);
  await context.close();
});

test("HIS-09 near an edge of the window the page scrolls, at most 28 px a step, and not in the middle", async () => {
  await chronicle.save("history", chronicle.entries(...Array.from({ length: 40 }, (_, place) => `글 ${place}`)));
  const { page, context } = await openEditor();
  const steps = await page.evaluateHandle(() => {
    const recorded: number[] = [];
    const scrollBy = window.scrollBy.bind(window);
    window.scrollBy = (options?: ScrollToOptions | number) => {
      if (typeof options === "object") {
        recorded.push(options.top ?? 0);
        scrollBy(options);
      }
    };
    return recorded;
  });
  const recorded = () => steps.evaluate((list) => list.splice(0));
  const { x, y } = await handle(page, 1);
  const height = page.viewportSize()?.height ?? 0;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, height / 2, { steps: 4 });
  await expect.poll(() => heard(page)).toContain("번째");
  await recorded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await recorded()).toEqual([]);
  await page.mouse.move(x, height * 0.8);
  await expect.poll(async () => (await recorded()).at(-1) ?? 0).toBeGreaterThan(0);
  await page.mouse.move(x, height * 0.97);
  await expect.poll(async () => (await recorded()).at(-1)).toBe(28);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(height);
  await page.mouse.move(x, height * 0.02);
  await expect.poll(async () => (await recorded()).at(-1)).toBe(-28);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await context.close();
});

test("HIS-10 a list that cannot be loaded or saved says so, and nothing that was typed is lost", async () => {
  const { page, context } = await visit(browser);
  await signIn(page, origin, administrator);
  await page.goto(`${origin}/about/history`);
  await main(page).getByRole("button", { name: "수정" }).waitFor();
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
  await main(page).getByRole("alert").filter({ hasText: "저장하지 못했습니다." }).waitFor();
  expect(await field(page, 1, "내용").inputValue()).toBe("고친 하나");
  await expectSound(page);
  await page.unroute("**/trpc/chronicle.saveHistory**");
  await press(page, "다시 시도");
  await main(page).getByText("고친 하나", { exact: true }).waitFor();
  expect(await titles()).toEqual(["고친 하나", "둘", "셋", "넷"]);
  await context.close();
});

test("HIS-10 a page that comes without its list says so in its place, and tries again", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/community/qna`);
  await settled(page);
  await page.route("**/trpc/chronicle.get**", (route) => route.abort());
  await page.evaluate(() => window.history.pushState({}, "", "/about/history"));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  await main(page).getByRole("alert").filter({ hasText: "목록을 불러오지 못했습니다." }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("협회 연혁");
  await page.unroute("**/trpc/chronicle.get**");
  await press(page, "다시 시도");
  await main(page).getByText("하나", { exact: true }).waitFor();
  await context.close();
});

test("HIS-10 what another administrator saved meanwhile is shown beside one's own, and one of them is chosen", async () => {
  const { page, context } = await openEditor();
  await field(page, 2, "내용").fill("내가 고친 둘");
  await chronicle.save("history", chronicle.entries("하나", "둘", "저쪽의 셋", "넷"));
  await press(page, "저장");
  await main(page).getByRole("heading", { name: "다른 관리자가 먼저 저장했습니다" }).waitFor();
  const side = (name: string) => main(page).getByRole("region", { name });
  expect(await side("내 목록").getByText("이 목록에만 있음").count()).toBe(2);
  expect(await side("다른 관리자의 목록").innerText()).toContain("저쪽의 셋");
  await expectSound(page);
  expect(await titles()).toEqual(["하나", "둘", "저쪽의 셋", "넷"]);

  await press(page, "계속 수정");
  expect(await field(page, 2, "내용").inputValue()).toBe("내가 고친 둘");
  await press(page, "저장");
  await press(page, "다른 관리자의 목록 보기");
  await readDialog(page, { button: "취소" });
  await press(page, "내 목록으로 저장");
  await main(page).getByText("내가 고친 둘", { exact: true }).waitFor();
  expect(await titles()).toEqual(["하나", "내가 고친 둘", "셋", "넷"]);

  await press(page, "수정");
  await field(page, 1, "내용").fill("버릴 글");
  await chronicle.save("history", chronicle.entries("저쪽의 하나"));
  await press(page, "저장");
  await press(page, "다른 관리자의 목록 보기");
  await readDialog(page, { button: "목록 보기" });
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
  await readDialog(page, { button: "계속 작성" });
  await press(page, "취소");
  await readDialog(page, { button: "나가기" });
  await main(page).getByRole("button", { name: "수정", exact: true }).waitFor();
  expect(await titles()).toEqual(["하나", "둘", "셋", "넷"]);
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

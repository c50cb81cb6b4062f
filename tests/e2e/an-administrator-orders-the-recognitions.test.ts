import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type visit, visitWithoutScripts } from "../harness/browser.ts";
import { field, handle, keepChronicle, main, openChronicle, order, saved } from "../harness/chronicle.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { carry, heard, pickUp } from "../harness/pick-up.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
let chronicle: Awaited<ReturnType<typeof keepChronicle>>;

beforeAll(async () => {
  chronicle = await keepChronicle(origin, "property");
});
afterAll(() => chronicle.restore());
openBrowser();
beforeEach(() => chronicle.save("하나", "둘", "셋", "넷"));

const openEditor = (options: Parameters<typeof visit>[1] = {}) =>
  openChronicle(browser, `${origin}/news/cultural-property`, options);
const titles = async () => (await chronicle.read()).map(({ title }) => title);

test("HIS-02 NAV-27 the recognitions stand under their own name, with a big title, also with scripts off", async () => {
  const { page, context } = await visitWithoutScripts(browser, `${origin}/news/cultural-property`);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("무형유산 인정");
  expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(["무형유산 인정 일섭문도"]);
  for (const text of ["2021", "05.01", "하나", "넷"])
    await main(page).getByText(text, { exact: true }).first().waitFor();
  await context.close();
});

test("HIS-02 HIS-03 they are edited in their place as the history is, and are a list of their own", async () => {
  const { page, context } = await openEditor();
  await page.getByRole("heading", { level: 2, name: "무형유산 인정 일섭문도" }).waitFor();
  await expectSound(page);
  await field(page, 5, "내용").fill("다섯");
  await saved(page);
  await main(page).getByText("다섯", { exact: true }).waitFor();
  expect(await titles()).toEqual(["하나", "둘", "셋", "넷", "다섯"]);
  expect(await (await fetch(`${origin}/api/history`)).text()).not.toContain('"다섯"');
  await context.close();
});

test("HIS-07 HIS-08 HIS-09 by mouse: from 5 px on, falling for 0.33 to 0.55 s, and the order is kept", async () => {
  // Tall enough that no entry is near an edge, where the page would scroll.
  const { page, context, faults } = await openEditor({ viewport: { width: 1280, height: 1600 } });
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
  expect(await chronicle.read()).toEqual(
    chronicle.entries("둘", "셋", "하나", "넷").map((entry, index) => ({ ...entry, index })),
  );
  await page.reload();
  expect((await main(page).innerText()).replaceAll(/\s/gu, "")).toMatch(/둘.*셋.*하나.*넷/u);
  expect(faults).toEqual([]);
  await context.close();
});

async function openOnTelephone() {
  const opened = await openEditor({ hasTouch: true });
  await opened.page.setViewportSize({ width: 390, height: 1600 });
  const touch = await opened.context.newCDPSession(opened.page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  return { ...opened, send };
}

test("HIS-07 by touch: a swipe over a handle scrolls the page and moves no entry", async () => {
  const { page, context, send } = await openOnTelephone();
  await page.setViewportSize({ width: 390, height: 500 });
  const swiped = await handle(page, 1);
  await send("touchStart", swiped);
  for (const way of [30, 60, 90]) await send("touchMove", { ...swiped, y: swiped.y - way });
  await send("touchEnd");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await heard(page)).toBe("");
  expect(await order(page)).toEqual(["하나", "둘", "셋", "넷", ""]);
  await context.close();
});

test("HIS-07 by touch: a long press of 120 ms lifts an entry", async () => {
  const { page, context, send } = await openOnTelephone();
  const start = await handle(page, 2);
  const pressed = performance.now();
  await send("touchStart", start);
  await expect.poll(() => heard(page), { interval: 10 }).toContain("‘둘’ 항목");
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(120);
  const target = await handle(page, 1);
  // As a finger does, it is never quite still.
  let moves = 0;
  const drag = async () => {
    moves += 1;
    await send("touchMove", { x: start.x, y: start.y + (target.y - start.y) * Math.min(1, moves / 4) - (moves % 2) });
    return heard(page);
  };
  await expect.poll(drag).toContain("5개 가운데 1번째");
  await send("touchEnd");
  await expect.poll(() => order(page)).toEqual(["둘", "하나", "셋", "넷", ""]);
  await saved(page);
  expect(await titles()).toEqual(["둘", "하나", "셋", "넷"]);
  await context.close();
});

test("HIS-07 by keyboard, told in Korean, and Escape puts it back", async () => {
  const { page, context } = await openEditor();
  const grip = main(page).getByRole("button", { name: "4번째 항목 옮기기", exact: true });
  await pickUp(page, grip);
  await expect.poll(() => heard(page)).toContain("‘넷’ 항목");
  for (const place of [3, 2]) {
    await carry(page, "ArrowUp", `‘넷’ 항목이 5개 가운데 ${place}번째 자리에 있습니다.`);
  }
  await page.keyboard.press("Space");
  await expect.poll(() => heard(page)).toBe("‘넷’ 항목을 5개 가운데 2번째 자리에 놓았습니다.");
  await expect.poll(() => order(page)).toEqual(["하나", "넷", "둘", "셋", ""]);
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("2번째 항목 옮기기");
  await pickUp(page, page.locator(":focus"));
  await expect.poll(() => heard(page)).toContain("집었습니다");
  await carry(page, "ArrowDown", "3번째");
  await page.keyboard.press("Escape");
  await expect.poll(() => heard(page)).toContain("그만두었습니다");
  expect(await order(page)).toEqual(["하나", "넷", "둘", "셋", ""]);
  await saved(page);
  expect(await titles()).toEqual(["하나", "넷", "둘", "셋"]);
  await context.close();
});

test("HIS-09 near an edge of the window the page scrolls, at most 28 px a step, and not in the middle", async () => {
  await chronicle.save(...Array.from({ length: 40 }, (_, place) => `글 ${place}`));
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

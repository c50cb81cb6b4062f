import { association } from "@bulmo/content/association";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { keepPageText, main, openText, press, words } from "../../harness/page-text.ts";
import { preparedDirectory } from "../../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../../harness/server-process.ts";
import { expectSound } from "../../harness/soundness.ts";
import { serveTiles } from "../../harness/tile-server.ts";

const { latitude, longitude } = association.templePlace;

let tiles: Awaited<ReturnType<typeof serveTiles>>;
let directory: Awaited<ReturnType<typeof preparedDirectory>>;
let server: ServerProcess;
let text: Awaited<ReturnType<typeof keepPageText>>;

beforeAll(async () => {
  tiles = await serveTiles();
  directory = await preparedDirectory("samples");
  server = await spawnServer({
    DATA_DIR: directory.path,
    MAP_TILE_URL: tiles.template,
    LOG_LEVEL: "warn",
  });
  await server.ready();
  text = await keepPageText(server.origin, "direction");
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
  await tiles.close();
});
openBrowser();
beforeEach(async () => {
  tiles.goAway(false);
  await text.discard();
});

const point = (page: Page) => main(page).getByRole("slider", { name: /^지도 위의 점/u });
const written = async (page: Page) => ({
  latitude: Number(await words(page, "지도의 위도").inputValue()),
  longitude: Number(await words(page, "지도의 경도").inputValue()),
});

async function open(options: Parameters<typeof openText>[2] = {}) {
  const opened = await openText(browser, `${server.origin}/about/direction`, options);
  await press(opened.page, "지도에서 옮기기");
  await point(opened.page).waitFor();
  return opened;
}

test("PAG-04 by mouse: the point of the map is dragged, taken back, and published where it was put", async () => {
  const { page, context } = await open();
  await expectSound(page);
  const from = await point(page).boundingBox();
  if (!from) throw new Error("no point");
  const grip = { x: from.x + from.width / 2, y: from.y + 16 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 60, grip.y - 40, { steps: 8 });
  await page.mouse.up();
  // To the east and to the north.
  await expect.poll(async () => (await written(page)).longitude).toBeGreaterThan(longitude + 0.003);
  expect((await written(page)).latitude).toBeGreaterThan(latitude + 0.001);
  await press(page, "점 되돌리기");
  await expect.poll(() => written(page)).toEqual({ latitude, longitude });
  await expect.poll(async () => Math.abs(((await point(page).boundingBox())?.x ?? 0) - from.x)).toBeLessThan(2);
  await context.close();
});

test("PAG-04 by a finger: the point is dragged, and neither the map nor the page goes along", async () => {
  const { page, context } = await open({ viewport: { width: 390, height: 800 }, hasTouch: true });
  await point(page).scrollIntoViewIfNeeded();
  const from = await point(page).boundingBox();
  if (!from) throw new Error("no point");
  const grip = { x: from.x + from.width / 2, y: from.y + 16 };
  const touch = await context.newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (typeof grip)[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", grip);
  for (const part of [1, 2, 3, 4, 5]) await send("touchMove", { x: grip.x + 12 * part, y: grip.y - 8 * part });
  await send("touchEnd");
  await expect.poll(async () => (await written(page)).longitude).toBeGreaterThan(longitude + 0.003);
  expect((await written(page)).latitude).toBeGreaterThan(latitude + 0.001);
  // It stands under the finger, also where the drawn map above it is gone by now.
  const to = await point(page).boundingBox();
  expect(Math.abs((to?.x ?? 0) - from.x - 60)).toBeLessThan(12);
  expect(Math.abs((to?.y ?? 0) - from.y + 40)).toBeLessThan(12);
  await press(page, "점 되돌리기");
  await expect.poll(() => written(page)).toEqual({ latitude, longitude });
  await context.close();
});

test("PAG-04 by keys on a phone: the point goes step by step, a row of steps is taken back as one, and what is typed moves it", async () => {
  const { page, context } = await open({ viewport: { width: 390, height: 800 }, hasTouch: true });
  await expectSound(page);
  await point(page).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(async () => (await written(page)).longitude).toBeLessThan(longitude);
  const moved = await written(page);
  expect(moved.latitude).toBeLessThan(latitude);
  expect(await point(page).getAttribute("aria-valuetext")).toBe(`위도 ${moved.latitude}, 경도 ${moved.longitude}`);
  await press(page, "점 되돌리기");
  await expect.poll(() => written(page)).toEqual({ latitude, longitude });
  await words(page, "지도의 위도").fill("북쪽");
  await main(page).getByText("위도와 경도를 숫자로 적으시면 지도에 점이 보입니다.").waitFor();
  await words(page, "지도의 위도").fill("36.5587");
  await expect.poll(() => point(page).getAttribute("aria-valuetext")).toMatch(/^위도 36\.5587,/u);
  await point(page).focus();
  await page.keyboard.press("ArrowUp");
  // What was typed between steps is none of them.
  await press(page, "점 되돌리기");
  await expect.poll(async () => (await written(page)).latitude).toBe(36.5587);
  await point(page).focus();
  await page.keyboard.press("ArrowUp");
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect(Number((await text.read()).draft?.text.fields["latitude"])).toBeGreaterThan(36.5587);
  await context.close();
});

test("PAG-04 without tiles one line says so, and the point is typed", async () => {
  tiles.goAway(true);
  const { page, context } = await openText(browser, `${server.origin}/about/direction`);
  await press(page, "지도에서 옮기기");
  await main(page).getByRole("alert").filter({ hasText: "위도와 경도를 적어 점을 옮기실 수 있습니다." }).waitFor();
  await words(page, "지도의 위도").fill("36.5587");
  tiles.goAway(false);
  await press(page, "다시 시도");
  await expect.poll(() => point(page).getAttribute("aria-valuetext")).toMatch(/^위도 36\.5587,/u);
  await context.close();
});

test("ASC-05 PAG-04 a point that leaves the drawn map says at once that the map goes, and is brought back", async () => {
  const { page, context } = await openText(browser, `${server.origin}/about/direction`);
  const sketch = main(page).getByRole("img", { name: /^위쪽이 북쪽인 약도/u });
  const note = main(page)
    .getByRole("status")
    .filter({ hasText: "이대로 공개하시면 이 페이지에서 약도가 보이지 않게 됩니다." });
  await sketch.waitFor();
  // Put right by some 50 m, which the drawing does not tell.
  await words(page, "지도의 위도").fill(String(latitude + 0.0005));
  await main(page).getByRole("button", { name: "지도에서 옮기기" }).waitFor();
  expect([await sketch.count(), await note.count()]).toEqual([1, 0]);
  await words(page, "지도의 위도").fill("36.5587");
  await note.waitFor();
  await words(page, "지도의 위도").fill("36.");
  await note.waitFor({ state: "detached" });
  await words(page, "지도의 위도").fill("36.5587");
  await note.waitFor();
  expect(await sketch.count()).toBe(0);
  await expectSound(page);
  await press(page, "약도의 자리로 되돌리기");
  await sketch.waitFor();
  await note.waitFor({ state: "detached" });
  expect(await written(page)).toEqual({ latitude, longitude });
  // The way back is one of the steps that are taken back.
  await press(page, "점 되돌리기");
  await note.waitFor();
  await press(page, "약도의 자리로 되돌리기");
  await words(page, "제목").fill("다른 절");
  await note.filter({ hasText: "약도에 적힌 이름" }).waitFor();
  await context.close();
});

import { association } from "@bulmo/content/association";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { awake, settled, visit, visitWithoutScripts } from "../harness/browser.ts";
import { shiftsOf, watchShifts } from "../harness/layout-shift.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { preparedDirectory } from "../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { expectSound } from "../harness/soundness.ts";
import { serveTiles, tileAt } from "../harness/tile-server.ts";

const path = "/about/direction";
/** In which the temple lies, wherever content puts it. */
const centre = tileAt(association.templePlace, 14);

/** Pixels by which an arrow key moves the map. */
const step = 80;

let tiles: Awaited<ReturnType<typeof serveTiles>>;
let directory: Awaited<ReturnType<typeof preparedDirectory>>;
let server: ServerProcess;

beforeAll(async () => {
  tiles = await serveTiles();
  directory = await preparedDirectory("curated");
  server = await spawnServer({
    DATA_DIR: directory.path,
    MAP_TILE_URL: tiles.template,
    SAMPLE_DATA: "off",
    LOG_LEVEL: "warn",
  });
  await server.ready();
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
  await tiles.close();
});
openBrowser();
beforeEach(() => {
  tiles.asked.splice(0);
  tiles.goAway(false);
});

const map = (page: Page) => page.getByRole("region", { name: /지도/u });
const opener = (page: Page) => page.getByRole("button", { name: "지도 열기" });
const drawn = (page: Page) => page.getByRole("img", { name: /약도/u });
const mark = (page: Page) => map(page).locator(".leaflet-marker-icon");
const shown = (page: Page) => map(page).locator("img.leaflet-tile-loaded");

/** The map of tiles, which is loaded for who asks for it. */
async function open(page: Page) {
  await page.goto(server.origin + path);
  await settled(page);
  await opener(page).click();
}

async function expectWords(page: Page) {
  expect(await drawn(page).getAttribute("aria-label")).toMatch(/반월삼거리.*500m 남짓.*부용사/u);
  await page.locator("main address").getByText("전북특별자치도 김제시").waitFor();
  const links = await page
    .locator("main a[href*='map.']")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links.some((href) => href?.startsWith("https://map.kakao.com/"))).toBe(true);
  expect(links.some((href) => href?.startsWith("https://map.naver.com/"))).toBe(true);
}

test("ASC-03 ASC-04 OPS-06 the temple in the middle of a map of tiles from MAP_TILE_URL, at zoom 14, with one mark", async () => {
  const { page, context, faults } = await visit(browser);
  await open(page);
  await shown(page).first().waitFor();
  await expect.poll(() => tiles.asked.map((one) => one.path)).toContain(centre);
  expect(new Set(tiles.asked.map((one) => one.path.split("/")[1]))).toEqual(new Set(["14"]));
  // Open tiles are for those who say where they are shown.
  expect(new Set(tiles.asked.map(({ referer }) => referer))).toEqual(new Set([`${server.origin}/`]));
  expect(await mark(page).count()).toBe(1);
  expect(await mark(page).innerText()).toBe("김제 부용사");
  const [around, point] = [await map(page).boundingBox(), await mark(page).locator("svg").boundingBox()];
  if (!around || !point) throw new Error("no map");
  expect(point.x + point.width / 2).toBeCloseTo(around.x + around.width / 2, -0.5);
  expect(Math.abs(point.y + point.height - (around.y + around.height / 2))).toBeLessThanOrEqual(2);
  // These tiles are not OpenStreetMap's, and nothing says that they are.
  expect(await map(page).getByText("OpenStreetMap").count()).toBe(0);
  await expectWords(page);
  await expectSound(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("ASC-04 the map is moved and enlarged by keys and by buttons with Korean names", async () => {
  const { page, context } = await visit(browser, { reducedMotion: "reduce" });
  await open(page);
  await shown(page).first().waitFor();
  const left = async () => (await mark(page).boundingBox())?.x ?? Number.NaN;
  const before = await left();
  await map(page).focus();
  await page.keyboard.press("ArrowRight");
  // Who goes east sees the mark go west, by one step of a key.
  await expect.poll(async () => (await left()) - before).toBeCloseTo(-step, 0);
  await map(page).getByRole("button", { name: "확대" }).click();
  await expect.poll(() => tiles.asked.some((one) => one.path.startsWith("/15/"))).toBe(true);
  await map(page).getByRole("button", { name: "축소" }).click();
  await page.keyboard.press("-");
  await expect.poll(() => tiles.asked.some((one) => one.path.startsWith("/13/"))).toBe(true);
  await context.close();
});

test("ASC-05 without tiles one line says so, the address and the links are there, and the map can be tried again", async () => {
  tiles.goAway(true);
  const { page, context } = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  await open(page);
  await page.getByRole("alert").filter({ hasText: "지도를 불러오지 못했습니다." }).waitFor();
  // The line alone: no empty frame stands over it.
  expect(await map(page).count()).toBe(0);
  await expectWords(page);
  await expectSound(page);
  await page.getByRole("button", { name: "주소 복사" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("김제시");
  tiles.goAway(false);
  await page.getByRole("button", { name: "다시 시도" }).click();
  await shown(page).first().waitFor();
  expect(await page.getByRole("alert").filter({ hasText: "지도를" }).count()).toBe(0);
  await context.close();
});

test("ASC-05 SEE-11 a map that did not come for want of a line says so, and comes with it", async () => {
  const { page, context } = await visit(browser);
  await page.goto(server.origin + path);
  // It is the map that does not come, and not the app.
  await awake(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "지도 열기" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "연결이 끊겨 지도를 불러오지 못했습니다." });
  await failure.waitFor();
  await context.setOffline(false);
  await shown(page).first().waitFor();
  expect(await failure.count()).toBe(0);
  await context.close();
});

test("SEE-22 the way is drawn, and neither a tile nor the map's program comes before somebody opens the map", async () => {
  const { page, context } = await visit(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(server.origin + path);
  await settled(page);
  await expectWords(page);
  await page.waitForLoadState("networkidle");
  // The drawing's words stand inside it at every width, and what has to be read is never cropped away.
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const outside = await drawn(page).evaluate((svg) => {
      const frame = svg.getBoundingClientRect();
      const isOutside = ({ left, right }: DOMRect) => left < frame.left || right > frame.right;
      return [...svg.querySelectorAll("text")]
        .filter((word) => isOutside(word.getBoundingClientRect()))
        .map((word) => word.textContent);
    });
    expect(outside.filter((word) => word !== "모악산")).toEqual([]);
  }
  expect(tiles.asked).toEqual([]);
  expect(asked.filter((url) => url.includes("open-map"))).toEqual([]);
  await opener(page).click();
  await shown(page).first().waitFor();
  expect(asked.some((url) => url.includes("open-map"))).toBe(true);
  await page.getByRole("button", { name: "지도 닫기" }).click();
  expect(await map(page).count()).toBe(0);
  await context.close();
});

test("ASC-05 a map with a hole in it is shown, nothing says that it failed, and nothing on the page moves", async () => {
  tiles.goAway((asked) => asked === centre);
  const { page, context } = await visit(browser);
  await watchShifts(page);
  await page.goto(server.origin + path);
  // What moves right behind a press is no shift; the app, which answers it, may come later.
  await awake(page);
  await opener(page).click();
  await shown(page).first().waitFor();
  await expect.poll(() => tiles.asked.map((one) => one.path)).toContain(centre);
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("alert").count()).toBe(0);
  const attribution = map(page).locator(".leaflet-control-attribution");
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
  expect(await attribution.evaluate(fontOf)).toBe(await page.locator("body").evaluate(fontOf));
  expect(await shiftsOf(page)).toEqual([]);
  await context.close();
});

test("ASC-05 SEE-22 without scripts the drawn map is there, nothing offers another, and nothing is missing", async () => {
  const { page, context } = await visitWithoutScripts(browser, server.origin + path);
  await expectWords(page);
  expect(await map(page).count()).toBe(0);
  expect(await opener(page).isVisible()).toBe(false);
  await context.close();
});

test("ASC-04 who comes from another page sees the map too, though that page may load no tiles", async () => {
  const { page, context, faults } = await visit(browser);
  const elsewhere = await page.goto(`${server.origin}/community/notice`);
  expect(elsewhere?.headers()["content-security-policy"]).not.toContain("127.0.0.1");
  // The app is told by its own history.
  await awake(page);
  const opening = page.waitForResponse(server.origin + path);
  await page.evaluate((address) => {
    window.history.pushState({}, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  const answer = await opening;
  expect(answer.headers()["content-security-policy"]).toContain(
    `img-src 'self' data: blob: ${new URL(tiles.template).origin};`,
  );
  await settled(page);
  await opener(page).click();
  await shown(page).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

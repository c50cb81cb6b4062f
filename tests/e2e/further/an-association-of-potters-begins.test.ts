import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settled, visit } from "../../harness/browser.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { crawl } from "../../harness/crawl.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { pictureFile } from "../../harness/picture-file.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../../harness/server-process.ts";

let server: ServerProcess;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
beforeAll(async () => {
  directory = await temporaryDirectory();
  server = await spawnServer({ DATA_DIR: directory.path, BEGIN_EMPTY: "on", LOG_LEVEL: "warn" });
  await server.ready();
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
});
openBrowser();

/** What the first start has printed. */
const printedCode = () => /\/set-up#(\S{22})/u.exec(server.output())?.[1] ?? "";

/** Ours alone: nobody else's site has a reason to say them. */
const ours = /일섭|문도회|불모|불화|단청|마곡사|부용사|다례/u;

/** A label ends with a star where something has to stand in its field. */
const fieldOf = (page: Page, label: string) => page.getByLabel(new RegExp(String.raw`^${label}\s*\*?$`, "u")).first();

/** Goes on to a field by Tab, as somebody without a mouse does, and types. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = fieldOf(page, label);
  const isThere = () => field.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80 && !(await isThere()); step += 1) await page.keyboard.press("Tab");
  expect([label, await isThere()]).toEqual([label, true]);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

test("PAG-09 a visitor is told calmly that the site is being prepared, wherever they come in", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 } });
  const answer = await page.goto(`${server.origin}/about/greeting`);
  expect(new URL(page.url()).pathname).toBe("/set-up");
  expect(answer?.status()).toBe(503);
  await page.getByRole("heading", { name: "누리집을 준비하고 있습니다" }).waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  await page.goto(`${server.origin}/set-up#${"A".repeat(22)}`);
  await page.getByText("준비용 주소가 맞지 않거나 더는 쓸 수 없습니다.").waitFor();
  expect(await page.content()).not.toMatch(ours);
  await context.close();
});

test("PAG-09 potters begin their site by keyboard, within ten minutes, and nothing of ours is left to be read", async () => {
  const drawn = pictureFile({ width: 600, height: 600 }, 9);
  const began = Date.now();
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 } });
  const send = page.getByRole("button", { name: "누리집 열기" });
  await page.goto(`${server.origin}/set-up#${printedCode()}`);
  await page.getByRole("heading", { name: "누리집을 시작합니다" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await typeInto(page, "협회 이름", "가마골도예가회");
  await typeInto(page, "한자 이름", "陶藝家會");
  // Nothing that was typed is lost by a reload.
  await page.reload();
  await expect.poll(() => fieldOf(page, "협회 이름").inputValue()).toBe("가마골도예가회");
  await typeInto(page, "주소", "경기도 이천시 가마면 물레길 7");
  await typeInto(page, "대표 전화", "000-0000-0100");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  // The colours are one stop, and arrows go from one to the next.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("radio", { name: "석간주(붉은 밤색)" }).isChecked()).toBe(true);
  const logo = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(await drawn.arrayBuffer()) };
  await page.locator("input[type=file]").setInputFiles(logo);
  await page.getByRole("button", { name: "로고 바꾸기" }).waitFor();
  const chairman = page.getByRole("group", { name: "임원 1", exact: true });
  await chairman.getByLabel("이름").focus();
  await page.keyboard.type("백자문");
  await page.keyboard.press("Tab");
  await page.keyboard.type("000-0000-0101");
  await typeInto(page, "아이디", "potter2027");
  await typeInto(page, "비밀번호", "kiln-Fire!1280");
  await typeInto(page, "비밀번호 확인", "kiln-Fire!1280");
  await page
    .getByRole("region", { name: /첫 관리자/u })
    .getByLabel(/^이름/u)
    .focus();
  await page.keyboard.type("유약희");
  await page.keyboard.press("Tab");
  await page.keyboard.type("물레");
  // What is missing is said, beside its field, and the rest stays.
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "확인" }).press("Enter");
  expect(await fieldOf(page, "아이디").inputValue()).toBe("potter2027");
  await typeInto(page, "이메일", "potter@potters.example");
  await send.press("Enter");

  await page.getByRole("heading", { name: "이제 쓰실 글" }).waitFor();
  await settled(page);
  const taken = Date.now() - began;
  expect(taken).toBeLessThan(10 * 60_000);
  // oxlint-disable-next-line no-console
  console.info(`set up in ${Math.round(taken / 1000)} s`);
  expect(await page.title()).toBe("가마골도예가회");
  expect(await page.getByRole("contentinfo").innerText()).toContain("회장 백자문");
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim());
  await expect.poll(accent).toMatch(/^#6e2f25$/iu);
  // The logo is theirs at the top of the page, on its tab and in what is shared of it.
  const mark = page.getByRole("banner").locator("img").first();
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const html = await (await fetch(server.origin)).text();
  expect(html).toMatch(/<link rel="icon"[^>]*href="\/uploads\/[0-9a-f]{64}-600x600\//u);
  expect(html).toMatch(/property="og:image" content="[^"]*\/uploads\/[0-9a-f]{64}-600x600\/card-unnamed\.jpg"/u);
  await context.close();
});

test("PAG-09 a crawl of the whole site, as visitors and programs read it, finds nothing of ours, and no dead way", async () => {
  const found = await crawl(server.origin, [
    "/",
    "/sitemap.xml",
    "/robots.txt",
    "/community/notice/rss.xml",
    "/sign-in",
  ]);
  expect(found.size).toBeGreaterThan(12);
  for (const [path, { status, text }] of found) {
    expect([path, status]).toEqual([path, 200]);
    // A script names files and our pages' addresses, and is not read by people.
    expect([path, text.match(ours)?.[0]]).toEqual([path, undefined]);
  }
  const gone = [
    "/set-up",
    "/about/ilsub",
    "/news/magoksa",
    "/news/monumental-forest",
    "/gallery/exhibition/1",
    "/calendar.ics",
  ];
  for (const path of gone) expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 404]);
  for (const path of ["/api/openapi.json", "/api/docs"])
    expect(await (await fetch(server.origin + path)).text()).not.toContain("일섭문도회");
});

test("PAG-09 the list of what is still to write shrinks as it is written where it stands", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const signIn = await context.request.post(`${server.origin}/api/auth/sign-in`, {
    headers: { origin: server.origin },
    data: { username: "potter2027", password: "kiln-Fire!1280" },
  });
  expect(signIn.ok()).toBe(true);
  await page.goto(server.origin);
  const list = page.getByRole("region", { name: "이제 쓰실 글" });
  await list.getByRole("link", { name: "인사말" }).click();
  await page.getByRole("heading", { name: "인사말" }).first().waitFor();
  await page.getByRole("main").getByRole("button", { name: "고치기" }).click();
  const words = page.getByRole("main").getByRole("textbox").filter({ hasText: "준비하고 있습니다" });
  await words.fill("흙과 불로 그릇을 빚는 이들의 모임입니다.");
  await page.getByRole("button", { name: "공개", exact: true }).click();
  await answerDialog(page, "공개하시겠습니까?", "공개");
  await page.getByRole("main").getByRole("button", { name: "고치기" }).waitFor();
  await page.goto(server.origin);
  await list.waitFor();
  expect(await list.getByRole("link", { name: "인사말" }).count()).toBe(0);
  expect(await list.getByRole("link").count()).toBe(5);
  await context.close();
});

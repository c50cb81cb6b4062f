import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main, openPage, phone, wide } from "../../harness/association-story.ts";
import { openContents, origin, site } from "../../harness/content-story.ts";
import { browser } from "../../harness/open-browser.ts";
import { personNamed } from "../../harness/people-story.ts";
import { expectSound } from "../../harness/soundness.ts";

openContents();

const type = "THIRD_EXHIBITION";
let teacher = 0;
const hung: number[] = [];

beforeAll(async () => {
  teacher = (await personNamed("담묵")).id;
  const pupils = await Promise.all(["한석록", "문하엽"].map(async (name) => (await personNamed(name)).id));
  const works = [
    {
      title: "먹과 금의 관음",
      artists: [{ personId: pupils[0] }],
      technique: "감지에 먹과 금니",
      dated: "1998",
      kind: "PAINTING",
    },
    {
      title: "먹으로 그린 연꽃",
      artists: [{ personId: pupils[0] }],
      technique: "종이에 먹",
      dated: "2005",
      kind: "PAINTING",
    },
    {
      title: "남의 금니 사경",
      author: "홍길동",
      technique: "감지에 먹과 금니",
      dated: "1998",
      kind: "SUTRA",
      height: "30",
    },
  ];
  for (const work of works)
    hung.push((await site.call<{ data: number }>("POST", "/api/post", { type, content: "<p>글</p>", ...work })).data);
});
afterAll(() =>
  site.call(
    "DELETE",
    "/api/post",
    hung.map((index) => ({ type, index })),
  ),
);

const found = (page: Page) => main(page).getByRole("list", { name: "찾은 작품" }).getByRole("link").allInnerTexts();
const chosen = async (page: Page) => {
  const texts = await main(page).getByRole("list", { name: "고른 조건" }).getByRole("link").allInnerTexts();
  return texts.map((text) => text.replace(/\s+/gu, " "));
};
const titles = async (page: Page) => (await found(page)).map((text) => text.trim());
const choose = async (page: Page, name: RegExp, query: RegExp) => {
  await main(page).getByRole("link", { name }).first().click();
  await expect.poll(() => page.url()).toMatch(query);
};

test("WRK-04 a curator finds the works of one teacher's pupils in ink and gold, and sends on the address", async () => {
  const { page, context, faults } = await openPage(browser, `${origin}/gallery/exhibition/3`, wide);
  await page.getByRole("link", { name: "작품 찾기" }).first().click();
  await page.getByRole("heading", { level: 1, name: "작품 찾기" }).waitFor();
  await choose(page, /^담묵 2$/u, /teacher=/u);
  await choose(page, /^먹 2$/u, /technique=INK$/u);
  await choose(page, /^금 1$/u, /technique=INK%2CGOLD$/u);
  await expect.poll(() => titles(page)).toEqual(["먹과 금의 관음"]);
  expect(await chosen(page)).toEqual(["담묵의 문하 ×", "먹 ×", "금 ×", "모두 빼기"]);
  expect(await main(page).getByRole("status").innerText()).toBe("작품 1점");
  await expectSound(page);
  const address = page.url();
  await main(page).getByRole("link", { name: "금 빼기" }).click();
  await expect.poll(() => titles(page)).toEqual(["먹으로 그린 연꽃", "먹과 금의 관음"]);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(["먹과 금의 관음"]);
  expect(faults).toEqual([]);
  await context.close();

  const other = await openPage(browser, address, phone);
  expect(await titles(other.page)).toEqual(["먹과 금의 관음"]);
  await main(other.page).getByText("3개 고름").waitFor();
  await expectSound(other.page);
  await main(other.page).getByRole("list", { name: "찾은 작품" }).getByRole("link").click();
  await other.page.getByRole("heading", { level: 1, name: "먹과 금의 관음" }).waitFor();
  await main(other.page).getByRole("link", { name: "불화" }).click();
  await other.page.waitForURL(`${origin}/gallery/works?kind=PAINTING`);
  expect(other.faults).toEqual([]);
  await other.context.close();
});

test("WRK-04 without scripts the choices lead on, and words and years are looked for", async () => {
  const context = await browser.newContext({ ...wide, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/gallery/works?teacher=${teacher}`);
  await main(page).getByText("조건 고르기").click();
  await choose(page, /^2000년대 1$/u, /from=2000&to=2009/u);
  expect(await titles(page)).toEqual(["먹으로 그린 연꽃"]);
  await page.goto(`${origin}/gallery/works?kind=SUTRA`);
  await page.getByRole("searchbox", { name: "검색어" }).fill("금니 홍길동");
  await page.getByRole("textbox", { name: "끝 연도" }).fill("1999");
  await page.getByRole("button", { name: "찾기", exact: true }).click();
  expect(new URL(page.url()).searchParams.get("kind")).toBe("SUTRA");
  expect(await titles(page)).toEqual(["남의 금니 사경"]);
  expect(await chosen(page)).toEqual(["‘금니 홍길동’ ×", "사경 ×", "1999년까지 ×", "모두 빼기"]);
  await context.close();
});

test("WRK-04 what an address says wrongly is left out, and where nothing fits a way on is shown", async () => {
  const wrong = `${origin}/gallery/works?kind=OIL&colour=PINK,BLUE&from=abc&teacher=0&size=SUTRA&page=99`;
  const { page, context, faults } = await openPage(browser, wrong, phone);
  expect(await chosen(page)).toEqual(["청색(석청) ×"]);
  await page.goto(`${origin}/gallery/works?keyword=${encodeURIComponent("세상에 없는 말")}`);
  await main(page).getByText("조건에 맞는 작품이 없습니다.").waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex, follow");
  await expectSound(page);
  await main(page).getByRole("link", { name: "모든 작품 보기" }).click();
  await page.waitForURL(`${origin}/gallery/works`);
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ["at a desk they are open", wide, true],
  ["on a phone the works come first", phone, false],
])("WRK-04 SEE-01 conditions that nobody has chosen yet, without scripts: %s", async (_case, device, isOpen) => {
  const context = await browser.newContext({ ...device, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/gallery/works`);
  const kind = main(page).getByRole("link", { name: /^불화 \d/u });
  const summary = main(page).getByText("조건 고르기");
  expect([await kind.isVisible(), await summary.isVisible()]).toEqual([isOpen, !isOpen]);
  const first = await main(page).getByRole("list", { name: "찾은 작품" }).getByRole("listitem").first().boundingBox();
  expect((first?.y ?? Infinity) < device.viewport.height || isOpen).toBe(true);
  if (!isOpen) await summary.click();
  await kind.click();
  await page.waitForURL(`${origin}/gallery/works?kind=PAINTING`);
  await context.close();
});

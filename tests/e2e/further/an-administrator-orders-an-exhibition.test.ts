import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { settled, visit } from "../../harness/browser.ts";
import { openAsCurator, openContents, origin, site, titlesOn } from "../../harness/content-story.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { browser } from "../../harness/open-browser.ts";
import { carry, pickUp } from "../../harness/pick-up.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main } from "../../harness/writing.ts";

openContents();

const type = "THIRD_EXHIBITION";
const path = "/admin/exhibition?order=3";

beforeAll(async () => {
  for (const [at, title] of ["가릉빈가", "나한도", "달마도", "라후라"].entries())
    await site.hang({ type, title, author: "김금어", format: { width: 300, height: 400 }, subType: 1 + (at % 2) });
});

const works = (page: Page) => main(page).getByRole("list", { name: "작품" });
const titles = (page: Page) => works(page).locator("li p:first-child").allInnerTexts();
const handle = (page: Page, title: string) => works(page).getByRole("button", { name: `‘${title}’ 옮기기` });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const save = (page: Page) => main(page).getByRole("button", { name: "저장" });
const told = (page: Page, sentence: string) => main(page).getByRole("status").getByText(sentence).waitFor();

async function openOrder(options: Parameters<typeof openAsCurator>[1] = {}) {
  const opened = await openAsCurator(path, options);
  await works(opened.page).waitFor();
  return opened;
}

test("EXH-04 works are put in order by keys alone, saved, taken back, and hang with the newest first again", async () => {
  const { page, context, faults } = await openAsCurator("/admin/exhibition");
  await main(page).getByRole("link", { name: "제3회 불교미술전 작품 차례" }).click();
  await works(page).waitFor();
  expect(await titles(page)).toEqual(["라후라", "달마도", "나한도", "가릉빈가"]);

  await pickUp(page, handle(page, "라후라"));
  await page.getByText("‘라후라’ 작품을 집었습니다. 지금 1번째 자리입니다.").waitFor({ state: "attached" });
  await carry(page, "ArrowDown", "‘라후라’ 작품이 4개 가운데 2번째 자리에 있습니다.");
  await press(page, "Space");
  await expect.poll(() => titles(page)).toEqual(["달마도", "라후라", "나한도", "가릉빈가"]);
  // To a place by its number, and to an end by a button.
  await works(page).getByLabel("‘가릉빈가’의 자리").fill("2");
  await press(page, "Enter");
  await told(page, "‘가릉빈가’ 작품을 2번째 자리로 옮겼습니다.");
  await works(page).getByRole("button", { name: "‘달마도’ 맨 뒤로" }).focus();
  await press(page, "Enter");
  await expect.poll(() => titles(page)).toEqual(["가릉빈가", "라후라", "나한도", "달마도"]);

  // What is not saved is asked for.
  await main(page).getByRole("link", { name: "목록", exact: true }).click();
  await page.getByRole("dialog").getByText("저장하지 않은 내용이 있습니다.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "계속 작성" }).click();
  await save(page).focus();
  await press(page, "Enter");
  await told(page, "작품 차례를 저장했습니다.");
  expect(await titlesOn(type)).toEqual(["가릉빈가", "라후라", "나한도", "달마도"]);

  // A visitor's page that was kept knows of it, and so do the ways from work to work.
  const visitor = await visit(browser);
  await visitor.page.goto(`${origin}/gallery/exhibition/3`);
  const wall = main(visitor.page).getByRole("list", { name: "제3회 불교미술전 작품" }).getByRole("link");
  expect(await wall.allInnerTexts()).toEqual(["가릉빈가", "라후라", "나한도", "달마도"]);
  await main(visitor.page).getByRole("link", { name: "라후라" }).click();
  const beside = main(visitor.page).getByRole("navigation", { name: "앞뒤 작품" });
  await beside.getByRole("link", { name: "이전 작품 가릉빈가" }).waitFor();
  await beside.getByRole("link", { name: "다음 작품 나한도" }).waitFor();

  await main(page).getByRole("button", { name: "되돌리기", exact: true }).click();
  await told(page, "저장하기 전의 차례로 되돌렸습니다.");
  expect(await titlesOn(type)).toEqual(["라후라", "달마도", "나한도", "가릉빈가"]);
  await main(page).getByRole("button", { name: "되돌리기", exact: true }).click();
  await expect.poll(() => titlesOn(type)).toEqual(["가릉빈가", "라후라", "나한도", "달마도"]);
  await main(page).getByRole("button", { name: "최신순으로 되돌리기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "최신순으로 되돌리기" }).click();
  await told(page, "최신순으로 되돌렸습니다.");
  expect(await titlesOn(type)).toEqual(["라후라", "달마도", "나한도", "가릉빈가"]);
  expect([...faults, ...visitor.faults]).toEqual([]);
  await Promise.all([context.close(), visitor.context.close()]);
});

test("EXH-04 a work is dragged to its place, and of two administrators the second is asked", async () => {
  const { page, context } = await openOrder();
  const other = await openOrder({ viewport: { width: 390, height: 844 } });
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const [from, to] = [await handle(page, "라후라").boundingBox(), await works(page).locator("li").nth(2).boundingBox()];
  if (!from || !to) throw new Error("The list is not in view.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.getByText("‘라후라’ 작품이 4개 가운데 3번째 자리에 있습니다.").waitFor({ state: "attached" });
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual(["달마도", "나한도", "라후라", "가릉빈가"]);
  await save(page).click();
  await told(page, "작품 차례를 저장했습니다.");

  await works(other.page).getByRole("button", { name: "‘가릉빈가’ 맨 앞으로" }).click();
  await save(other.page).click();
  const asked = other.page.getByRole("dialog");
  await asked.getByText("그사이 다른 관리자가 작품의 차례를 먼저 바꾸었습니다.").waitFor();
  await asked.getByRole("button", { name: "내 차례로 저장" }).click();
  await told(other.page, "작품 차례를 저장했습니다.");
  expect(await titlesOn(type)).toEqual(["가릉빈가", "라후라", "달마도", "나한도"]);
  // The first has not heard of it, and looks at what stands.
  await works(page).getByRole("button", { name: "‘달마도’ 맨 뒤로" }).click();
  await save(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "그 차례 보기" }).click();
  await told(page, "다른 관리자가 바꾼 차례를 불러왔습니다.");
  await expect.poll(() => titles(page)).toEqual(["가릉빈가", "라후라", "달마도", "나한도"]);
  await Promise.all([context.close(), other.context.close()]);
});

test("EXH-04 what is changed is discarded by whoever means it, and who comes back still takes back what was saved", async () => {
  const { page, context, faults } = await openOrder();
  const before = await titles(page);
  const [first = ""] = before;
  const moveFirst = () =>
    works(page)
      .getByRole("button", { name: `‘${first}’ 맨 뒤로` })
      .click();
  const discard = async (answer: string) => {
    await main(page).getByRole("button", { name: "바꾼 것 버리기" }).click();
    await answerDialog(page, "바꾼 차례를 버리고 저장되어 있는 차례로 되돌립니다.", answer);
  };
  const after = [...before.slice(1), first];
  await moveFirst();
  await discard("취소");
  expect(await titles(page)).toEqual(after);
  await discard("버리기");
  await expect.poll(() => titles(page)).toEqual(before);
  await expect.poll(() => handle(page, first).evaluate((button) => button === document.activeElement)).toBe(true);

  await moveFirst();
  await save(page).click();
  await told(page, "작품 차례를 저장했습니다.");
  expect(await titlesOn(type)).toEqual(after);
  await page.goto(`${origin}/admin/exhibition`);
  await page.goto(origin + path);
  await main(page).getByRole("button", { name: "되돌리기", exact: true }).click();
  await told(page, "저장하기 전의 차례로 되돌렸습니다.");
  expect(await titlesOn(type)).toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
});

test("EXH-04 a number that is typed keeps the focus in its field, and one that is none says so", async () => {
  const { page, context, faults } = await openOrder();
  const [first] = await titles(page);
  const field = works(page).getByLabel(`‘${first}’의 자리`);
  const isFocused = () => field.evaluate((input) => input === document.activeElement);
  // Down and up: either way the row is taken out of the page for a moment.
  for (const [typed, place] of [
    ["3", "3"],
    ["1", "1"],
    ["99999", "4"],
    ["99999", "4"],
  ] as const) {
    await field.fill(typed);
    await press(page, "Enter");
    await expect.poll(() => field.inputValue()).toBe(place);
    expect(await isFocused()).toBe(true);
  }
  const before = await titles(page);
  for (const typed of ["둘", "-1", "0", ""]) {
    await field.fill(typed);
    await press(page, "Enter");
    await works(page).getByRole("alert").getByText("1부터 4까지의 숫자를 적어 주세요.").waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await isFocused()).toBe(true);
    expect(await titles(page)).toEqual(before);
  }
  await expectSound(page);
  await press(page, "Escape");
  expect(await field.inputValue()).toBe("4");
  expect(await works(page).getByRole("alert").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test(
  "EXH-04 of three hundred works one is found by its title and taken to its place at once",
  { timeout: 240_000 },
  async () => {
    const many = "FOURTH_EXHIBITION";
    for (let at = 1; at <= 300; at += 1) await site.hang({ type: many, title: `보살도 ${at}`, author: "석채화" });
    const { page, context, faults } = await openAsCurator("/admin/exhibition?order=4");
    const search = main(page).getByRole("searchbox", { name: "작품 찾기" });
    await search.fill("보살도 17");
    await expect.poll(() => titles(page)).toHaveLength(11);
    await main(page).getByText("11점을 찾았습니다.").waitFor();
    // Its neighbours are not those on the wall.
    expect(await handle(page, "보살도 17").count()).toBe(0);
    const field = works(page).getByLabel("‘보살도 17’의 자리", { exact: true });
    expect(await field.inputValue()).toBe("284");
    await field.fill("2");
    await press(page, "Enter");
    await told(page, "‘보살도 17’ 작품을 2번째 자리로 옮겼습니다.");
    await search.fill("");
    await expect.poll(() => titles(page)).toHaveLength(300);
    expect((await titles(page)).slice(0, 3)).toEqual(["보살도 300", "보살도 17", "보살도 299"]);
    // Drawing all of them anew took three times as long; the machine of a test is given room.
    const took = await works(page)
      .getByLabel("‘보살도 200’의 자리", { exact: true })
      .evaluate(async (input: HTMLInputElement) => {
        input.focus();
        document.execCommand("insertText", false, "5");
        const begun = performance.now();
        input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - begun;
      });
    expect(took).toBeLessThan(1000);
    expect((await titles(page))[4]).toBe("보살도 200");
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("EXH-05 without scripts too works are shown as rows, by an address that pages and groups keep", async () => {
  const { page, context } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}/gallery/exhibition/3`);
  const ways = main(page).getByRole("navigation", { name: "보는 방식" });
  expect(await ways.locator("[aria-current]").innerText()).toBe("걸린 대로");
  await ways.getByRole("link", { name: "목록으로" }).click();
  expect(page.url()).toBe(`${origin}/gallery/exhibition/3?view=list`);
  expect(await ways.locator("[aria-current]").innerText()).toBe("목록으로");
  const rows = main(page).getByRole("list", { name: "제3회 불교미술전 작품" });
  expect(await rows.getByRole("listitem").allInnerTexts()).toEqual(
    ["가릉빈가", "라후라", "달마도", "나한도"].map((title) => expect.stringMatching(`^${title}\\s+김금어$`)),
  );
  expect(await rows.locator("img").count()).toBe(4);
  // The same works by another address: searches know one.
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/gallery\/exhibition\/3$/u);
  await main(page).getByRole("navigation", { name: "문하별 작품" }).getByRole("link").nth(1).click();
  expect(page.url()).toBe(`${origin}/gallery/exhibition/3/1?view=list`);
  await ways.getByRole("link", { name: "걸린 대로" }).click();
  expect(page.url()).toBe(`${origin}/gallery/exhibition/3/1`);
  await context.close();
});

test("EXH-05 a page ends with the exhibitions before and after it, and nobody is led to one in preparation", async () => {
  const { page, context } = await visit(browser);
  const beside = main(page).getByRole("navigation", { name: "앞뒤 전시" });
  const linked = async (address: string) => {
    await page.goto(origin + address);
    await settled(page);
    return beside
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute("href")}`));
  };
  expect(await linked("/gallery/exhibition/3?view=list")).toEqual([
    "이전 전시제2회 불교미술전 /gallery/exhibition/2",
    "다음 전시제4회 불교미술전 /gallery/exhibition/4",
  ]);
  // The wall has closed with the next one already.
  expect(await linked("/gallery/exhibition/3")).toEqual(["이전 전시제2회 불교미술전 /gallery/exhibition/2"]);
  expect(await linked("/gallery/exhibition/4?view=list")).toEqual(["이전 전시제3회 불교미술전 /gallery/exhibition/3"]);
  expect(await linked("/gallery/exhibition/1?view=list")).toEqual(["다음 전시제2회 불교미술전 /gallery/exhibition/2"]);
  await context.close();
});

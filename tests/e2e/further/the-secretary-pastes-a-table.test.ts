import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { visit } from "../../harness/browser.ts";
import { browser } from "../../harness/open-browser.ts";
import { main, send, shownIndex, storedPost, textField, tool, write } from "../../harness/writing.ts";
import { ask, beginQuestion, editQuestion, openWriting, openWritings, origin } from "../../harness/writing-story.ts";

openWritings();

let desk: Page;
let faults: string[];
beforeAll(async () => {
  ({ page: desk, faults } = await openWriting());
});

const paste = (words: Record<string, string>): Promise<void> =>
  textField(desk).evaluate((field, entries) => {
    const data = new DataTransfer();
    for (const [type, value] of entries) data.setData(type, value);
    (field.querySelector("p") ?? field).dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, Object.entries(words));

/** As a spreadsheet gives it: widths in pixels, classes, a row that nobody sees, a picture on the sender's own disk. */
const sheet =
  "<html xmlns:x='urn:schemas-microsoft-com:office:excel'><head><style>.xl65{mso-number-format:General}</style></head><body>" +
  "<table border=0 cellpadding=0 style='border-collapse:collapse;width:480pt'><col width=72 style='width:54pt'>" +
  "<tr height=22><td class=xl65 colspan=2 width=144 style='background:#FFFF00;color:#f00'>2026년 회비</td><td class=xl65></td></tr>" +
  "<tr><td class=xl65>김불모</td><td align=right x:num>30,000</td><td><img src='file:///C:/a.png'>냄</td></tr>" +
  "<tr><td>이단청</td><td>30,000</td><td>&nbsp;</td></tr>" +
  "<tr height=0 style='display:none'><td width=72></td><td></td><td></td></tr></table></body></html>";

/** Letters that were coloured keep the nearest of the site's colours, as in any text (SEE-05). */
const coloured = (colouring: "textColor" | "backgroundColor", value: string, words: string): string => {
  const style = { red: "color: #a32f24", yellow: "background-color: #f8efc8" }[value];
  return `<span style="${style}" data-style-type="${colouring}" data-value="${value}">${words}</span>`;
};

const cell = (words: string) => textField(desk).locator("td, th").filter({ hasText: words });

test("ATT-05 the secretary pastes a table of dues, changes a cell and posts; a member reads it on a phone", async () => {
  await beginQuestion(desk, "회비 표");
  await paste({ "text/html": sheet, "text/plain": "2026년 회비" });
  await main(desk).getByText("그대로 옮기지 못한 것이 있습니다: 이미지 1개.").waitFor();
  await cell("이단청").click();
  await desk.keyboard.press("End");
  await write(desk, " 외 1명");
  await send(desk);
  const index = await shownIndex(desk);
  const { content, summary } = await storedPost(origin, index);
  const title = coloured("textColor", "red", coloured("backgroundColor", "yellow", "2026년 회비"));
  expect(content).toContain(
    `<table><tbody><tr><td colspan="2">${title}</td><td></td></tr>` +
      "<tr><td>김불모</td><td>30,000</td><td>냄</td></tr><tr><td>이단청 외 1명</td><td>30,000</td><td></td></tr></tbody></table>",
  );
  expect(content.replaceAll(title, "")).not.toMatch(/style|class|width/u);
  expect(summary).toBe("2026년 회비 김불모 30,000 냄 이단청 외 1명 30,000");
  const { page: phone } = await visit(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await phone.goto(`${origin}/community/qna/detail?index=${index}`);
  const table = main(phone).getByRole("region", { name: "표 1" }).getByRole("table");
  await table.getByRole("cell", { name: "이단청 외 1명" }).waitFor();
  expect(faults).toEqual([]);
});

test("ATT-05 rows that were hidden are told, spans reach over those that are seen, and rows without cells shift nothing", async () => {
  await beginQuestion(desk, "거른 표");
  const filtered =
    "<table><tr><td rowspan=3>서울</td><td>김불모</td></tr><tr style='display:none'><td>이단청</td></tr>" +
    "<tr><td>박탱화</td></tr><tr><td rowspan=2>부산</td><td rowspan=2>최불화</td></tr><tr></tr>" +
    "<tr><td>대구</td><td rowspan=9>정개금</td></tr></table>";
  const apart = "<table><tr><td>가</td><td>나<hr>다</td></tr><tr style='display:none'><td>감춘 줄</td></tr></table>";
  await paste({ "text/html": filtered + apart, "text/plain": "서울" });
  await main(desk).getByText("그대로 옮기지 못한 것이 있습니다: 숨긴 줄 2개, 표(풀어서 넣었습니다) 1개.").waitFor();
  await send(desk);
  const { content } = await storedPost(origin, await shownIndex(desk));
  expect(content).toContain(
    '<table><tbody><tr><td rowspan="2">서울</td><td>김불모</td></tr><tr><td>박탱화</td></tr>' +
      "<tr><td>부산</td><td>최불화</td></tr><tr><td>대구</td><td>정개금</td></tr></tbody></table>",
  );
  expect(content.match(/<table>/gu)).toHaveLength(1);
  expect(content).not.toContain("감춘 줄");
});

/** All words of a page, by keys into the browser's own clipboard. */
async function copyAll(page: Page): Promise<void> {
  await page.bringToFront();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+C");
}

async function pasteCopied(): Promise<void> {
  await desk.bringToFront();
  await textField(desk).focus();
  await desk.keyboard.press("ControlOrMeta+V");
}

test("ATT-05 BRD-25 what the browser itself copies comes in: a table of another page, and one of a post", async () => {
  const dues = "<tr><td colspan=2>2027년 회비</td></tr><tr><td>김불모</td><td>30,000</td></tr>";
  const [title, name, sum] = ["2027년 회비", "김불모", "30,000"].map((words) => coloured("textColor", "red", words));
  const stored = `<tr><td colspan="2">${title}</td></tr><tr><td>${name}</td><td>${sum}</td></tr>`;
  const elsewhere = await desk.context().newPage();
  await elsewhere.setContent(`<style>td { color: red; border: 1px solid }</style><table>${dues}</table>`);
  await copyAll(elsewhere);
  await beginQuestion(desk, "복사한 표");
  await pasteCopied();
  await cell("2027년 회비").waitFor();
  await send(desk);
  const first = await shownIndex(desk);
  expect((await storedPost(origin, first)).content).toContain(`<table><tbody>${stored}</tbody></table>`);
  await elsewhere.goto(`${origin}/community/qna/detail?index=${first}`);
  const table = main(elsewhere).locator("table");
  await table.evaluate((found) => getSelection()?.selectAllChildren(found));
  await elsewhere.bringToFront();
  await elsewhere.keyboard.press("ControlOrMeta+C");
  await elsewhere.close();
  await beginQuestion(desk, "다시 복사한 표");
  await pasteCopied();
  await cell("2027년 회비").waitFor();
  await send(desk);
  const { content } = await storedPost(origin, await shownIndex(desk));
  expect(content).toContain(`<tbody>${stored}</tbody></table>`);
  expect(content).not.toMatch(/class|width/u);
  expect(faults).toEqual([]);
});

test("ATT-05 nobody is held in a table: Tab goes from cell to cell, and on from the last", async () => {
  await beginQuestion(desk, "칸에서 칸으로");
  await paste({ "text/html": "<table><tr><td>하나</td><td>둘</td></tr><tr><td>셋</td><td>넷</td></tr></table>" });
  const isInText = () => textField(desk).evaluate((text) => text.contains(document.activeElement));
  /** What is typed stands there: the text knows by then where the cursor is. */
  const type = async (words: string) => {
    await desk.keyboard.type(words);
    await cell(words).waitFor();
  };
  await cell("셋").click();
  await type("!");
  await desk.keyboard.press("Tab");
  await type("째");
  await desk.keyboard.press("Tab");
  expect(await isInText()).toBe(false);
  await cell("둘").click();
  await type("?");
  await desk.keyboard.press("Shift+Tab");
  expect(await isInText()).toBe(true);
  await desk.keyboard.press("Shift+Tab");
  expect(await isInText()).toBe(false);
  await send(desk);
});

const wideOf = (columns: number) =>
  `<table><tbody><tr>${"<td>아주긴낱말입니다</td>".repeat(columns)}</tr></tbody></table>`;

test("ATT-05 a wide table scrolls by itself on a phone and never the page; printed, it is whole", async () => {
  const index = await ask("넓은 표", "본문");
  await editQuestion(index, { title: "넓은 표", content: `<p>앞</p>${wideOf(12)}${wideOf(20)}${wideOf(50)}` });
  const { page: phone } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await phone.goto(`${origin}/community/qna/detail?index=${index}`);
  const region = main(phone).getByRole("region", { name: "표 1" });
  await region.waitFor();
  const sizes = () =>
    region.evaluate((box) => [box.scrollWidth, box.clientWidth, document.documentElement.scrollWidth]);
  const [inner = 0, seen = 0, page = 0] = await sizes();
  expect(inner).toBeGreaterThan(seen * 2);
  expect(page).toBe(390);
  await region.focus();
  await phone.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await phone.emulateMedia({ media: "print" });
  await phone.setViewportSize({ width: 720, height: 1000 });
  const tables = main(phone).locator("[data-table]");
  expect(await tables.count()).toBe(3);
  for (const table of await tables.all()) {
    const beyond = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
});

test("ATT-05 keys stop at a table that is wider than its place, and pass by one that is not", async () => {
  const index = await ask("두 표", "본문");
  const narrow = "<table><tbody><tr><td>가</td><td>나</td></tr></tbody></table>";
  await editQuestion(index, { title: "두 표", content: `${narrow}${wideOf(3)}` });
  const { page: reader } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await reader.goto(`${origin}/community/qna/detail?index=${index}`);
  const regions = main(reader).getByRole("region", { name: /^표 \d$/u });
  await expect.poll(() => regions.count()).toBe(1);
  const wide = main(reader).getByRole("region", { name: "표 2" });
  expect(await wide.getAttribute("tabindex")).toBe("0");
  const plain = main(reader).locator("[data-table]").first();
  expect([await plain.getAttribute("tabindex"), await plain.getAttribute("aria-label")]).toEqual([null, null]);
  await reader.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => regions.count()).toBe(0);
  await reader.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => regions.count()).toBe(1);
});

test("ATT-05 tables, quotations, rules and checked lists are made with the toolbar, and open again as they were stored", async () => {
  await beginQuestion(desk, "도구로 쓴 글");
  const insert = async (name: string) => {
    await tool(desk, "더 넣기").click();
    await desk.getByRole("menuitem", { name, exact: true }).click();
  };
  await write(desk, "할 일");
  await insert("확인 목록");
  await textField(desk).getByRole("checkbox").click();
  await textField(desk).getByText("할 일").click();
  await desk.keyboard.press("End");
  await desk.keyboard.press("Enter");
  await write(desk, "다음 일");
  await desk.keyboard.press("Enter");
  await desk.keyboard.press("Enter");
  await write(desk, "옛말");
  await insert("인용");
  await insert("구분선");
  await insert("표");
  await write(desk, "이름");
  await tool(desk, "표 고치기").click();
  await desk.getByRole("menuitem", { name: "이 줄 지우기" }).waitFor();
  await desk.getByRole("menuitem", { name: "아래에 줄 넣기" }).click();
  await send(desk);
  const index = await shownIndex(desk);
  const { content } = await storedPost(origin, index);
  expect(content).toMatch(
    /^<ul><li data-checked="true"><p>할 일<\/p><\/li><li data-checked="false"><p>다음 일<\/p><\/li><\/ul><blockquote>옛말<\/blockquote><hr \/><table><thead><tr><th scope="col">이름<\/th>/u,
  );
  expect(content.match(/<tr>/gu)).toHaveLength(4);
  await desk.goto(`${origin}/community/qna/edit?type=qna&index=${index}`);
  await textField(desk).getByText("옛말").click();
  await desk.keyboard.press("End");
  await write(desk, ".");
  await desk.keyboard.press("Backspace");
  await send(desk);
  await desk.waitForURL(/detail/u);
  expect((await storedPost(origin, index)).content).toBe(content);
  await main(desk).getByRole("img", { name: "완료", exact: true }).waitFor();
  expect(faults).toEqual([]);
});

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { chooseFiles, fileField, fileList, fileRow, hwpFile, openPreview, pdfFile } from "../harness/attached-files.ts";
import { settled, visit } from "../harness/browser.ts";
import { browser } from "../harness/open-browser.ts";
import { main, send, shownIndex, textField } from "../harness/writing.ts";
import {
  ask,
  beginQuestion,
  editQuestion,
  newMember,
  openWriting,
  openWritings,
  origin,
} from "../harness/writing-story.ts";

openWritings();

const phone = { viewport: { width: 390, height: 844 } };
const form = hwpFile("회비 납부 신청서.hwp", "회비 납부 신청서");
const poster = pdfFile("2026년 수륙재 포스터.pdf", { line: "Suryukjae" });

/** As a spreadsheet gives it. */
const dues =
  "<html xmlns:x='urn:schemas-microsoft-com:office:excel'><body><table border=0 style='width:300pt'>" +
  "<tr><td class=xl65 colspan=2 style='background:#FFFF00'>2026년 회비</td></tr>" +
  "<tr><td>정회원</td><td align=right x:num>30,000</td></tr><tr><td>준회원</td><td>10,000</td></tr></table></body></html>";

const paste = (page: Page, html: string): Promise<void> =>
  textField(page).evaluate((field, copied) => {
    const data = new DataTransfer();
    data.setData("text/html", copied);
    (field.querySelector("p") ?? field).dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

const sum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Nothing of the page is beside its window. */
const isWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test("ATT-01 ATT-03 ATT-05 the secretary pastes the dues, attaches a form and a poster; a member reads all of it on a phone", async () => {
  const { page: desk, context } = await openWriting({ as: await newMember() });
  await beginQuestion(desk, "회비와 수륙재 안내");
  await paste(desk, dues);
  await textField(desk).getByRole("cell", { name: "준회원" }).waitFor();
  await chooseFiles(desk, [form, poster]);
  for (const { name } of [form, poster]) await fileRow(desk, name).waitFor();
  await expect
    .poll(() =>
      fileField(desk)
        .getByText(/%|기다립니다/u)
        .count(),
    )
    .toBe(0);
  await send(desk);
  const address = `${origin}/community/qna/detail?index=${await shownIndex(desk)}`;
  await context.close();

  const { page: reader, faults } = await visit(browser, phone);
  await reader.goto(address);
  await settled(reader);
  const table = main(reader).getByRole("table");
  expect(await table.getByRole("row").allInnerTexts()).toEqual(["2026년 회비", "정회원\t30,000", "준회원\t10,000"]);
  expect(await isWithin(reader)).toBe(true);
  for (const [{ name, buffer }, words, sheets] of [
    [form, "회비 납부 신청서", 2],
    [poster, "Suryukjae", 1],
  ] as const) {
    const frame = await openPreview(reader, name);
    await expect.poll(() => frame.getByRole("region", { name: `${sheets}쪽 중 1쪽` }).innerText()).toContain(words);
    expect(await isWithin(reader)).toBe(true);
    const [download] = await Promise.all([
      reader.waitForEvent("download"),
      fileList(reader)
        .getByRole("link", { name: `${name} 내려받기` })
        .click(),
    ]);
    expect([download.suggestedFilename(), sum(await readFile(await download.path()))]).toEqual([name, sum(buffer)]);
  }
  expect(faults).toEqual([]);
});

/** As HWP puts it on the clipboard, with what it writes around cells that were merged. */
const ofHwp =
  '<P CLASS=HStyle0 STYLE="line-height:180%">알림</P><TABLE border="1" style="border-collapse:collapse">' +
  '<TR><TD rowspan="2" valign="middle" style="width:90px"><P CLASS=HStyle0>이름</P></TD>' +
  '<TD colspan="2" style="width:300px"><P CLASS=HStyle0>회비</P></TD></TR>' +
  "<TR><TD><P CLASS=HStyle0>봄</P></TD><TD><P CLASS=HStyle0>가을</P></TD></TR>" +
  '<TR><TD rowspan="2"><P CLASS=HStyle0>김불모</P></TD><TD rowspan="2"><P>30,000</P></TD><TD rowspan="2"><P>20,000</P></TD></TR><TR></TR>' +
  '<TR><TD><P CLASS=HStyle0>이단청</P></TD><TD><P>30,000</P></TD><TD rowspan="7"><P CLASS=HStyle0>면제</P></TD></TR></TABLE>';

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(cell: Locator): Promise<Box> {
  const box = await cell.boundingBox();
  if (!box) throw new Error("no box");
  return box;
}

const right = ({ x, width }: Box) => Math.round(x + width);

test.each([
  ["at a desk", 1440],
  ["on a phone", 390],
])(
  "ATT-05 an old post with a table copied from HWP looks right %s: its cells stand below one another",
  async (_where, width) => {
    const index = await ask("옛 글", "본문");
    await editQuestion(index, { title: "옛 글", content: ofHwp });
    const { page } = await visit(browser, { viewport: { width, height: 844 } });
    await page.goto(`${origin}/community/qna/detail?index=${index}`);
    // Cells are as wide as their words, which another type comes for.
    await page.evaluate(() => document.fonts.ready);
    const table = main(page).getByRole("table");
    const cell = (name: string) => boxOf(table.getByRole("cell", { name, exact: true }));
    expect(await table.getByRole("row").count()).toBe(4);
    const [name, both, autumn, kim, lee, none] = [
      await cell("이름"),
      await cell("회비"),
      await cell("가을"),
      await cell("김불모"),
      await cell("이단청"),
      await cell("면제"),
    ];
    expect([right(kim), right(lee)]).toEqual([right(name), right(name)]);
    expect(Math.round(autumn.x)).toBe(Math.round(none.x));
    expect([right(autumn), right(none)]).toEqual([right(both), right(both)]);
    expect(Math.round(name.y)).toBe(Math.round(both.y));
    expect(Math.round(name.y + name.height)).toBe(Math.round(autumn.y + autumn.height));
    // One row each, none of them empty.
    expect(Math.round(kim.y + kim.height)).toBe(Math.round(lee.y));
    expect(kim.height).toBeLessThan(lee.height * 1.5);
    expect(await isWithin(page)).toBe(true);
  },
);

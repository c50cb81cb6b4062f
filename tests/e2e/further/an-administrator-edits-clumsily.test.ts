import type { PageText } from "@bulmo/contracts/page-text";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, phone } from "../../harness/association-story.ts";
import { openAsCurator, openContents, origin, site } from "../../harness/content-story.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { browser } from "../../harness/open-browser.ts";
import { main, press, publish, words } from "../../harness/page-text.ts";
import { expectSound } from "../../harness/soundness.ts";

openContents();

const path = "/about/greeting";

async function edit(device = {}) {
  const opened = await openAsCurator(path, device);
  await press(opened.page, "고치기");
  await words(opened.page, "제목").waitFor();
  return opened;
}

const paste = (page: Page, field: string, entries: Record<string, string>): Promise<void> =>
  words(page, field).evaluate((area: HTMLTextAreaElement, given) => {
    area.focus();
    area.setSelectionRange(0, area.value.length);
    const data = new DataTransfer();
    for (const [type, value] of Object.entries(given)) data.setData(type, value);
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, entries);

/** As Word copies it: its own elements, comments for other programs, a list, a table, a picture on the sender's disk. */
const fromWord = {
  "text/plain": "단청\u00A0\u00A0장의 말 👩🏽‍🎨👨‍👩‍👧‍👦🇰🇷❤️\r\n·\t초를 낸다\r\n이름\t몫\r\n김불모\t바탕\r\n\r\n",
  "text/html":
    "<html xmlns:v='urn:schemas-microsoft-com:vml' xmlns:o='urn:schemas-microsoft-com:office:office'><head>" +
    "<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->" +
    "<style><!-- p.MsoNormal {mso-style-parent:''; margin:0cm; color:red} --></style></head><body lang=KO>" +
    "<!--StartFragment--><p class=MsoNormal style='mso-pagination:none'><span style='mso-fareast-font-family:\"맑은 고딕\"'>" +
    "단청&nbsp;&nbsp;장의 말 👩🏽‍🎨👨‍👩‍👧‍👦🇰🇷❤️<o:p></o:p></span></p>" +
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·" +
    "<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span><![endif]>초를 낸다<o:p></o:p></p>" +
    "<!--[if gte vml 1]><v:shape id='a' style='width:100pt'><v:imagedata src='file:///C:/Temp/clip_image001.png'/></v:shape><![endif]-->" +
    "<![if !vml]><img width=133 src='file:///C:/Temp/clip_image001.png' v:shapes='a'><![endif]>" +
    "<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'>" +
    "<td width=301 style='width:225.4pt;mso-border-alt:solid windowtext .5pt'><p>이름<o:p></o:p></p></td><td><p>몫</p></td></tr>" +
    "<tr><td><p>김불모</p></td><td><p>바탕</p></td></tr></table><!--EndFragment--></body></html>",
};

/** As HWP copies it to a program that reads nothing else: black by name, a sheet's width, spaces that never break. */
const fromHwp = {
  "text/html":
    "<html><head><meta name='GENERATOR' content='Hancom Office Hangul'><style>p.HStyle0 {color:#000000}</style></head><body>\n" +
    "<p class='HStyle0' style='width:640px;line-height:160%;'><span style='font-family:\"함초롬바탕\";color:#000000'>붓을\n" +
    "&nbsp;&nbsp;&nbsp;&nbsp;잡은 손은</span></p>\n" +
    "<p class='HStyle0' style='background-color:#ffffff'><span style='color:black;font-weight:normal'>선으로 이어집니다.</span></p>\n" +
    "<table style='width:600px'>\n<tr>\n<td width='300'>이름</td>\n<td>몫</td>\n</tr>\n</table></body></html>",
};

const hwpWords = ["붓을 잡은 손은", "선으로 이어집니다.", "이름 몫"];

test("PAG-01 what Word and HWP copy comes as words alone, says what was left out, and is read so on a phone", async () => {
  const { page, context, faults } = await edit();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await paste(page, "1번째 문단", fromWord);
  await main(page)
    .getByText("글자만 붙여 넣었습니다. 빠진 것: 사진, 표. 사진은 ‘사진’을 더하여 올려 주세요.")
    .waitFor();
  const written = ["단청 장의 말 👩🏽‍🎨👨‍👩‍👧‍👦🇰🇷❤️", "· 초를 낸다", "이름 몫", "김불모 바탕"];
  const shown = async (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => words(page, `${at + 1}번째 문단`).inputValue()));
  await expect.poll(() => shown(4)).toEqual(written);
  const coloured = { "text/html": fromHwp["text/html"].replace("color:black", "color:#ff0000") };
  await paste(page, "4번째 문단", coloured);
  await main(page).getByText("글자만 붙여 넣었습니다. 빠진 것: 표, 글자 꾸밈.", { exact: true }).waitFor();
  await expect.poll(() => shown(6)).toEqual([...written.slice(0, 3), ...hwpWords]);
  await paste(page, "6번째 문단", fromHwp);
  await main(page).getByText("글자만 붙여 넣었습니다. 빠진 것: 표.", { exact: true }).waitFor();
  const all = [...written.slice(0, 3), ...hwpWords.slice(0, 2), ...hwpWords];
  await expect.poll(() => shown(8)).toEqual(all);
  await expectSound(page);
  await publish(page);
  expect(asked.filter((address) => address.startsWith("file:"))).toEqual([]);
  // The page's policy says that it uses none of their sheets of styles.
  expect(faults.filter((fault) => !fault.includes("Applying inline style"))).toEqual([]);
  await context.close();
  const reader = await openPage(browser, origin + path, phone);
  for (const line of all) await main(reader.page).getByText(line, { exact: true }).first().waitFor();
  expect(await main(reader.page).innerHTML()).not.toMatch(/mso-|o:p|file:|HStyle/u);
  expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await reader.context.close();
});

test.each([
  ["a desk", {}],
  ["a phone", phone],
])(
  "PAG-01 on %s a broken reading is told at its field, saved, and asked about before it is published",
  async (_on, device) => {
    const { page, context, faults } = await edit(device);
    const paragraph = words(page, "1번째 문단");
    await paragraph.fill("");
    await paragraph.pressSequentially("{佛母|불모의 길");
    const warning = main(page).getByText("‘{佛母|불모의 길’에 한자의 음이 바르게 적히지 않아");
    expect(await warning.count()).toBe(0);
    await words(page, "제목").focus();
    await warning.waitFor();
    await expectSound(page);
    await press(page, "저장");
    await main(page)
      .getByText(/^초안 저장됨/u)
      .waitFor();
    await press(page, "공개");
    await answerDialog(page, "바르게 적히지 않은 곳이 있습니다: ‘{佛母|불모의 길’. 적힌 그대로 보이게 됩니다.", "취소");
    await paragraph.fill("{佛母|불모}의 길");
    await words(page, "제목").focus();
    await warning.waitFor({ state: "detached" });
    await publish(page);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("PAG-01 SEE-12 a page whose picture is gone is read with its place and description, and who edits it is told", async () => {
  const url = await site.upload({ width: 900, height: 600 });
  const { text } = await site.call<{ text: PageText }>("GET", "/api/page-text?name=greeting");
  const picture = { type: "PICTURE", url, alt: "초를 내는 손", caption: "2026년 봄" } as const;
  await site.call("PUT", "/api/page-text/draft", {
    name: "greeting",
    text: { ...text, blocks: [picture, ...text.blocks] },
  });
  await site.call("POST", "/api/page-text/publish", { name: "greeting" });
  await site.losePictures();
  const reader = await openPage(browser, origin + path, phone);
  const place = main(reader.page).getByRole("img", { name: "초를 내는 손" });
  await reader.page.locator('img[data-missing][alt="초를 내는 손"]').waitFor();
  const box = await place.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
  expect(await place.evaluate((image) => getComputedStyle(image, "::after").content)).toContain("초를 내는 손");
  await main(reader.page).getByText("2026년 봄").waitFor();
  await main(reader.page).getByText(text.title).first().waitFor();
  await reader.context.close();

  const { page, context } = await edit(phone);
  await main(page).getByText("사진을 불러오지 못했습니다. 사진 파일이 없어졌다면").waitFor();
  await expectSound(page);
  await words(page, "1번째 사진 아래의 말").fill("2026년 여름");
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  await context.close();
});

import { maximumIntroduction } from "@bulmo/contracts/exhibition";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { settled, visit } from "../../harness/browser.ts";
import { openAsCurator, openContents, origin, site } from "../../harness/content-story.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { browser } from "../../harness/open-browser.ts";
import { pictureFile } from "../../harness/picture-file.ts";
import { main } from "../../harness/writing.ts";

openContents();

const path = "/admin/exhibition";
const title = "제5회 불교미술전";
const field = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });

/** What search engines are told of a page. */
const dataOf = async (address: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(await (await fetch(origin + address)).text())?.[1];

const groupsOn = (page: Page) => main(page).getByRole("navigation", { name: "문하별 작품" }).getByRole("link");

async function openAsVisitor(address: string, width = 1280) {
  const opened = await visit(browser, { viewport: { width, height: 844 } });
  const answer = await opened.page.goto(origin + address);
  await settled(opened.page);
  return { ...opened, status: answer?.status() };
}

/** The page as visitors will see it, which follows the form and leads nowhere. */
async function expectPreview(page: Page): Promise<void> {
  const button = main(page).getByRole("button", { name: "미리 보기", exact: true });
  const preview = main(page).getByRole("region", { name: "미리 보기" });
  await button.click();
  const focused = preview.getByRole("heading", { name: "미리 보기" });
  await expect.poll(() => focused.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await preview.getByText("준비 중인 전시는 관리자만 봅니다.").waitFor();
  await preview.getByRole("heading", { name: /^제5회 .+ 불교미술전$/u }).waitFor();
  await preview.getByText("2027년 5월 1일 (토)").waitFor();
  await preview.getByText("작품이 올라오면 이곳에 걸립니다.").waitFor();
  expect(await preview.getByRole("navigation").getByRole("listitem").allInnerTexts()).toEqual([
    "전체",
    "취벽 문하",
    "담묵 문하",
  ]);
  await preview.getByText("달력에 넣기").waitFor();
  expect(await preview.getByRole("link").count()).toBe(0);
  await field(page, "전체 이름").fill("다섯 번째 온 이름");
  await preview.getByRole("heading", { name: "다섯 번째 온 이름" }).waitFor();
  await main(page).getByRole("button", { name: "담묵 문하 지우기" }).click();
  await expect.poll(() => preview.getByText("담묵 문하").count()).toBe(0);
  // Until it is saved, nothing is gone.
  await main(page).getByRole("button", { name: "담묵 문하 되돌리기" }).click();
  await preview.getByText("담묵 문하").waitFor();
  await main(page).getByRole("combobox", { name: "상태" }).selectOption("ANNOUNCED");
  await preview.getByText("작품은 전시가 열리면 이곳에 걸립니다.").waitFor();
  await main(page).getByRole("combobox", { name: "상태" }).selectOption("DRAFT");
  await field(page, "이름").fill("");
  await preview.getByText("그 전의 모습을 보입니다.").waitFor();
  await field(page, "이름").fill(title);
  await field(page, "전체 이름").fill("");
  await preview.getByRole("button", { name: "미리 보기 닫기" }).click();
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await preview.count()).toBe(0);
}

test("EXH-01 EXH-02 EXH-05 the secretary opens the fifth exhibition, sees it before anybody else, and announces it", async () => {
  const bytes = await pictureFile({ width: 600, height: 900 }, 5).arrayBuffer();
  const poster = { name: "poster.png", mimeType: "image/png", buffer: Buffer.from(bytes) };
  const { page, context, faults } = await openAsCurator(path);
  await main(page).getByRole("link", { name: "전시 추가" }).click();
  // The next number stands there already.
  await expect.poll(() => field(page, "번호").inputValue()).toBe("5");
  await main(page).getByText("/gallery/exhibition/5. 저장하신 뒤에는").waitFor();
  // Without a name and a day it is not sent.
  await main(page).getByRole("button", { name: "전시 추가" }).click();
  await page.getByRole("dialog").getByText("전시의 이름을 입력해 주세요.").waitFor();
  await page.getByRole("dialog").getByRole("button").first().click();
  await field(page, "이름").fill(title);
  await main(page).getByLabel("여는 날", { exact: false }).first().fill("2027-05-01");
  await main(page).getByLabel("닫는 날").fill("2027-04-30");
  await main(page).getByRole("button", { name: "전시 추가" }).click();
  await page.getByRole("dialog").getByText("닫는 날은 여는 날보다 빠를 수 없습니다.").waitFor();
  await page.getByRole("dialog").getByRole("button").first().click();
  await main(page).getByLabel("닫는 날").fill("2027-05-16");
  for (const [number, words] of [
    ["다섯", "번호는 1부터 9,999까지의 숫자로 입력해 주세요."],
    ["3", "이미 있는 전시의 번호입니다."],
  ] as const) {
    await field(page, "번호").fill(number);
    await main(page).getByRole("button", { name: "전시 추가" }).click();
    await answerDialog(page, words);
    await expect.poll(() => field(page, "번호").evaluate((input) => input === document.activeElement)).toBe(true);
  }
  await field(page, "번호").fill("5");
  await field(page, "영문 제목").fill("Fifth Exhibition of Buddhist Art");
  await field(page, "장소").fill("공주문화예술회관");
  // What a browser leaves out of a text that is too long is not left out without a word.
  const full = main(page).getByText(`${maximumIntroduction.toLocaleString("ko")}자를 모두 쓰셨습니다.`);
  await field(page, "소개").focus();
  await page.keyboard.insertText("가".repeat(maximumIntroduction + 1));
  await full.waitFor();
  expect(await field(page, "소개").inputValue()).toHaveLength(maximumIntroduction);
  await field(page, "소개").fill("다섯 번째 전시를 엽니다.\n관람은 무료입니다.");
  await full.waitFor({ state: "detached" });
  await main(page).getByLabel("포스터 파일").setInputFiles(poster);
  await main(page).getByAltText("지금 포스터").waitFor();
  await main(page).getByRole("button", { name: "문하 더하기" }).click();
  await main(page).getByLabel("1번째 문하의 이름").fill("담묵 문하");
  await main(page).getByRole("button", { name: "문하 더하기" }).click();
  await main(page).getByLabel("2번째 문하의 이름").fill("취벽 문하");
  // Two of one name are not sent, and the second has the focus and says so.
  await main(page).getByRole("button", { name: "문하 더하기" }).click();
  const third = main(page).getByLabel("3번째 문하의 이름");
  await third.fill("담묵 문하");
  await main(page).getByRole("button", { name: "전시 추가" }).click();
  await answerDialog(page, "같은 이름의 문하");
  await expect.poll(() => third.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(
    await main(page).getByRole("textbox", { name: "문하의 이름" }).and(page.locator("[aria-invalid]")).count(),
  ).toBe(1);
  expect(await third.getAttribute("aria-invalid")).toBe("true");
  await third.fill("");
  await main(page).getByRole("button", { name: "3번째 문하 지우기" }).click();
  await main(page).getByRole("button", { name: "취벽 문하 위로" }).press("Enter");
  await expectPreview(page);
  await main(page).getByRole("button", { name: "전시 추가" }).click();
  await main(page).getByText(`‘${title}’ 전시를 준비 중으로 저장했습니다.`).waitFor();

  const before = await openAsVisitor("/gallery/exhibition/1");
  expect(await before.page.getByText(title).count()).toBe(0);
  const hidden = await openAsVisitor("/gallery/exhibition/5");
  expect(new URL(hidden.page.url()).pathname).toBe("/gallery/exhibition/1");

  await main(page)
    .getByRole("link", { name: `${title} 고치기` })
    .click();
  await main(page).getByRole("combobox", { name: "상태" }).selectOption("ANNOUNCED");
  await main(page).getByRole("button", { name: "저장" }).click();
  await main(page).getByText(`‘${title}’ 전시를 고쳤습니다.`).waitFor();

  // What it is called abroad is told to programs.
  expect(await dataOf("/gallery/exhibition/5")).toContain(
    '"alternateName":{"@value":"Fifth Exhibition of Buddhist Art","@language":"en"}',
  );
  // A kept page of before knows of it at once.
  for (const width of [1280, 390]) {
    const visitor = await openAsVisitor("/gallery/exhibition/5", width);
    expect(visitor.status).toBe(200);
    const details = main(visitor.page).getByRole("region", { name: "전시 안내" });
    await details.getByText("공주문화예술회관").waitFor();
    await details.getByText("관람은 무료입니다.").waitFor();
    expect(await details.getByRole("img", { name: /포스터$/u }).count()).toBe(1);
    expect(await details.getByRole("link", { name: "달력에 넣기" }).getAttribute("href")).toBe(
      "/gallery/exhibition/5/calendar.ics",
    );
    await main(visitor.page).getByText("작품은 전시가 열리면 이곳에 걸립니다.").waitFor();
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await groupsOn(visitor.page).count()).toBe(0);
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  }

  await main(page)
    .getByRole("link", { name: `${title} 고치기` })
    .click();
  await main(page).getByRole("combobox", { name: "상태" }).selectOption("OPEN");
  await main(page).getByRole("button", { name: "저장" }).click();
  await main(page).getByText(`‘${title}’ 전시를 고쳤습니다.`).waitFor();
  // The address of a group is its number, whatever its place (EXH-03).
  const open = await openAsVisitor("/gallery/exhibition/5");
  expect(await groupsOn(open.page).allInnerTexts()).toEqual(["전체", "취벽 문하", "담묵 문하"]);
  expect(await groupsOn(open.page).last().getAttribute("href")).toBe("/gallery/exhibition/5/2");
  await open.context.close();
  // That two numbers were refused is what the browser says of them.
  expect([...faults.filter((fault) => !fault.includes("400")), ...before.faults]).toEqual([]);
  await Promise.all([context.close(), before.context.close(), hidden.context.close()]);
});

test("EXH-01 EXH-06 what an address of the administration names and is not there is told, with a way back", async () => {
  for (const at of ["/admin/exhibition?edit=999", "/admin/board?edit=NOPE"]) {
    const { page, context } = await openAsCurator(at);
    await main(page).getByText("찾을 수 없습니다.").waitFor();
    expect(await main(page).getByRole("button", { name: "다시 시도" }).count()).toBe(0);
    await main(page).getByRole("link", { name: "목록", exact: true }).click();
    await main(page)
      .getByRole("list", { name: at.includes("board") ? "게시판" : "전시" })
      .waitFor();
    await context.close();
  }
});

test("EXH-01 works are hung in it by the forms there are, and it is not removed while they hang", async () => {
  const { page, context } = await openAsCurator("/admin/content-manage/works?type=EXHIBITION_5");
  await main(page).getByRole("link", { name: title }).waitFor();
  await page.goto(`${origin}/admin/content-manage/edit?type=EXHIBITION_5`);
  await settled(page);
  expect(await main(page).getByLabel("게시판").inputValue()).toBe("EXHIBITION_5");
  // What would be refused is not offered, and why is said.
  const removal = main(page).getByRole("button", { name: "전시 지우기" });
  const index = await site.hang({ type: "EXHIBITION_5", title: "수월관음도", author: "" });
  await page.goto(`${origin}${path}?edit=5`);
  await main(page).getByText("작품 1점이 걸려 있어 지울 수 없습니다.").waitFor();
  expect(await removal.count()).toBe(0);
  await site.takeDown("EXHIBITION_5", index);
  await page.reload();
  await main(page).getByText("휴지통에 있거나 예약한 작품이 1점 있어 지울 수 없습니다.").waitFor();
  expect(await removal.count()).toBe(0);
  await site.call("DELETE", "/api/trash", { type: "EXHIBITION_5", index });
  await page.reload();
  await removal.click();
  await page.getByRole("dialog").getByRole("button", { name: "지우기" }).click();
  await main(page).getByText(`‘${title}’ 전시를 지웠습니다.`).waitFor();
  expect((await openAsVisitor("/gallery/exhibition/5")).page.url()).toBe(`${origin}/gallery/exhibition/1`);
  await context.close();
});

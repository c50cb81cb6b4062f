import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { openAsCurator, openContents, origin } from "../../harness/content-story.ts";
import { curator } from "../../harness/gallery-site.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { inviteMember } from "../../harness/account.ts";
import { visit, visitWithoutScripts } from "../../harness/browser.ts";
import { allHands, type Hands } from "../../harness/hands.ts";
import { browser } from "../../harness/open-browser.ts";
import { mailsTo } from "../../harness/outbox.ts";
import { shownOn } from "../../harness/people-story.ts";
import { expectSound } from "../../harness/soundness.ts";
import { smallPictures } from "../../harness/works-page.ts";

openContents();

const foot = (page: Page) => page.getByRole("contentinfo");
const button = (part: Locator, name: string) => part.getByRole("button", { name, exact: true });
const field = (part: Locator, name: string) => part.getByRole("textbox", { name, exact: true });

async function open(part: (page: Page) => Locator, path: string, { device, press }: Pick<Hands, "device" | "press">) {
  const opened = await openAsCurator(path, device);
  await press(button(part(opened.page), "고치기"));
  await button(part(opened.page), "그만두기").waitFor();
  return opened;
}

async function publish(page: Page, part: Locator, press: Hands["press"]) {
  await press(button(part, "공개"));
  await answerDialog(page, "공개하시겠습니까?", "공개");
  await button(part, "고치기").waitFor();
}

const phones = { "a mouse": "000-0000-0101", keys: "000-0000-0102", "a finger": "000-0000-0103" };

test.each(allHands)(
  "PAG-01 with $with: the secretary changes the telephone at the foot of a page, and pages, policy, terms and letters tell it at once",
  async (hands) => {
    const phone = phones[hands.with];
    const address = `새 주소 ${phone.slice(-1)}길 3`;
    await shownOn("/about/history", "contentinfo");
    const { page, context, faults } = await open(foot, "/about/history", hands);
    await field(foot(page), "주소").fill(address);
    await field(foot(page), "대표 전화").fill(phone);
    await expectSound(page);
    await publish(page, foot(page), hands.press);
    await foot(page).getByRole("link", { name: phone }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
    for (const path of ["/", "/about/history", "/community/notice"]) {
      const told = await shownOn(path, "contentinfo");
      expect(told).toContain(address);
      expect(told).toContain(`전화 ${phone}`);
    }
    expect(await shownOn("/personal-info", "main")).toContain(`주소 ${address}`);
    expect(await shownOn("/terms", "main")).toContain(`(${address})`);
    const { email } = await inviteMember(origin, `mailed${phone.slice(-1)}`, curator);
    await expect.poll(async () => (await mailsTo(origin, email)).length).toBe(1);
    expect((await mailsTo(origin, email))[0]?.text).toContain(`문의: (00000) ${address}, 전화 ${phone}`);
  },
);

const main = (page: Page) => page.getByRole("main");
const slide = (page: Page, number: number, part: string) => field(main(page), `${number}번째 슬라이드의 ${part}`);

test.each(allHands)(
  "PAG-04 HOM-01 with $with: a slide of the first page is added, raised, removed and brought back, and read by everybody",
  async (hands) => {
    const title = `${phones[hands.with].slice(-1)}월의 전시를 엽니다`;
    const { page, context, faults } = await open(main, "/", hands);
    const first = await slide(page, 1, "제목").inputValue();
    // The button stands below all slides: the window goes to where the first is written.
    const top = (await slide(page, 1, "제목").boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
    await hands.press(button(main(page), "슬라이드 더하기"));
    const last = await main(page)
      .getByRole("textbox", { name: /번째 슬라이드의 제목$/u })
      .count();
    await slide(page, last, "제목").fill(title);
    await slide(page, last, "첫째 줄").fill("문도들의 새 작품을 모았습니다.");
    await slide(page, last, "버튼에 보일 말").fill("소식 보기");
    await slide(page, last, "버튼의 주소 (비우면 최근 전시)").fill("/community/notice");
    await hands.raise(page, button(main(page), `${last}번째 슬라이드 옮기기`), `${last - 1}번째 자리에`);
    await expect.poll(() => slide(page, last - 1, "제목").inputValue()).toBe(title);
    await slide(page, 1, "제목").focus();
    await hands.press(button(main(page), "1번째 슬라이드 지우기"));
    await expect.poll(() => slide(page, 1, "제목").inputValue()).not.toBe(first);
    await hands.press(button(main(page), "되돌리기"));
    await expect.poll(() => slide(page, 1, "제목").inputValue()).toBe(first);
    await expectSound(page);
    await publish(page, main(page), hands.press);
    expect(faults).toEqual([]);
    await context.close();
    const visitor = await visitWithoutScripts(browser, origin);
    const words = main(visitor.page).getByRole("group", { name: new RegExp(`${title}$`, "u") });
    await words.getByText("문도들의 새 작품을 모았습니다.").waitFor();
    expect(await words.getByRole("link", { name: "소식 보기" }).getAttribute("href")).toBe("/community/notice");
    await visitor.context.close();
  },
);

test("PAG-04 a photograph hangs in place of a slide's painting; a link may lead to another site; an empty title is refused", async () => {
  const { page, context } = await open(main, "/", allHands[0]!);
  const chosen = page.waitForEvent("filechooser");
  await button(main(page), "1번째 슬라이드의 그림 대신 걸 사진 고르기").click();
  await (await chosen).setFiles(await smallPictures(1));
  await button(main(page), "1번째 슬라이드의 그림 대신 걸 사진 빼기").waitFor();
  await slide(page, 1, "사진의 대체 텍스트").fill("법당에 걸린 새 그림");
  await slide(page, 1, "버튼의 주소 (비우면 최근 전시)").fill("https://example.com/show");
  await slide(page, 2, "제목").fill(" ");
  await button(main(page), "저장").click();
  await main(page).getByText("‘제목’ 칸을 채워 주세요.").waitFor();
  await slide(page, 2, "제목").fill("둘째 그림");
  await main(page).getByRole("combobox", { name: "2번째 슬라이드의 그림" }).selectOption({ label: "달과 산" });
  await publish(page, main(page), (what) => what.click());
  await context.close();
  const reader = await visit(browser, { viewport: { width: 390, height: 800 } });
  await reader.page.goto(origin);
  const photo = main(reader.page).getByRole("img", { name: "법당에 걸린 새 그림" });
  await expect.poll(() => photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const first = main(reader.page).getByRole("group", { name: /^1 \/ / });
  expect(await first.getByRole("link").getAttribute("href")).toBe("https://example.com/show");
  expect(reader.faults).toEqual([]);
  await reader.context.close();
});

test("PAG-09 the association is called otherwise: pages, their titles, the policy and letters follow at once", async () => {
  const { page, context, faults } = await open(foot, "/about/history", allHands[0]!);
  const former = await field(foot(page), "협회 이름").inputValue();
  await field(foot(page), "협회 이름").fill(" ");
  await button(foot(page), "저장").click();
  await foot(page).getByText("‘협회 이름’ 칸을 채워 주세요.").waitFor();
  await field(foot(page), "협회 이름").fill("어느 불모회");
  await field(foot(page), "협회의 한자 이름").fill("某佛母會");
  await publish(page, foot(page), (what) => what.click());
  await page.getByRole("banner").getByRole("link", { name: "어느 불모회" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
  const visitor = await visitWithoutScripts(browser, origin);
  expect(await visitor.page.title()).toBe("어느 불모회");
  await visitor.page.goto(`${origin}/sign-up`);
  expect(await visitor.page.title()).toBe("회원가입 - 어느 불모회");
  expect(await visitor.page.locator('meta[name="description"]').getAttribute("content")).toBe(
    "어느 불모회 누리집의 회원으로 가입합니다.",
  );
  expect(await foot(visitor.page).innerText()).toContain("어느 불모회 某佛母會");
  await visitor.context.close();
  const policy = await shownOn("/personal-info", "main");
  expect(policy).toMatch(/어느 불모회\u2060?\(이하/u);
  expect(policy).not.toContain(former);
  const { email } = await inviteMember(origin, "renamed1", curator);
  await expect.poll(async () => (await mailsTo(origin, email)).length).toBe(1);
  expect((await mailsTo(origin, email))[0]).toMatchObject({ subject: expect.stringContaining("[어느 불모회]") });
});

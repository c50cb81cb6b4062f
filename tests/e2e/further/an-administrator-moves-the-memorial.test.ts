import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";

import { visitWithoutScripts } from "../../harness/browser.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { keepPageText, main, openText, press, publish, words } from "../../harness/page-text.ts";
import { carry, pickUp } from "../../harness/pick-up.ts";
import { expectSound } from "../../harness/soundness.ts";
import { smallPictures } from "../../harness/works-page.ts";

const origin = inject("origin");
let business: Awaited<ReturnType<typeof keepPageText>>;
let direction: Awaited<ReturnType<typeof keepPageText>>;
let life: Awaited<ReturnType<typeof keepPageText>>;

beforeAll(async () => {
  business = await keepPageText(origin, "business");
  direction = await keepPageText(origin, "direction");
  life = await keepPageText(origin, "ilsub");
});
afterAll(async () => {
  for (const text of [business, direction, life]) await text.restore();
});
openBrowser();
beforeEach(async () => {
  for (const text of [business, direction, life]) await text.discard();
});

const calendar = async () => (await (await fetch(`${origin}/calendar.ics`)).text()).replaceAll("\r\n ", "");

test("PAG-01 ASC-19 the memorial gets another day: the page, its table of dates and the calendar follow", async () => {
  const url = `${origin}/news/major-business`;
  const { page, context } = await openText(browser, url, {}, "음력 월");
  await expectSound(page);
  await words(page, "음력 월").fill("13");
  await press(page, "저장");
  await main(page).getByText("‘음력 월’ 칸에는 1에서 12까지의 수를 적어 주세요.").waitFor();
  await words(page, "음력 월").fill("9");
  await words(page, "음력 일").fill("9");
  await publish(page);
  await main(page).getByText("해마다 음력 9월 9일").waitFor();
  const stored = (await (await fetch(`${origin}/api/memorial`)).json()) as { date: string }[];
  const shown = () =>
    main(page)
      .locator("dl time")
      .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
  await expect.poll(shown).toEqual(stored.map(({ date }) => date));
  await context.close();
  expect(await calendar()).toContain(`DTSTART;VALUE=DATE:${stored[0]?.date.replaceAll("-", "")}`);
  expect(await calendar()).toContain("(음력 9월 9일)");
  const visitor = await visitWithoutScripts(browser, url);
  await main(visitor.page).getByText("해마다 음력 9월 9일").waitFor();
  await main(visitor.page).locator(`time[datetime="${stored[1]?.date}"]`).waitFor();
  await visitor.context.close();
});

test("PAG-04 the association's activities are a list: one is added, moved by keys, removed and brought back, and read by a visitor", async () => {
  const url = `${origin}/news/major-business`;
  const { page, context } = await openText(browser, url, {}, "음력 월");
  await press(page, "사업 더하기");
  await words(page, "1번째 사업의 이름").fill("초본 강습");
  await words(page, "1번째 사업의 때").fill("봄과 가을");
  await words(page, "1번째 사업의 소개").fill("처음 배우는 분들과 초본을 냅니다.");
  await press(page, "1번째 사업 아래에 더하기");
  await words(page, "2번째 사업의 이름").fill("도록 발간");
  await expectSound(page);
  await pickUp(page, main(page).getByRole("button", { name: "2번째 사업 옮기기" }));
  await carry(page, "ArrowUp", "1번째 자리에");
  await page.keyboard.press("Space");
  await expect.poll(() => words(page, "1번째 사업의 이름").inputValue()).toBe("도록 발간");
  await words(page, "2번째 사업의 이름").focus();
  await press(page, "2번째 사업 지우기");
  await expect.poll(() => words(page, "2번째 사업의 이름").count()).toBe(0);
  await press(page, "되돌리기");
  await expect.poll(() => words(page, "2번째 사업의 이름").inputValue()).toBe("초본 강습");
  // What an association does not do is not told of, and not by half.
  await words(page, "세미나의 제목").fill("");
  await press(page, "저장");
  await main(page).getByText("‘세미나의 제목’ 칸을 채워 주세요.").waitFor();
  for (const field of ["때", "주제", "소개"]) await words(page, `세미나의 ${field}`).fill("");
  await publish(page);
  await context.close();
  const visitor = await visitWithoutScripts(browser, url);
  expect(await main(visitor.page).getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
    "불교미술전",
    "도록 발간",
    "초본 강습",
    "선대 불모 추모다례재",
  ]);
  await main(visitor.page).getByText("처음 배우는 분들과 초본을 냅니다.").waitFor();
  await visitor.context.close();
});

test("PAG-01 PAG-04 the way is told anew: the address, a way, a map's link and its point", async () => {
  const url = `${origin}/about/direction`;
  const { page, context } = await openText(browser, url, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await expectSound(page);
  await words(page, "주소").fill("충청남도 공주시 사곡면 마곡사로 966");
  await words(page, "지도의 위도").fill("북쪽");
  await press(page, "저장");
  await main(page).getByText("‘지도의 위도’ 칸에는 -90에서 90까지의 수를 적어 주세요.").waitFor();
  await words(page, "지도의 위도").fill("36.5587");
  await press(page, "교통편 더하기");
  await words(page, "4번째 교통편의 탈것").fill("자전거");
  await words(page, "4번째 교통편의 가는 길").fill("금강을 따라 난 길로 오십시오.");
  await words(page, "1번째 지도 링크의 지도의 주소").fill("//evil.example");
  await press(page, "저장");
  await main(page).getByText("링크의 주소는 https://로 시작하거나").waitFor();
  await words(page, "1번째 지도 링크의 지도의 주소").fill("https://map.kakao.com/link/map/1");
  await publish(page);
  await main(page).getByText("금강을 따라 난 길로 오십시오.").waitFor();
  await context.close();
  const visitor = await visitWithoutScripts(browser, url);
  await main(visitor.page).getByText("마곡사로").waitFor();
  await main(visitor.page).getByText("자전거").waitFor();
  expect(await main(visitor.page).getByRole("link", { name: "카카오맵에서 보기" }).getAttribute("href")).toBe(
    "https://map.kakao.com/link/map/1",
  );
  await visitor.context.close();
});

test("PAG-01 a picture is added to a text and read by a visitor, with what is said under it", async () => {
  const url = `${origin}/about/ilsub`;
  const { page, context } = await openText(browser, url);
  await words(page, "2번째 문단").click();
  const chosen = page.waitForEvent("filechooser");
  await press(page, "2번째 문단 아래에 더하기");
  await page.getByRole("menuitem", { name: "사진" }).click();
  await (await chosen).setFiles(await smallPictures(1));
  await words(page, "3번째 사진의 대체 텍스트").fill("네모난 빛깔");
  await words(page, "3번째 사진 아래의 말").fill("스승의 초본");
  await publish(page);
  await main(page).getByRole("figure").getByText("스승의 초본").waitFor();
  await context.close();
  const visitor = await visitWithoutScripts(browser, url);
  const picture = main(visitor.page).getByRole("img", { name: "네모난 빛깔" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await visitor.context.close();
});

import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { administrator, settled, signIn, visit, type Visit } from "../harness/browser.ts";
import { faultsOf } from "../harness/measures.ts";
import { openBusySite } from "../harness/busy-site.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { expectSound, layOutAll } from "../harness/soundness.ts";
import { busyPages } from "./pages.ts";

openBrowser();

let site: Awaited<ReturnType<typeof openBusySite>>;
let desk: Visit;
let phone: Visit;

async function openReader(options: Parameters<typeof visit>[1]): Promise<Visit> {
  const reader = await visit(browser, { reducedMotion: "reduce", ...options });
  await signIn(reader.context, site.origin, administrator);
  return reader;
}

beforeAll(async () => {
  site = await openBusySite();
  desk = await openReader({ viewport: { width: 1440, height: 900 } });
  phone = await openReader({ viewport: { width: 390, height: 844 }, hasTouch: true });
}, 180_000);
afterAll(() => site.close());

const main = (page: Page) => page.getByRole("main");
const waiting = (page: Page) => main(page).getByRole("region", { name: "처리할 일", exact: true });

async function openFirstPage(page: Page): Promise<void> {
  await page.goto(`${site.origin}/admin`);
  await settled(page);
  await waiting(page).getByRole("listitem").first().waitFor();
}

test("DAY-07 something of everything waits: each kind is on the first page with its number", async () => {
  const { page } = desk;
  await openFirstPage(page);
  const lines = await waiting(page).locator("> ul > li > p").allInnerTexts();
  expect(lines.map((line) => line.replaceAll(/\s+/gu, " "))).toEqual([
    expect.stringMatching(/^답변을 기다리는 질문 \d+건$/u),
    "살펴볼 신고 1건",
    "기다리는 가입 신청 3건",
    "점검할 접속기록 1개월치",
    "7일 안에 올라갈 예약 글 1편",
    "아직 내지 않은 초안 5편",
    "대체 텍스트 없는 이미지 1장",
    "캡션에서 채울 수 있는 작품 기록 1점",
  ]);
  await expectSound(page);
});

/** Two presses lead to the first page: 관리자 in the header, 관리자 홈 in the menu. Each of these is the third. */
test.each([
  ["기다리는 가입 신청", /\/admin\/member-manage\/applications$/u, "남궁연화"],
  ["점검할 접속기록", /\/admin\/audit-review$/u, "점검"],
  [/^\d{4}년 \d+월$/u, /\/admin\/audit-review\?month=\d{4}-\d\d$/u, "점검 완료"],
  ["7일 안에 올라갈 예약 글", /\/admin\/content-manage\/planned$/u, "겨울 휴무 안내"],
  ["겨울 휴무 안내", /\/admin\/content-manage\/planned\?edit=\d+$/u, "예약"],
  ["인사말", /\/about\/greeting$/u, "초안"],
  ["대체 텍스트 없는 이미지", /\/admin\/content-manage\/undescribed$/u, "지난 답사를 마치며"],
  ["캡션에서 채울 수 있는 작품 기록", /\/admin\/content-manage\/records/u, "제안"],
] as const)("DAY-07 one press on the first page leads to where it is done: %s", async (name, path, shows) => {
  const { page } = desk;
  await openFirstPage(page);
  await waiting(page).getByRole("link", { name, exact: true }).click();
  await page.waitForURL(path);
  await main(page).getByText(shows).first().waitFor();
});

test("DAY-07 drafts beyond three are in a fold, each with its page", async () => {
  const { page } = desk;
  await openFirstPage(page);
  const drafts = waiting(page).getByRole("listitem").filter({ hasText: "아직 내지 않은 초안" }).first();
  await drafts.getByText("2편 더 보기").click();
  const links = drafts.getByRole("listitem").getByRole("link");
  await expect.poll(() => links.count()).toBe(5);
  await links.last().click();
  await page.waitForURL(/\/(?:about|news)\//u);
  await main(page).getByText("초안").first().waitFor();
});

/** Which of the first event's years is asked. */
const yearOfEvent = async (): Promise<string> => {
  const answer = await fetch(`${site.origin}/api/event?id=1`);
  return String(((await answer.json()) as { year: number }).year);
};

test.each(busyPages)("SEE-01 SEE-02 SEE-03 SEE-04 DAY-07 with rows is as measured: $path", async ({ path, shows }) => {
  const { page } = phone;
  await page.goto(site.origin + path.replace("YEAR", await yearOfEvent()));
  await settled(page);
  await page.locator(shows).first().waitFor();
  await main(page).getByText("Loading...").first().waitFor({ state: "hidden" });
  await layOutAll(page);
  await expectSound(page);
  expect(await faultsOf(page)).toEqual([]);
});

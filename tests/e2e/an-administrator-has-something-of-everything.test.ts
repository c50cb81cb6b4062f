import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { administrator, settled, signIn, visit, type Visit } from "../harness/browser.ts";
import { openBusySite } from "../harness/busy-site.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

openBrowser();

let site: Awaited<ReturnType<typeof openBusySite>>;
let desk: Visit;

beforeAll(async () => {
  site = await openBusySite();
  desk = await visit(browser, { reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  await signIn(desk.context, site.origin, administrator);
}, 180_000);
afterAll(() => site.close());

const main = (page: Page) => page.getByRole("main");
const waiting = (page: Page) => main(page).getByRole("region", { name: "기다리는 일", exact: true });

async function openFirstPage(page: Page): Promise<void> {
  await page.goto(`${site.origin}/admin`);
  await settled(page);
  await waiting(page).getByRole("listitem").first().waitFor();
}

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

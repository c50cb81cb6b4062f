import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { tokenOf } from "../../harness/account.ts";
import { administrator, member, settled, signIn, visit } from "../../harness/browser.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { sharedSite } from "../../harness/shared-site.ts";
import { expectSound } from "../../harness/soundness.ts";

openBrowser();

let origin: string;
beforeAll(async () => {
  origin = await sharedSite("writing");
});

const main = (page: Page) => page.getByRole("main");
const part = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

async function send(path: string, body: object): Promise<number> {
  const authorization = `Bearer ${await tokenOf(origin, member)}`;
  const answer = await fetch(`${origin}/api${path}`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: number }).data;
}

/** What the first page says that people opened, by page. */
async function visited(): Promise<Record<string, number>> {
  const authorization = `Bearer ${await tokenOf(origin, administrator)}`;
  const answer = await fetch(`${origin}/api/dashboard`, { headers: { authorization } });
  const { visitedPages } = (await answer.json()) as { visitedPages: { path: string; count: number }[] };
  return Object.fromEntries(visitedPages.map(({ path, count }) => [path, count]));
}

test("DAY-07 an administrator begins the day: what waits is on the first page, each thing at most three presses away", async () => {
  const index = await send("/post", { type: "QNA", title: "아침에 기다리는 질문", content: "<p>언제 여나요?</p>" });
  await send("/report", { target: { kind: "POST", type: "NOTICE", index: 80 }, reason: "AD" });
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(origin);
  await settled(page);
  // The first press, and the second.
  await page.getByRole("banner").getByRole("link", { name: "관리자", exact: true }).click();
  await page.waitForURL(/\/admin\/content-manage\/list/u);
  await page.getByRole("navigation", { name: "관리자" }).getByRole("link", { name: "관리자 홈", exact: true }).click();
  await page.waitForURL(`${origin}/admin`);
  const waiting = part(page, "처리할 일");
  const questions = waiting.getByRole("listitem").filter({ hasText: "답변을 기다리는 질문" });
  await questions.first().waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("관리자 홈");
  await expectSound(page);
  // The third: a question itself, or where all of a kind are.
  await questions.first().getByRole("listitem").first().getByRole("link").click();
  await page.waitForURL(/\/community\/qna\/detail\?index=\d+$/u);
  await page.goBack();
  await waiting.getByRole("link", { name: "답변을 기다리는 질문" }).click();
  await page.waitForURL(/\/admin\/content-manage\/list\?type=qna&state=unanswered/u);
  const states = main(page).getByRole("navigation", { name: "질문" });
  await states.locator("[aria-current]").getByText("답변을 기다리는 질문").waitFor();
  // The oldest first: this morning's is the last of all.
  await main(page).locator('a[href*="/community/qna/detail"]').first().waitFor();
  await expectSound(page);
  await page.goBack();
  await waiting.getByRole("link", { name: "살펴볼 신고" }).click();
  await page.waitForURL(`${origin}/admin/report-manage`);
  expect(index).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-07 what is wrong is told beside what is in order: mail, backup, disk", async () => {
  const { page, context, faults } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin`);
  const state = part(page, "누리집의 상태");
  await state.waitFor();
  const terms = (await state.getByRole("term").allInnerTexts()).map((text) => text.split(/\s/u)[0]);
  expect(terms).toEqual(["메일", "백업", "디스크"]);
  await state.getByText("아직 백업이 없습니다.").waitFor();
  await expectSound(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-07 what visitors open is counted, loaded or shown by another page, and whoever cannot see the bars reads a table", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/about/direction`);
  await settled(page);
  const before = await visited();
  const told = page.waitForResponse(/\/visit\/about\/greeting/u);
  await page.getByRole("navigation").getByRole("link", { name: "인사말", exact: true }).first().click();
  await page.waitForURL(`${origin}/about/greeting`);
  const answer = await told;
  expect(answer.status()).toBe(204);
  // Its path is all that is told.
  expect(answer.request().url()).toBe(`${origin}/visit/about/greeting?index=undefined`);
  // Others open pages here too, and only the ten most opened are told.
  await page.evaluate(() => Promise.all(Array.from({ length: 60 }, () => fetch("/visit/about/greeting"))));
  await context.close();
  // Written every half minute.
  await expect
    .poll(async () => (await visited())["/about/greeting"] ?? 0, { timeout: 60_000, interval: 1_000 })
    .toBeGreaterThan(before["/about/greeting"] ?? 0);
  const opened = await visit(browser);
  await signIn(opened.context, origin, administrator);
  await opened.page.goto(`${origin}/admin`);
  const visits = part(opened.page, "방문");
  await visits.getByRole("img", { name: /가장 많은 날은/u }).waitFor();
  await visits.getByText("날마다의 수를 표로 보기").click();
  const rows = visits.getByRole("row").filter({ has: opened.page.getByRole("cell") });
  await expect.poll(() => rows.count()).toBe(30);
  await expectSound(opened.page);
  expect(opened.faults).toEqual([]);
  await opened.context.close();
}, 120_000);

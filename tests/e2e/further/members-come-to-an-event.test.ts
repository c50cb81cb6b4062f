import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, tokenOf } from "../../harness/account.ts";
import { settled, signIn, visit, visitWithoutScripts } from "../../harness/browser.ts";
import { curator } from "../../harness/gallery-site.ts";
import { dialog } from "../../harness/dialog.ts";
import { movedClock } from "../../harness/moved-clock.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { preparedDirectory } from "../../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../../harness/server-process.ts";
import { expectSound } from "../../harness/soundness.ts";

let server: ServerProcess;
let directory: Awaited<ReturnType<typeof preparedDirectory>>;
let clock: Awaited<ReturnType<typeof movedClock>>;

beforeAll(async () => {
  directory = await preparedDirectory("curated");
  clock = await movedClock(directory.path);
  server = await spawnServer({ ...clock.env, DATA_DIR: directory.path, SAMPLE_DATA: "off", LOG_LEVEL: "warn" });
  await server.ready();
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
});
openBrowser();

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const title = "금어원 봉축 법회";

async function openAs(account: { username: string; password: string }, path: string) {
  const visited = await visit(browser, { viewport: { width: 1440, height: 1000 } });
  await signIn(visited.context, server.origin, account);
  await visited.page.goto(server.origin + path);
  await settled(visited.page);
  return visited;
}

type Dated = { id: number; year: number; title: string; startsOn: string };

/** When it is next, as the server counts. */
async function next(): Promise<Dated> {
  const year = new Date().getFullYear();
  for (const asked of [year, year + 1]) {
    const { list } = (await (await fetch(`${server.origin}/api/event/list?year=${asked}`)).json()) as { list: Dated[] };
    const found = list.find((event) => event.title === title && event.startsOn > new Date().toISOString());
    if (found) return found;
  }
  throw new Error("the event is in no calendar");
}

test("DAY-05 an administrator makes a yearly lunar event to which members may come with two", async () => {
  const { page, context, faults } = await openAs(curator, "/admin/event?edit=new");
  const form = main(page);
  await form.getByRole("textbox", { name: "이름", exact: true }).fill(title);
  await form.getByLabel("상태").selectOption("PUBLISHED");
  await form.getByLabel("달력").selectOption("LUNAR");
  await form.getByRole("checkbox", { name: "해마다 하는 행사" }).click();
  await form.getByLabel("처음 하는 해").fill("2020");
  await form.getByRole("textbox", { name: "월", exact: true }).fill("4");
  await form.getByRole("textbox", { name: "일", exact: true }).fill("31");
  await form.getByLabel("장소의 이름").fill("부용사");
  await form.getByRole("checkbox", { name: "회원에게 참석 여부를 묻기" }).click();
  await form.getByLabel("한 회원의 동반").selectOption("2");
  await press(page, "행사 추가");
  await dialog(page).getByText("그달에 없는 날입니다. 날짜를 다시 확인해 주세요.").waitFor();
  await dialog(page).getByRole("button", { name: "확인" }).click();
  await form.getByRole("textbox", { name: "일", exact: true }).fill("8");
  await form
    .getByRole("status")
    .getByText(/^음력으로 \d{4}년에는 양력 \d{4}년 [456]월 \d+일 \([일월화수목금토]\)에 합니다\.$/u)
    .waitFor();
  await expectSound(page);
  await press(page, "행사 추가");
  await form.getByRole("status").getByText(`‘${title}’ 행사를 달력에 올렸습니다.`).waitFor();
  await form.getByRole("heading", { name: "다가오는 행사" }).waitFor();
  await expectSound(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-05 a visitor sees it in the calendar of its month, on a desk and on a phone, without scripts too", async () => {
  const { id, startsOn } = await next();
  const address = `${server.origin}/news/calendar?month=${startsOn.slice(0, 7)}`;
  for (const viewport of [
    { width: 1440, height: 1000 },
    { width: 390, height: 844 },
  ]) {
    const { page, context, faults } = await visit(browser, { viewport });
    await page.goto(address);
    await settled(page);
    const isDesk = viewport.width > 1000;
    expect(await main(page).getByRole("table").isVisible()).toBe(isDesk);
    const place = isDesk ? main(page).getByRole("table") : main(page).locator("ol");
    await place.getByRole("link", { name: title }).waitFor();
    expect(await place.getByRole("link", { name: title }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectSound(page);
    await place.getByRole("link", { name: title }).click();
    await main(page).getByText("해마다 음력 4월 8일").waitFor();
    await main(page).locator(`time[datetime="${startsOn}"]`).first().waitFor();
    await main(page).getByText("회원이시면 로그인하신 뒤에").waitFor();
    await expectSound(page);
    expect(faults).toEqual([]);
    await context.close();
  }
  const still = await visitWithoutScripts(browser, `${server.origin}/calendar/${id}`);
  await main(still.page).getByText("해마다 음력 4월 8일").waitFor();
  // Nothing need come before a visitor reads how to reply (SPD-02).
  await main(still.page).getByText("회원이시면 로그인하신 뒤에").waitFor();
  await main(still.page).getByRole("link", { name: "로그인" }).waitFor();
  expect(new URL(still.page.url()).pathname).toBe(`/news/calendar/${id}`);
  expect(await still.page.content()).toContain('"@type":"Event"');
  await still.context.close();
});

test("DAY-05 a visitor signs in from there and comes back", async () => {
  const account = await addMember(server.origin, "comesback");
  const { id } = await next();
  const { page, context } = await visit(browser);
  await page.goto(`${server.origin}/news/calendar/${id}`);
  await settled(page);
  await main(page).getByRole("link", { name: "로그인" }).click();
  await page.getByLabel("아이디", { exact: true }).fill(account.username);
  await page.getByLabel("비밀번호", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await page.waitForURL((url) => url.pathname === `/news/calendar/${id}`);
  await main(page).getByRole("button", { name: "알리기", exact: true }).waitFor();
  await context.close();
});

test("DAY-05 a member comes with two, changes it, and the administrator takes the list along", async () => {
  const { id } = await next();
  const account = await addMember(server.origin, "comes");
  const { page, context, faults } = await openAs(account, `/news/calendar/${id}`);
  await main(page).getByLabel("동반하시는 분").selectOption("2");
  await main(page).getByLabel("전하실 말").fill("채식으로 부탁드립니다.");
  await expectSound(page);
  await press(page, "알리기");
  await main(page).getByRole("status").getByText("알려 주신 내용을 저장했습니다.").waitFor();
  await main(page).getByText("동반 2명과 함께 참석한다고 알려 주셨습니다.").waitFor();
  await main(page).getByLabel("동반하시는 분").selectOption("1");
  await press(page, "변경 저장");
  await main(page).getByText("동반 1명과 함께 참석한다고 알려 주셨습니다.").waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const office = await openAs(curator, "/admin/event");
  await main(office.page).getByText("2명 참석").waitFor();
  await main(office.page)
    .getByRole("link", { name: `${title} 참석 명단` })
    .click();
  await main(office.page).getByText("모두 2명이 옵니다.").waitFor();
  await main(office.page).getByText("채식으로 부탁드립니다.").waitFor();
  await expectSound(office.page);
  for (const [button, kind, words] of [
    ["엑셀로 내려받기", "xlsx", "PK"],
    ["CSV로 내려받기", "csv", "채식으로 부탁드립니다."],
  ] as const) {
    const downloading = office.page.waitForEvent("download");
    await press(office.page, button);
    await office.page.getByRole("dialog").getByRole("combobox", { name: "사유" }).selectOption("EVENT");
    await office.page.getByRole("dialog").getByRole("button", { name: "내려받기" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^참석 명단 ${title} .+\\.${kind}$`, "u"));
    const bytes = await readFile(await download.path());
    expect(bytes.toString("utf8")).toContain(words);
  }
  expect(office.faults).toEqual([]);
  await office.context.close();
});

type Sent = { method: string; path: string; body: object; by: { username: string; password: string } };

async function send({ method, path, body, by }: Sent): Promise<unknown> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenOf(server.origin, by)}` };
  const answer = await fetch(`${server.origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The page is looked at again, as by who comes back to its tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

test("DAY-05 what is full says so before anything is pressed, offers to say no, and a seat that becomes free", async () => {
  const [year, month, day] = [new Date().getFullYear() + 1, 3, 3];
  const facts = { title: "채색 시연", state: "PUBLISHED", takesReplies: true, maximumCompanions: 3, capacity: 2 };
  const { id } = (await send({
    method: "POST",
    path: "/event",
    body: { ...facts, year, month, day },
    by: curator,
  })) as { id: number };
  const [first, second] = [await addMember(server.origin, "takesall"), await addMember(server.origin, "comesafter")];
  const say = (said: object) => send({ method: "PUT", path: "/event/reply", body: { id, year, ...said }, by: first });
  const opened = await openAs(second, `/news/calendar/${id}`);
  const { page, context, faults } = opened;
  const yes = main(page).getByRole("radio", { name: "참석합니다", exact: true });
  const no = main(page).getByRole("radio", { name: "참석하지 못합니다", exact: true });
  await main(page).getByText("남은 자리는 2석입니다.").waitFor();
  expect(await main(page).getByLabel("동반하시는 분").locator("option").count()).toBe(2);
  expect([await yes.isEnabled(), await yes.isChecked()]).toEqual([true, true]);
  await main(page).getByLabel("전하실 말").fill("꼭 가고 싶습니다.");

  await say({ isComing: true, companions: 1 });
  await comeBack(page);
  await main(page).getByText("그사이 자리가 모두 찼습니다.").waitFor();
  // Nothing is said for them: neither that they come nor that they do not.
  expect([await yes.isEnabled(), await yes.isChecked(), await no.isChecked()]).toEqual([false, false, false]);
  expect(await main(page).getByLabel("전하실 말").inputValue()).toBe("꼭 가고 싶습니다.");
  await expectSound(page);

  await say({ isComing: true, companions: 0 });
  await comeBack(page);
  await main(page).getByText("남은 자리는 1석입니다.").waitFor();
  expect([await yes.isEnabled(), await yes.isChecked()]).toEqual([true, true]);
  expect(await main(page).getByLabel("동반하시는 분").count()).toBe(0);
  await say({ isComing: true, companions: 1 });
  await page.reload();
  await main(page).getByText("자리가 모두 찼습니다. 참석하지 못하시면 알려 주세요.").waitFor();
  expect([await yes.isEnabled(), await no.isChecked()]).toEqual([false, true]);
  await expectSound(page);
  await press(page, "알리기");
  await main(page).getByRole("status").getByText("알려 주신 내용을 저장했습니다.").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-05 once the day has passed a member only reads what they said", async () => {
  const { id, startsOn } = await next();
  const account = await addMember(server.origin, "late");
  // Seven days before it replies end; the next morning is too late.
  const morning = Date.parse(`${startsOn}T09:00:00+09:00`) - 6 * 86_400_000;
  await clock.move(Math.round((morning - Date.now()) / 60_000));
  const { page, context, faults } = await openAs(account, `/news/calendar/${id}`);
  await main(page).getByText("참석 신청은 끝났습니다.").waitFor();
  expect(await main(page).getByRole("button", { name: "알리기" }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
  // Nobody signs in for what is over.
  const visitor = await visitWithoutScripts(browser, `${server.origin}/news/calendar/${id}`);
  await main(visitor.page).getByText("참석 신청은 끝났습니다.").waitFor();
  expect(await main(visitor.page).getByRole("link", { name: "로그인" }).count()).toBe(0);
  await visitor.context.close();
  await clock.move(0);
});

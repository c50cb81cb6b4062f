import { representatives } from "@bulmo/testing/figures";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../harness/account.ts";
import { settled, signIn, visit, type Visit } from "../harness/browser.ts";
import { curator, type GallerySite, openGallerySite } from "../harness/gallery-site.ts";
import { sendEverything, sendProfile } from "../harness/hostile-site.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { provoke, watch } from "../harness/provoke.ts";
import { callsOf } from "../harness/question.ts";
import { main, textField } from "../harness/writing.ts";

let site: GallerySite;
let sent: Awaited<ReturnType<typeof sendEverything>>;
let member: Person;
let desk: Visit & Awaited<ReturnType<typeof watch>>;
const dialogs: string[] = [];

/** Text that is still a text where it is read: brackets and all. */
const typed = "<img src=x onerror=alert(1)>";

openBrowser();
beforeAll(async () => {
  site = await openGallerySite();
  sent = await sendEverything(site.origin);
  const [first] = sent.members;
  if (!first) throw new Error("nobody was added");
  member = first;
  await sendProfile(site.origin, member);
  // What is deleted lies in the trash, and the log tells of it.
  const { call } = await callsOf(site.origin, curator);
  await call("DELETE", "/post", sent.singles.slice(0, 60));
  const opened = await visit(browser);
  desk = { ...opened, ...(await watch(opened.context, site.origin)) };
  desk.page.on("dialog", (dialog) => {
    dialogs.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await signIn(desk.context, site.origin, curator);
});
afterAll(async () => {
  await desk.context.close();
  await site.close();
});

/** What lies over the page in the places that show what was sent, once all of it has been set off. */
const setOff = (page: Page, places: string) =>
  page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(places)})].flatMap(${provoke.toString()})`);

async function expectCalm(places: string): Promise<void> {
  const { page, deeds, asked, faults } = desk;
  expect(await page.locator(places).count()).toBeGreaterThan(0);
  const over = await setOff(page, places);
  const exceptions = faults.filter((fault) => fault.startsWith("exception"));
  expect({ over, deeds: await deeds(page), asked, dialogs, exceptions }).toEqual({
    over: [],
    deeds: [],
    asked: [],
    dialogs: [],
    exceptions: [],
  });
}

async function open(path: string): Promise<void> {
  await desk.page.goto(site.origin + path);
  await settled(desk.page);
}

test.each(representatives(["NOTICE", "QNA", "FIRST_EXHIBITION"] as const, 0))(
  "SEC-14 SEC-07 hazard 8: the editor opens what was sent to %s, and nothing runs, asks strangers or covers",
  async (type) => {
    for (const { index } of sent.together.filter((post) => post.type === type)) {
      await open(
        `/admin/content-manage/edit?type=${type === "FIRST_EXHIBITION" ? type : type.toLowerCase()}&index=${index}`,
      );
      await textField(desk.page).getByText("끝0.").first().waitFor();
      await expectCalm('main [contenteditable="true"] :is(p, h1, h2, h3, h4, h5, h6, li, figure)');
    }
  },
);

test("SEC-14 SEC-07 hazard 8: so does the form of a question", async () => {
  await open(`/community/qna/edit?type=qna&index=${sent.question}`);
  await textField(desk.page).getByText("끝0.").first().waitFor();
  await expectCalm('main [contenteditable="true"] :is(p, h1, h2, h3, h4, h5, h6, li, figure)');
});

test.each([
  "/admin/content-manage/list?type=notice",
  "/admin/content-manage/list?type=qna",
  "/admin/content-manage/list?type=FIRST_EXHIBITION",
  "/admin/content-manage/trash",
  "/admin/content-manage/trash?page=2",
  "/admin/audit",
  "/admin/audit?kind=POST",
  "/admin/member-manage/list",
])("SEC-14 SEC-07 hazard 8: %s shows what was sent as words", async (path) => {
  await open(path);
  const table = main(desk.page).getByRole("table");
  await table.getByRole("row").nth(2).waitFor();
  expect(await table.innerText()).toMatch(/<\w/u);
  // The boxes by which rows are chosen are ours, and lie over their cells.
  await expectCalm('main table tbody :is(td, th):not(:has([role="checkbox"]))');
});

test("SEC-14 SEC-07 hazard 8: a member is looked at without harm, whatever their profile says", async () => {
  await open(`/admin/member-manage/detail?email=${encodeURIComponent(member.email)}`);
  await main(desk.page).getByText(member.email).or(main(desk.page).getByLabel("이메일")).first().waitFor();
  expect(await main(desk.page).innerText()).toContain(typed);
  await expectCalm("main dl, main form, main table");
});

test("SEC-14 SEC-07 hazard 8: who looks for an id under a name that is markup finds it without harm", async () => {
  await open("/find-info/id");
  await main(desk.page).getByLabel("이름").fill(typed);
  await main(desk.page).getByLabel("이메일").fill(member.email);
  await main(desk.page).getByRole("button", { name: "아이디 찾기" }).click();
  await main(desk.page).getByRole("heading", { name: "아이디를 찾았습니다" }).waitFor();
  expect(await main(desk.page).getByRole("textbox", { name: "아이디" }).inputValue()).toBe(member.username);
  await expectCalm("main");
});

test("SEC-14 SEC-07 hazard 8: on paper nothing runs, asks strangers or covers", async () => {
  const { page } = desk;
  await page.emulateMedia({ media: "print" });
  for (const { type, index } of sent.together.filter((post) => post.type !== "FIRST_EXHIBITION")) {
    await open(`/community/${type.toLowerCase()}/detail?index=${index}`);
    await expectCalm("main article");
    await page.pdf();
  }
  await page.emulateMedia({ media: "screen" });
});

import type { BrowserContext, Page } from "playwright";
import { afterEach, expect, test } from "vitest";
import { openAgreements } from "../harness/agreement-story.ts";
import { settled, signIn, visit } from "../harness/browser.ts";
import { answerDialog } from "../harness/dialog.ts";
import { curator } from "../harness/gallery-site.ts";
import { loseNext } from "../harness/lost-answer.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { main, press, words } from "../harness/page-text.ts";

const site = openAgreements();
openBrowser();

const opened: BrowserContext[] = [];
afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));

/** An administrator who is editing the text at this address. */
async function edit(path: string): Promise<Page> {
  const { page, context } = await visit(browser);
  opened.push(context);
  await signIn(context, site.origin, curator);
  await page.goto(site.origin + path);
  await settled(page);
  await press(page, "고치기");
  await words(page, path === "/about/greeting" ? "제목" : "머리말").waitFor();
  return page;
}

type Shown = { number: number; text: { title: string } };
const greeting = async () => (await (await fetch(`${site.origin}/api/page-text?name=greeting`)).json()) as Shown;

/** The next call of a kind reaches nobody. */
const cutNext = (page: Page, path: string) => page.route(`**/trpc/${path}*`, (route) => route.abort(), { times: 1 });

const failure = (page: Page, sentence: string) => main(page).getByRole("alert").filter({ hasText: sentence });

async function askToPublish(page: Page): Promise<void> {
  await press(page, "공개");
  await answerDialog(page, "공개하시겠습니까?", "공개");
}

async function saveDraft(page: Page, title: string): Promise<void> {
  await words(page, "제목").fill(title);
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
}

async function discard(page: Page): Promise<void> {
  await press(page, "초안 버리기");
  await answerDialog(page, "초안을 버리시겠습니까?", "버리기");
}

const isRead = (page: Page) => main(page).getByRole("button", { name: "고치기", exact: true }).waitFor();

test("PAG-01 PAG-04 whoever has published sees what readers see: the chairman by name", async () => {
  const page = await edit("/about/greeting");
  await words(page, "제목").fill("이름이 있는 인사말");
  await askToPublish(page);
  await isRead(page);
  const shown = await main(page).innerText();
  expect(shown).toMatch(/회장 \S+ 합장/u);
  expect(shown).not.toContain("{");
});

test.each([
  ["reached nobody", cutNext],
  ["was done, and its answer lost", loseNext],
])("PAG-02 publishing that %s is tried again as what it is, and done once", async (_, fail) => {
  const { number } = await greeting();
  const page = await edit("/about/greeting");
  const title = `다시 공개한 제목 ${number}`;
  await words(page, "제목").fill(title);
  await fail(page, "pageText.publish");
  await askToPublish(page);
  await failure(page, "공개되었는지 알 수 없습니다.").waitFor();
  await press(page, "다시 시도");
  await isRead(page);
  expect(await greeting()).toMatchObject({ number: number + 1, text: { title } });
});

test("PAG-02 who writes on after a lost answer meets nobody but themselves, and is told so by nobody", async () => {
  const { number } = await greeting();
  const page = await edit("/about/greeting");
  await words(page, "제목").fill("공개되었으나 듣지 못한 제목");
  await loseNext(page, "pageText.publish");
  await askToPublish(page);
  await failure(page, "공개되었는지 알 수 없습니다.").waitFor();
  await loseNext(page, "pageText.saveDraft");
  await words(page, "제목").fill("그 뒤에 고친 제목");
  await press(page, "저장");
  await failure(page, "저장되었는지 알 수 없습니다.").waitFor();
  await words(page, "제목").fill("또 고친 제목");
  await press(page, "다시 시도");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect(await greeting()).toMatchObject({ number: number + 1, text: { title: "공개되었으나 듣지 못한 제목" } });
  await discard(page);
  await isRead(page);
});

test.each([
  ["reached nobody", cutNext],
  ["was done, and its answer lost", loseNext],
])("PAG-02 a draft whose discarding %s is not saved anew, but discarded", async (_, fail) => {
  const page = await edit("/about/greeting");
  await saveDraft(page, "버릴 제목");
  await fail(page, "pageText.discardDraft");
  await discard(page);
  await failure(page, "초안이 버려졌는지 알 수 없습니다.").waitFor();
  await press(page, "다시 시도");
  await isRead(page);
  expect(await main(page).getByText("공개하지 않은 초안이 있습니다.").count()).toBe(0);
});

test.each([
  ["reached nobody", cutNext],
  ["was done, and its answer lost", loseNext],
])("PAG-03 a version whose restoring %s is restored when it is tried again", async (_, fail) => {
  const page = await edit("/about/greeting");
  await words(page, "제목").fill("되살리기 전의 제목");
  await press(page, "공개한 판");
  await fail(page, "pageText.restore");
  const first = main(page).getByRole("listitem").filter({ hasText: "누리집이 처음에 싣고 있던 글" });
  await first.getByRole("button", { name: "초안으로 되살리기" }).click();
  await answerDialog(page, "이 판을 초안으로 되살립니다.", "되살리기");
  await failure(page, "판이 되살아났는지 알 수 없습니다.").waitFor();
  expect(await words(page, "제목").inputValue()).toBe("되살리기 전의 제목");
  await press(page, "다시 시도");
  await expect.poll(() => words(page, "제목").inputValue()).toBe("붓을 잡은 손은 바뀌어도 선은 이어집니다");
  await discard(page);
  await isRead(page);
});

test("PAG-08 of terms the same: a draft that was not discarded, an announcement whose answer was lost", async () => {
  const page = await edit("/terms");
  await words(page, "머리말").fill("다시 시도하는 머리말입니다.");
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  await cutNext(page, "agreement.discardDraft");
  await discard(page);
  await failure(page, "초안이 버려졌는지 알 수 없습니다.").waitFor();
  await press(page, "다시 시도");
  await isRead(page);
  await press(page, "고치기");
  await words(page, "머리말").fill("한 번만 공지하는 머리말입니다.");
  await press(page, "공지");
  await main(page).getByLabel("바뀐 내용").fill("머리말을 고쳤습니다.");
  await loseNext(page, "agreement.publish");
  await press(page, "공지하기");
  await answerDialog(page, "새 이용약관을 공지하시겠습니까?", "공지");
  await failure(page, "공지되었는지 알 수 없습니다.").waitFor();
  await press(page, "다시 시도");
  await main(page).getByText("부터 새 이용약관이 시행됩니다.").waitFor();
  const versions = (await (await fetch(`${site.origin}/api/agreement/versions?document=TERMS`)).json()) as object[];
  expect(versions).toHaveLength(2);
});

import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, newKey, type Person, tokenOf } from "../../harness/account.ts";
import { openBoardSite } from "../../harness/board-site.ts";
import { awake, fillSignIn, settled, signIn, visit } from "../../harness/browser.ts";
import { comments, press, said, writing } from "../../harness/comments-page.ts";
import { readDialog } from "../../harness/dialog.ts";
import { curator } from "../../harness/gallery-site.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main, send, textField, titleField, write } from "../../harness/writing.ts";

let site: Awaited<ReturnType<typeof openBoardSite>>;
let origin: string;
let one: Person;
let other: Person;

openBrowser();
beforeAll(async () => {
  site = await openBoardSite([
    { type: "MEMBERS_TALK", title: "회원 게시판", address: "members-talk", readers: "MEMBERS", hasComments: true },
    { type: "OFFICE", title: "운영진 게시판", address: "office", readers: "ADMINISTRATORS", writers: "ADMINISTRATORS" },
    { type: "LETTER", title: "회보", address: "newsletter", formerAddress: "letter", hasComments: true },
    { type: "OLD_TALK", title: "옛 이야기", address: "old-talk", isClosed: true },
    { type: "MINUTES", title: "회의록", address: "minutes", kind: "ARCHIVE" },
    { type: "NEWS", title: "소식", address: "news", headings: ["행사", "답사", "모집"] },
  ]);
  ({ origin } = site);
  one = await addMember(origin, newKey("brd"));
  other = await addMember(origin, newKey("brd"));
});
afterAll(() => site.close());

type Post = { type: string; title: string; content?: string; heading?: string };

async function post(written: Post, by: { username: string; password: string }): Promise<number> {
  const answer = await fetch(`${origin}/api/post`, {
    method: "POST",
    headers: { authorization: `Bearer ${await tokenOf(origin, by)}`, "content-type": "application/json" },
    body: JSON.stringify({ content: "<p>글</p>", ...written }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { data: number }).data;
}

async function openAs(account: { username: string; password: string }, path: string) {
  const opened = await visit(browser);
  await signIn(opened.context, origin, account);
  await opened.page.goto(origin + path);
  await settled(opened.page);
  return opened;
}

const row = (page: Page, title: string) => main(page).getByRole("row").filter({ hasText: title });

test("EXH-06 EXH-07 a visitor is asked to sign in, comes back, writes, and is answered by another member", async () => {
  const { page, context, faults } = await visit(browser);
  const answer = await page.goto(`${origin}/community/members-talk`);
  expect(answer?.status()).toBe(200);
  await page.waitForURL(/\/sign-in\?origin=/u);
  await settled(page);
  await fillSignIn(page, one);
  await page.waitForURL(`${origin}/community/members-talk`);
  await main(page).getByText("아직 올라온 글이 없습니다.").waitFor();
  await expectSound(page);
  await main(page).getByRole("link", { name: "글쓰기" }).click();
  await titleField(page).fill("다음 답사는 어디로 갈까요?");
  await textField(page).click();
  await write(page, "마곡사는 어떨까요.");
  await send(page);
  await page.waitForURL(/\/community\/members-talk\/detail\?index=1$/u);
  await main(page).getByRole("heading", { name: "다음 답사는 어디로 갈까요?" }).waitFor();
  await main(page).getByText("마곡사는 어떨까요.").waitFor();
  await expectSound(page);
  expect(faults.filter((fault) => !fault.includes("401"))).toEqual([]);

  const reader = await openAs(other, "/community/members-talk");
  await main(reader.page).getByRole("link", { name: "다음 답사는 어디로 갈까요?" }).click();
  await writing(reader.page).fill("좋습니다.");
  await press(comments(reader.page), "댓글 작성");
  await said(reader.page, "좋습니다.").waitFor();
  await comments(reader.page).getByRole("status").filter({ hasText: "댓글을 올렸습니다." }).waitFor();
  expect(await main(reader.page).getByRole("link", { name: "수정" }).count()).toBe(0);
  await reader.page.getByRole("navigation", { name: "앞뒤 글" }).waitFor({ state: "attached" });
  await main(reader.page).getByRole("link", { name: "목록" }).click();
  await row(reader.page, "다음 답사는 어디로 갈까요?").getByText("댓글 1").waitFor();
  await reader.context.close();

  // Whoever wrote it mends it and takes it down.
  await page.reload();
  await main(page).getByRole("link", { name: "수정" }).click();
  await page.waitForURL(/\/community\/members-talk\/edit\?type=members_talk&index=1$/u);
  await titleField(page).fill("다음 답사는 마곡사");
  await send(page);
  await main(page).getByRole("heading", { name: "다음 답사는 마곡사" }).waitFor();
  await main(page).getByRole("button", { name: "삭제" }).click();
  expect(await readDialog(page, { button: "확인" })).toContain("정말 삭제 하시겠습니까?");
  await page.waitForURL(`${origin}/community/members-talk`);
  await main(page).getByText("아직 올라온 글이 없습니다.").waitFor();
  await context.close();
});

test("EXH-07 what members write is in no page, in no answer and in no sitemap that a visitor gets", async () => {
  const index = await post({ type: "MEMBERS_TALK", title: "안에서만 읽는 글", content: "<p>속마음</p>" }, one);
  const inside = await post({ type: "OFFICE", title: "운영진만 읽는 글" }, curator);
  const addresses = [
    "/",
    "/sitemap.xml",
    "/community/notice/rss.xml",
    "/community/members-talk",
    `/community/members-talk/detail?index=${index}`,
    "/community/members-talk?searchKeyword=%EC%95%88%EC%97%90%EC%84%9C",
    "/community/office",
    `/community/office/detail?index=${inside}`,
    "/api/post/list?type=MEMBERS_TALK",
    `/api/post?type=MEMBERS_TALK&index=${index}`,
    "/api/board/list",
  ];
  for (const address of addresses)
    expect([address, await (await fetch(origin + address)).text()]).not.toEqual([
      address,
      expect.stringMatching(/안에서만|속마음|운영진만|운영진 게시판/u),
    ]);
  const head = await (await fetch(`${origin}/community/members-talk/detail?index=${index}`)).text();
  expect(head).toContain('<meta name="robots" content="noindex, follow"');
  expect((await fetch(`${origin}/community/office`)).status).toBe(404);
  const asMember = await openAs(one, "/community/office");
  await main(asMember.page).getByText("현재 찾을 수 없는 페이지").waitFor();
  await asMember.context.close();
  const asCurator = await openAs(curator, `/community/office/detail?index=${inside}`);
  await main(asCurator.page).getByRole("heading", { name: "운영진만 읽는 글" }).waitFor();
  await asCurator.context.close();
});

test("EXH-08 an address of before leads on, by the server and within the site", async () => {
  const index = await post({ type: "LETTER", title: "봄 회보" }, one);
  const answer = await fetch(`${origin}/community/letter/detail?index=${index}`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
    301,
    `/community/newsletter/detail?index=${index}`,
    "no-cache",
  ]);
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/community/letter?searchKeyword=%EB%B4%84`);
  await page.waitForURL(`${origin}/community/newsletter?searchKeyword=%EB%B4%84`);
  await row(page, "봄 회보").waitFor();
  // Within the site as well, where no document comes: there is no such step before the app is there.
  await awake(page);
  await page.evaluate((address) => {
    document.documentElement.dataset["before"] = "letter";
    history.pushState({}, "", address);
  }, `/community/letter/detail?index=${index}`);
  await page.waitForURL(`${origin}/community/newsletter/detail?index=${index}`);
  await main(page).getByRole("heading", { name: "봄 회보" }).waitFor();
  expect(await page.locator("html").getAttribute("data-before")).toBe("letter");
  expect((await fetch(`${origin}/community/nowhere`)).status).toBe(404);
  expect((await fetch(`${origin}/community/notice/edit`)).status).toBe(404);
  expect(faults).toEqual([]);
  await context.close();
});

test("EXH-08 a closed board says so in one line and takes nothing more", async () => {
  const { page, context, faults } = await openAs(one, "/community/old-talk");
  await main(page).getByText("지금은 글을 받지 않는 게시판입니다.").waitFor();
  expect(await main(page).getByRole("link", { name: "글쓰기" }).count()).toBe(0);
  await expectSound(page);
  expect(faults).toEqual([]);
  // Who comes to the form by its address hears the same, and goes on to the list.
  expect((await page.goto(`${origin}/community/old-talk/edit`))?.status()).toBe(404);
  await settled(page);
  await main(page).getByText("지금은 글을 받지 않는 게시판입니다.").waitFor();
  await expectSound(page);
  await main(page).getByRole("link", { name: "목록", exact: true }).click();
  await page.waitForURL(`${origin}/community/old-talk`);
  await context.close();
});

test("EXH-06 an archive lists its documents by their years, and the menu leads there", async () => {
  await post({ type: "MINUTES", title: "제1차 이사회 회의록" }, one);
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/community/notice`);
  await settled(page);
  await main(page).getByRole("link", { name: "회의록" }).click();
  const year = main(page).getByRole("region", { name: String(new Date().getFullYear()) });
  await year.getByRole("link", { name: "제1차 이사회 회의록" }).waitFor();
  await expectSound(page);
  await year.getByRole("link", { name: "제1차 이사회 회의록" }).click();
  await page.waitForURL(/\/community\/minutes\/detail\?index=1$/u);
  expect(faults).toEqual([]);
  await context.close();
});

test("EXH-06 a member chooses one of the board's own words, and another afterwards", async () => {
  const { page, context, faults } = await openAs(one, "/community/letter/edit");
  await textField(page).waitFor();
  expect(await main(page).getByRole("radio").count()).toBe(0);
  await page.goto(`${origin}/community/news/edit`);
  await textField(page).waitFor();
  const words = main(page).getByRole("radiogroup", { name: "말머리" });
  expect(await words.getByRole("radio").count()).toBe(4);
  await words.getByRole("radio", { name: "답사", exact: true }).check();
  await titleField(page).fill("여름 답사");
  await textField(page).click();
  await write(page, "부용사로 갑니다.");
  await send(page);
  await page.waitForURL(/\/community\/news\/detail\?index=\d+$/u);
  await main(page).getByText("[답사]").first().waitFor();
  await main(page).getByRole("link", { name: "수정" }).click();
  await words.getByRole("radio", { name: "모집", exact: true }).check();
  await send(page);
  await main(page).getByText("[모집]").first().waitFor();
  await main(page).getByRole("button", { name: "삭제" }).click();
  await readDialog(page, { button: "확인" });
  await page.waitForURL(/\/community\/news$/u);
  expect(faults).toEqual([]);
  await context.close();
});

test("EXH-06 a reader looks at the posts of one word, searches among them, and goes back to all", async () => {
  for (const [title, heading] of Object.entries({ "봄 답사": "답사", "불화 전시": "행사", "가을 답사": "답사" }))
    await post({ type: "NEWS", title, heading }, one);
  const { page, context, faults } = await visit(browser);
  const answer = await page.goto(`${origin}/community/news?heading=${encodeURIComponent("답사")}`);
  expect(await answer?.text()).not.toContain("불화 전시");
  await settled(page);
  const words = main(page).getByRole("navigation", { name: "말머리" }).getByRole("link");
  const titles = () => main(page).getByRole("row").getByRole("link").allInnerTexts();
  expect(await words.allInnerTexts()).toEqual(["전체", "행사", "답사", "모집"]);
  expect(await words.and(page.locator("[aria-current]")).allInnerTexts()).toEqual(["답사"]);
  expect(await titles()).toEqual(["[답사] 가을 답사", "[답사] 봄 답사"]);
  await expectSound(page);

  await main(page).getByRole("searchbox").fill("봄");
  await main(page).getByRole("button", { name: "검색" }).click();
  await expect.poll(titles).toEqual(["[답사] 봄 답사"]);
  await words.filter({ hasText: "행사" }).click();
  await main(page).getByText("‘봄’에 맞는 글이 없습니다.").waitFor();
  await main(page).getByRole("link", { name: "전체 목록 보기" }).click();
  await expect.poll(titles).toEqual(["[답사] 가을 답사", "[행사] 불화 전시", "[답사] 봄 답사"]);
  await words.filter({ hasText: "모집" }).click();
  await main(page).getByText("‘모집’에 맞는 글이 없습니다.").waitFor();

  // From a post back to the list as its reader left it.
  await words.filter({ hasText: "행사" }).click();
  await main(page).getByRole("link", { name: "[행사] 불화 전시" }).click();
  await main(page).getByRole("link", { name: "목록" }).click();
  await page.waitForURL(/heading=/u);
  await expect.poll(titles).toEqual(["[행사] 불화 전시"]);
  expect(faults).toEqual([]);
  await context.close();
});

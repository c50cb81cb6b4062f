import type { Page } from "playwright";
import { expect, test } from "vitest";
import { awake } from "../../harness/browser.ts";
import { readDialog } from "../../harness/dialog.ts";
import { questionPath } from "../../harness/question.ts";
import {
  main,
  offer,
  place,
  send,
  shownIndex,
  storedPost,
  textField,
  titleField,
  write,
} from "../../harness/writing.ts";
import { ask, openWriting, openWritings, origin } from "../../harness/writing-story.ts";

openWritings();

/** From now on the files of the page that is open are not there any more, until a page is loaded as a whole. */
async function buildAnew(page: Page) {
  let isOld = true;
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOld = false;
  });
  // Not what was asked for: the router asks for the page as well, and whoever is first is taken back.
  page.on("domcontentloaded", () => {
    documents += 1;
  });
  await page.route("**/assets/**", (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  return { documents: () => documents };
}

const leave = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "이용약관" });

test("NAV-31 after a new build a page that is left for another is loaded anew once, and leaves its words alone until then", async () => {
  const index = await ask("새 빌드를 만나는 질문", "본문");
  const { page, context } = await openWriting();
  await page.goto(origin + questionPath(index));
  await awake(page);
  const words = page.getByLabel("댓글 쓰기");
  await words.fill("쓰던 댓글");
  const build = await buildAnew(page);
  const missing = page.waitForResponse((response) => response.status() === 404);
  await leave(page).hover();
  await missing;
  expect(await words.inputValue()).toBe("쓰던 댓글");
  await leave(page).click();
  expect(await readDialog(page, { button: "계속 작성" })).toContain("아직 올리지 않은 댓글이 있습니다.");
  expect(await words.inputValue()).toBe("쓰던 댓글");
  expect(build.documents()).toBe(0);
  await leave(page).click();
  await readDialog(page, { button: "나가기" });
  await page.getByRole("heading", { level: 1, name: "이용약관" }).waitFor();
  await expect.poll(build.documents).toBe(1);
  await awake(page);
  expect(build.documents()).toBe(1);
  await context.close();
});

test("NAV-31 a page that is asked for without a warning is loaded anew once, too", async () => {
  const { page, context } = await openWriting();
  await page.goto(`${origin}/community/qna`);
  await awake(page);
  const build = await buildAnew(page);
  await leave(page).evaluate((link: HTMLElement) => link.click());
  await page.getByRole("heading", { level: 1, name: "이용약관" }).waitFor();
  await expect.poll(build.documents).toBe(1);
  await awake(page);
  expect(build.documents()).toBe(1);
  await context.close();
});

test("NAV-31 NAV-24 a page that is not found has no file that is missing, and is loaded once", async () => {
  const { page, context } = await openWriting();
  let documents = 0;
  page.on("domcontentloaded", () => {
    documents += 1;
  });
  const listens = page.waitForResponse(/\/assets\/wait-status-[^/]+\.js$/u);
  await page.goto(`${origin}/community/notice/detail?index=999999&from=elsewhere`);
  await awake(page);
  await (await listens).finished();
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").getByRole("link", { name: "홈" }).click();
  await page.waitForURL(`${origin}/`);
  expect(documents).toBe(1);
  await context.close();
});

test("BRD-24 tools that cannot be loaded twice are loaded with a new page, and what was typed is offered again", async () => {
  const { page, context } = await openWriting();
  await page.goto(`${origin}/community/qna`);
  await awake(page);
  await page.route(/\/assets\/rich-text-editor-[^/]+\.js$/u, (route) => route.fulfill({ status: 404 }));
  await page.goto(origin + place);
  const failure = main(page).getByRole("alert").filter({ hasText: "글 도구를 불러오지 못했습니다." });
  await titleField(page).fill("도구를 기다리는 글");
  await failure.getByRole("button", { name: "다시 시도" }).click();
  await failure.getByText("쓰시던 글은 초안으로 남아 있습니다.").waitFor();
  await main(page)
    .getByText(/에 초안을 저장했습니다\.$/u)
    .waitFor();
  await page.unroute(/\/assets\/rich-text-editor-[^/]+\.js$/u);
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await failure.getByRole("button", { name: "새로 고침" }).click();
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  expect(questions).toEqual([]);
  await expect.poll(() => titleField(page).inputValue()).toBe("도구를 기다리는 글");
  await textField(page).click();
  await write(page, "이어 쓴 본문");
  await send(page);
  expect(await storedPost(origin, await shownIndex(page))).toMatchObject({
    title: "도구를 기다리는 글",
    content: "<p>이어 쓴 본문</p>",
  });
  await context.close();
});

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { fillSignIn, member, settled, visit, visitWithoutScripts } from "../harness/browser.ts";
import { readDialog } from "../harness/dialog.ts";
import { browser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";
import { ask, newMember, openWriting, openWritings, origin } from "../harness/writing-story.ts";
import {
  drafts,
  fillQuestion,
  inText,
  kept,
  main,
  offer,
  place,
  send,
  shownIndex,
  storedPost,
  textField,
  titleField,
  write,
} from "../harness/writing.ts";

openWritings();

test("BRD-13 BRD-17 BRD-19 a visitor is asked to sign in, comes back, writes and reads the question", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/community/qna`);
  await settled(page);
  await main(page).getByRole("link", { name: "글쓰기" }).click();
  await page.waitForURL(/\/sign-in\?origin=/u);
  await fillSignIn(page, member);
  await page.waitForURL(origin + place);
  await textField(page).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("글쓰기");
  await expectSound(page);
  await fillQuestion(page, "괘불은 언제 거나요?", "올해 괘불재가 궁금합니다.");
  await send(page);
  const index = await shownIndex(page);
  await main(page).getByRole("heading", { name: "괘불은 언제 거나요?" }).waitFor();
  expect(await storedPost(origin, index)).toMatchObject({
    title: "괘불은 언제 거나요?",
    content: "<p>올해 괘불재가 궁금합니다.</p>",
    summary: "올해 괘불재가 궁금합니다.",
  });
  expect(await drafts(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("BRD-17 BRD-24 뒤로 leads to the list, and asks when something was typed", async () => {
  const { page, context } = await openWriting();
  await main(page).getByRole("link", { name: "뒤로" }).click();
  await page.waitForURL(`${origin}/community/qna`);
  await main(page).getByRole("link", { name: "글쓰기" }).click();
  await textField(page).click();
  await write(page, "쓰다 만 글");
  await main(page).getByRole("link", { name: "뒤로" }).click();
  expect(await readDialog(page, { button: "계속 작성" })).toContain("작성 중인 글이 있습니다.");
  expect(await textField(page).innerText()).toContain("쓰다 만 글");
  await page.goBack();
  await readDialog(page, { button: "나가기" });
  await page.waitForURL(`${origin}/community/qna`);
  expect(await drafts(page)).toHaveLength(1);
  await context.close();
});

/** What the text says of itself to those who cannot see what stands around it. */
const textSays = (page: Page) =>
  textField(page).evaluate((field) => ({
    required: field.getAttribute("aria-required"),
    invalid: field.getAttribute("aria-invalid"),
    described: (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  }));

test("BRD-23 NAV-31 what cannot be taken is told by name, and what was typed stays", async () => {
  const { page, context } = await openWriting();
  await textField(page).click();
  await write(page, "본문은 있습니다.");
  await send(page);
  expect(await readDialog(page)).toBe("제목을 입력해 주세요.");
  await expect.poll(() => titleField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await titleField(page).fill("가".repeat(201));
  await send(page);
  expect(await readDialog(page)).toBe("제목은 200자 이하로 입력해 주세요.");
  await titleField(page).fill("제목");
  const emptyText = async () => {
    await textField(page).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    return (await textField(page).innerText()).trim();
  };
  // A dialog gives the focus back a moment after it has gone.
  await expect.poll(emptyText).toBe("");
  await send(page);
  expect(await readDialog(page)).toBe("내용을 입력해 주세요.");
  await inText(page);
  expect(await textSays(page)).toMatchObject({
    required: "true",
    invalid: "true",
    described: expect.stringMatching(/^내용을 입력해 주세요\./u),
  });
  await expectSound(page);
  await write(page, "다시 쓴 본문");
  expect(await textSays(page)).toMatchObject({
    required: "true",
    invalid: null,
    described: expect.stringMatching(/^목록에서는/u),
  });
  await context.setOffline(true);
  await send(page);
  const refusal = await readDialog(page);
  expect(refusal).toContain("서버에 연결할 수 없습니다.");
  expect(refusal).toContain("초안으로 남아 있습니다.");
  expect(await titleField(page).inputValue()).toBe("제목");
  expect(await textField(page).innerText()).toContain("다시 쓴 본문");
  await context.setOffline(false);
  await page.route("**/trpc/post.create**", (route) =>
    route.fulfill({
      status: 429,
      contentType: "application/json",
      body: JSON.stringify([
        {
          error: {
            message: "요청이 너무 많습니다. 3분 후 다시 시도해 주세요.",
            code: -32029,
            data: { code: "TOO_MANY_REQUESTS", httpStatus: 429, path: "post.create" },
          },
        },
      ]),
    }),
  );
  await send(page);
  expect(await readDialog(page)).toContain("요청이 너무 많습니다. 3분 후 다시 시도해 주세요.");
  await page.unroute("**/trpc/post.create**");
  await send(page);
  expect((await storedPost(origin, await shownIndex(page))).content).toBe("<p>다시 쓴 본문</p>");
  await context.close();
});

test("BRD-20 one's own question is edited, with a draft of its own", async () => {
  const index = await ask("고칠 글", "처음 쓴 본문");
  const { page, context, faults } = await openWriting({ query: `?type=qna&index=${index}` });
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("글 수정");
  expect(await page.title()).toContain("글 수정");
  expect(await titleField(page).inputValue()).toBe("고칠 글");
  expect(await textField(page).innerText()).toContain("처음 쓴 본문");
  // What was opened and not changed may be left.
  await main(page).getByRole("link", { name: "뒤로" }).click();
  await page.waitForURL(`${origin}/community/qna`);
  await page.goto(`${origin}${place}?type=qna&index=${index}`);
  await textField(page).click();
  await page.keyboard.press("Control+End");
  await write(page, ", 고쳐 쓴 본문");
  await kept(page);
  await page.goto(origin + place);
  await textField(page).waitFor();
  expect(await offer(page).count()).toBe(0);
  await page.goto(`${origin}${place}?type=qna&index=${index}`);
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => textField(page).innerText()).toContain("고쳐 쓴 본문");
  await titleField(page).fill("고친 글");
  await send(page);
  expect(await shownIndex(page)).toBe(index);
  await main(page).getByRole("heading", { name: "고친 글" }).waitFor();
  expect(await main(page).getByRole("article").innerText()).toContain("처음 쓴 본문, 고쳐 쓴 본문");
  expect(await storedPost(origin, index)).toMatchObject({
    title: "고친 글",
    content: "<p>처음 쓴 본문, 고쳐 쓴 본문</p>",
  });
  expect(faults).toEqual([]);
  await context.close();
});

test("BRD-20 NAV-24 somebody else's question is refused, one that is not there is not found", async () => {
  const owner = await newMember();
  const index = await ask("남의 글", "남의 본문", owner);
  const { page, context } = await openWriting();
  await page.goto(`${origin}${place}?type=qna&index=${index}`);
  await main(page).getByText("글쓴이만 고칠 수 있는 글입니다.").waitFor();
  expect(await textField(page).count()).toBe(0);
  await expectSound(page);
  await main(page).getByRole("link", { name: "글 보기" }).click();
  expect(await shownIndex(page)).toBe(index);
  const missing = ["999999", "0", "abc"].map((number) => `type=qna&index=${number}`);
  for (const query of [...missing, `index=${index}`, `type=notice&index=${index}`]) {
    const response = await page.goto(`${origin}${place}?${query}`);
    expect(response?.status()).toBe(404);
    await main(page).getByText("죄송합니다. 현재 찾을 수 없는 페이지를 요청 하셨습니다.").waitFor();
  }
  await context.close();
});

test("NAV-31 without scripts the page says in one line what it needs", async () => {
  const { page, context } = await visitWithoutScripts(browser, origin + place);
  const words = (await main(page).innerText()).split("\n").filter((line) => line.trim() !== "");
  expect(words.at(-1)).toBe("이 화면을 보려면 브라우저에서 자바스크립트를 사용할 수 있어야 합니다.");
  expect(words).not.toContain("Loading...");
  await context.close();
});

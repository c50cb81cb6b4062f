import { representatives } from "@bulmo/testing/figures";
import { expect, test } from "vitest";
import { listenTo } from "../../harness/read-out.ts";
import { expectSound } from "../../harness/soundness.ts";
import {
  inText,
  main,
  send,
  shownIndex,
  storedPost,
  textField,
  titleField,
  tool,
  toolbar,
  write,
} from "../../harness/writing.ts";
import { openWriting, openWritings, origin } from "../../harness/writing-story.ts";

openWritings();

test("BRD-18 Korean composition is never broken, in a blank line, a list and a heading", async () => {
  const { page, context } = await openWriting();
  const keyboard = await context.newCDPSession(page);
  const compose = async (...steps: string[]) => {
    for (const text of steps)
      await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await keyboard.send("Input.insertText", { text: steps.at(-1) ?? "" });
  };
  const lotus = async () => {
    await compose("ㅇ", "여", "연");
    await compose("ㄱ", "고", "꼬", "꽃");
  };
  await textField(page).click();
  await inText(page);
  await lotus();
  await page.keyboard.press("Enter");
  await tool(page, "글머리 기호 목록").click();
  await inText(page);
  await lotus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await toolbar(page).getByLabel("문단 모양").selectOption({ label: "제목 2" });
  await textField(page).focus();
  await tool(page, "굵게").click();
  await inText(page);
  // Long enough for a draft to be kept in the middle of a syllable.
  await keyboard.send("Input.imeSetComposition", { text: "여", selectionStart: 1, selectionEnd: 1 });
  await main(page)
    .getByText(/에 초안을 저장했습니다\.$/u)
    .waitFor();
  await compose("연");
  await compose("ㄲ", "꼬", "꽃");
  await titleField(page).fill("조합");
  await send(page);
  expect((await storedPost(origin, await shownIndex(page))).content).toBe(
    "<p>연꽃</p><ul><li><p>연꽃</p></li></ul><h2><strong>연꽃</strong></h2>",
  );
  await context.close();
});

test("BRD-17 BRD-18 a question is written by keys alone, and nobody is held in the text", async () => {
  const { page, context, faults } = await openWriting();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  await titleField(page).focus();
  await page.keyboard.type("글쇠로 쓴 글");
  // Past the box of a secret question.
  await keys("Tab", "Tab");
  expect(await focused()).toBe("문단 모양");
  await keys("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
  expect(await focused()).toBe("굵게");
  await keys("End");
  expect(await focused()).toBe("양쪽 정렬");
  await keys("ArrowRight", "ArrowLeft", "Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Tab");
  expect(await focused()).toBe("내용");
  await page.keyboard.type("굵은 ");
  // Back to the tool that was used last, by one step, and into the text again.
  await keys("Shift+Tab");
  expect(await focused()).toBe("굵게");
  await keys("Enter", "Tab");
  await inText(page);
  await page.keyboard.type("글");
  await keys("Shift+Tab", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
  expect(await focused()).toBe("글자 색");
  await keys("Enter");
  await page.locator('[role="menuitem"]:focus', { hasText: "기본" }).waitFor();
  for (const name of ["회색", "갈색", "빨강"]) {
    await keys("ArrowDown");
    await page.locator('[role="menuitem"]:focus', { hasText: name }).waitFor();
  }
  await keys("Enter");
  await inText(page);
  await page.keyboard.type("빨강");
  await keys("Enter", "Tab");
  // From an ordinary paragraph Tab goes on.
  expect(await focused()).not.toBe("내용");
  await keys("Shift+Tab");
  await inText(page);
  await page.keyboard.type("- 항목");
  await keys("Enter", "Tab");
  await inText(page);
  await page.keyboard.type("안의 항목");
  await keys("Escape", "Tab");
  expect(await focused()).not.toBe("내용");
  while ((await page.evaluate(() => document.activeElement?.textContent)) !== "게시글 작성") await keys("Tab");
  await keys("Enter");
  const { content } = await storedPost(origin, await shownIndex(page));
  expect(content).toContain("<p>굵은 <strong>글</strong>");
  expect(content).toContain('data-value="red">');
  expect(content).toContain("항목</p><ul><li><p>");
  expect(faults).toEqual([]);
  await context.close();
});

test.each(representatives([390, 360, 320], 2))(
  "BRD-18 on a phone of %d pixels all tools are in sight, in three rows, large enough for a finger",
  async (width) => {
    const { page, context } = await openWriting({ hasTouch: true });
    await page.setViewportSize({ width, height: 800 });
    const bar = await toolbar(page).boundingBox();
    if (!bar) throw new Error("no toolbar");
    const boxes = await toolbar(page)
      .locator("button, select")
      .evaluateAll((tools) => tools.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(16);
    for (const box of boxes) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.left).toBeGreaterThanOrEqual(bar.x);
      expect(box.right).toBeLessThanOrEqual(bar.x + bar.width);
      expect(box.top).toBeGreaterThanOrEqual(bar.y);
      expect(box.bottom).toBeLessThanOrEqual(bar.y + bar.height);
    }
    expect(new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(3);
    await expectSound(page);
    await context.close();
  },
);

test("BRD-18 with a phone's keyboard open, the tools and the line one writes stay in sight", async () => {
  const viewport = { width: 390, height: 420 };
  const { page, context } = await openWriting({ hasTouch: true });
  await page.setViewportSize(viewport);
  await textField(page).tap();
  const expectInSight = async () => {
    const caret = await page.evaluate(() => {
      const range = getSelection()?.getRangeAt(0);
      const element = range?.startContainer;
      const box = (element instanceof Element ? element : element?.parentElement)?.getBoundingClientRect();
      return { top: box?.top ?? 0, bottom: box?.bottom ?? 0 };
    });
    const bar = await toolbar(page).boundingBox();
    if (!bar) throw new Error("no toolbar");
    expect(bar.y).toBeGreaterThanOrEqual(0);
    expect(bar.y + bar.height).toBeLessThanOrEqual(caret.top + 1);
    expect(caret.bottom).toBeLessThanOrEqual(viewport.height);
  };
  for (let line = 1; line <= 25; line += 1) {
    await write(page, `긴 글의 ${line}번째 줄`);
    await page.keyboard.press("Enter");
    await expectInSight();
  }
  // On the way back up, where the toolbar stands over the text.
  for (let line = 1; line <= 20; line += 1) {
    await page.keyboard.press("ArrowUp");
    await page.keyboard.type("글");
    await expectInSight();
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectSound(page);
  await context.close();
});

test("SEE-17 a link is made by its button, changed and taken off; what leads nowhere is refused", async () => {
  const { page, context, faults } = await openWriting();
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const address = (name: string) => dialog(name).getByRole("textbox", { name: "주소" });
  await textField(page).click();
  await write(page, "연꽃 ");
  await tool(page, "링크 넣기").click();
  await address("링크 넣기").fill("javascript:alert(1)");
  const heard = await listenTo(page);
  const wrong = "‘https://’로 시작하는 주소나 메일 주소를 입력해 주세요.";
  await page.keyboard.press("Enter");
  await expect.poll(heard).toEqual([`alert: ${wrong}`]);
  await page.keyboard.press("Enter");
  await expect.poll(heard).toEqual([`alert: ${wrong}`, `alert: ${wrong}`]);
  await dialog("링크 넣기").getByRole("button", { name: "넣기" }).click();
  await expect.poll(heard).toContain(`focus: ${wrong}`);
  await expectSound(page);
  await address("링크 넣기").fill("example.org/가");
  await dialog("링크 넣기").getByRole("textbox", { name: "보일 글" }).fill("안내");
  await page.keyboard.press("Enter");
  await dialog("링크 넣기").waitFor({ state: "hidden" });
  await inText(page);
  await page.keyboard.press("Enter");
  await write(page, "모란");
  await page.keyboard.press("Shift+Home");
  await tool(page, "링크 넣기").click();
  expect(await dialog("링크 넣기").getByRole("textbox", { name: "보일 글" }).count()).toBe(0);
  await address("링크 넣기").fill("moon@example.org");
  await page.keyboard.press("Enter");
  await textField(page).getByText("모란").click();
  await tool(page, "링크 고치기").click();
  expect(await address("링크 고치기").inputValue()).toBe("mailto:moon@example.org");
  await address("링크 고치기").fill("http://example.org");
  await dialog("링크 고치기").getByRole("button", { name: "저장" }).click();
  await titleField(page).fill("링크가 있는 글");
  await send(page);
  const index = await shownIndex(page);
  const links = async () =>
    (await storedPost(origin, index)).content
      .replaceAll(/ (?:target|rel|class)="[^"]*"/gu, "")
      .replaceAll("\uFFFC", "");
  expect(await links()).toBe(
    '<p>연꽃 <a href="https://example.org/가">안내</a></p><p><a href="http://example.org">모란</a></p>',
  );
  await page.goto(`${origin}/community/qna/edit?type=qna&index=${index}`);
  await textField(page).getByText("모란").click();
  await tool(page, "링크 고치기").click();
  await dialog("링크 고치기").getByRole("button", { name: "링크 없애기" }).click();
  await send(page);
  await shownIndex(page);
  expect(await links()).toContain("<p>모란</p>");
  expect(faults).toEqual([]);
  await context.close();
});

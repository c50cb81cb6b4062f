import type { Page } from "playwright";
import { expect, test } from "vitest";
import { action, editPath, found, openAsCurator, openContents, site } from "../harness/content-story.ts";
import { answerDialog } from "../harness/dialog.ts";
import { expectSound } from "../harness/soundness.ts";
import { inText, main, pictureChooser, pngFile, textField, titleField, tool } from "../harness/writing.ts";

openContents();

const path = "/admin/content-manage/undescribed";
const type = "NOTICE";

const fields = (page: Page) => main(page).getByRole("textbox", { name: "대체 텍스트" });
const saved = (page: Page, name: string) =>
  main(page).getByText(`${name}에 대체 텍스트를 적었습니다.`, { exact: true });
/** Where the focus is: in the form of which picture. */
const focusedForm = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("form")?.getAttribute("aria-label"));
const said = async (index: number): Promise<string[]> =>
  (await found(type, index))?.content.match(/alt="[^"]*"(?: role="\w+")?/gu) ?? [];

async function announce(title: string, count: number): Promise<number> {
  const urls = await Promise.all(Array.from({ length: count }, () => site.upload({ width: 320, height: 240 })));
  const text = urls.map((url, at) => `<p>글 ${at + 1}</p><img src="${url}" alt="" />`).join("");
  return site.hang({ type, title, author: "", text });
}

test("ATT-07 pictures that go in without a description are found, described by keys, taken back, and told when overtaken", async () => {
  const written = await openAsCurator(editPath + "?type=notice");
  const { page: form } = written;
  await textField(form).waitFor();
  await pictureChooser(form).setInputFiles([await pngFile("1.png"), await pngFile("2.png")]);
  const many = form.getByRole("dialog", { name: "이미지 2장 넣기" });
  await many.getByText("올렸습니다.").nth(1).waitFor();
  // A description is asked for, unless one says that it comes later.
  await many.getByRole("button", { name: "넣기", exact: true }).click();
  expect(await many.getByText("대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요.").count()).toBe(2);
  await many.getByRole("group", { name: "2번째 이미지" }).getByRole("checkbox", { name: "장식용 이미지" }).click();
  await many.getByRole("checkbox", { name: "대체 텍스트는 나중에" }).click();
  await expectSound(form);
  await many.getByRole("button", { name: "넣기", exact: true }).click();
  await many.waitFor({ state: "hidden" });
  await inText(form);
  const note = textField(form).getByText("대체 텍스트 없음 · 쓰기");
  expect(await note.count()).toBe(1);
  await pictureChooser(form).setInputFiles(await pngFile("3.png"));
  const one = form.getByRole("dialog", { name: "이미지 넣기" });
  await one.getByRole("checkbox", { name: "대체 텍스트는 나중에" }).click();
  await one.getByRole("button", { name: "넣기" }).click();
  await one.waitFor({ state: "hidden" });
  expect(await note.count()).toBe(2);
  await note.nth(1).click();
  const anew = form.getByRole("dialog", { name: "이미지 고치기" });
  expect(await anew.getByRole("checkbox", { name: "장식용 이미지" }).isChecked()).toBe(false);
  await anew.getByRole("textbox", { name: "대체 텍스트" }).fill("연못");
  await anew.getByRole("button", { name: "저장" }).click();
  await anew.waitFor({ state: "hidden" });
  expect(await note.count()).toBe(1);
  await textField(form).locator('img[src][alt=""]:not([role])').click();
  await tool(form, "이미지 고치기 (대체 텍스트 없음)").waitFor();
  await titleField(form).fill("나중에 적을 사진");
  await action(form, "올리기").click();
  await answerDialog(form, "게시물을 업로드 하시겠습니까?");
  await answerDialog(form, "정상적으로 업로드 되었습니다.");
  expect(written.faults).toEqual([]);
  await written.context.close();

  const index = await announce("가을 법회", 3);
  const { page, context, faults } = await openAsCurator(path);
  await fields(page).nth(3).waitFor();
  // The decorative picture and the described one are not among them.
  expect(await fields(page).count()).toBe(4);
  await main(page).getByText("[이미지] 글 2").waitFor();
  await expectSound(page);
  await fields(page).first().focus();
  await page.keyboard.press("Enter");
  await main(page).getByText("대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요.").waitFor();
  await page.keyboard.type("괘불");
  await page.keyboard.press("Enter");
  // Without waiting for the answer.
  await page.keyboard.type("점안식");
  expect(await focusedForm(page)).toBe("‘가을 법회’의 2번째 이미지");
  await page.keyboard.press("Enter");
  await saved(page, "‘가을 법회’의 2번째 이미지").waitFor();
  expect(await said(index)).toEqual(['alt="괘불"', 'alt="점안식"', 'alt=""']);

  await main(page).getByRole("button", { name: "‘가을 법회’의 1번째 이미지 되돌리기" }).click();
  await expect.poll(() => focusedForm(page)).toBe("‘가을 법회’의 1번째 이미지");
  expect(await said(index)).toEqual(['alt=""', 'alt="점안식"', 'alt=""']);
  expect(await fields(page).first().inputValue()).toBe("괘불");

  // Another administrator is faster.
  const { content, title } = (await found(type, index)) ?? { content: "", title: "" };
  const changed = { type, targetType: type, index, title, content: content.replace('alt=""', 'alt="큰 괘불"') };
  await site.call("PUT", "/api/post", changed);
  await page.keyboard.press("Enter");
  await main(page).getByText("지금은 ‘큰 괘불’이라고 적혀 있습니다.").waitFor();
  expect(await said(index)).toEqual(['alt="큰 괘불"', 'alt="점안식"', 'alt=""']);
  await main(page).getByRole("button", { name: "‘가을 법회’의 1번째 이미지 저장" }).click();
  await saved(page, "‘가을 법회’의 1번째 이미지").waitFor();
  const third = main(page).getByRole("form", { name: "‘가을 법회’의 3번째 이미지" });
  await third.getByRole("checkbox", { name: "장식용 이미지" }).click();
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
  await context.setOffline(true);
  await third.getByRole("button", { name: /저장$/u }).click();
  await third.getByText("서버의 응답을 받지 못했습니다.").waitFor();
  await context.setOffline(false);
  await third.getByRole("button", { name: /저장$/u }).click();
  await main(page).getByText("‘가을 법회’의 3번째 이미지를 장식용으로 표시했습니다.").waitFor();
  expect(await said(index)).toEqual(['alt="괘불"', 'alt="점안식"', 'alt="" role="presentation"']);

  await fields(page).first().fill("나중에 적은 설명");
  await page.keyboard.press("Enter");
  await main(page).getByText("이미지 4장을 저장했습니다. 이 페이지의 이미지는 모두 마쳤습니다.").waitFor();
  await saved(page, "‘나중에 적을 사진’의 1번째 이미지").waitFor();
  await page.reload();
  await main(page).getByText("대체 텍스트 없는 이미지가 없습니다.").waitFor();
  await context.close();
});

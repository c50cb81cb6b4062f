import type { Page } from "playwright";
import { expect, test } from "vitest";
import { chooseFiles, fileList, fileRow, pdfFile } from "../harness/attached-files.ts";
import { visit } from "../harness/browser.ts";
import {
  action,
  announce,
  editPath,
  found,
  listed,
  listPath,
  openContents,
  openForm,
  origin,
  site,
  titlesOn,
} from "../harness/content-story.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { browser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";
import { inText, main, textField, titleField, write } from "../harness/writing.ts";

openContents();

const field = (page: Page, name: string) => main(page).getByRole("textbox", { name });
const board = (page: Page) => main(page).getByLabel("게시판");
const chips = (page: Page) => main(page).getByRole("radiogroup", { name: "문하" });
const offer = (page: Page) => main(page).getByRole("region", { name: "저장된 초안이 있습니다." });

/** Answers a dialog by its 확인; the next one may open at once. */
async function agree(page: Page, words: string): Promise<void> {
  const asked = dialog(page).filter({ hasText: words });
  await asked.getByRole("button", { name: "확인", exact: true }).click();
  await asked.waitFor({ state: "hidden" });
}

async function upload(page: Page): Promise<void> {
  // What is there already is saved.
  await action(page, "올리기").or(action(page, "저장")).click();
  await agree(page, "게시물을 업로드 하시겠습니까?");
  await agree(page, "정상적으로 업로드 되었습니다.");
}

test("ADM-19 ADM-20 ADM-21 a work is written with its group, painter and caption, which the exhibition shows", async () => {
  const { page, context, faults } = await openForm(`${editPath}?type=SECOND_EXHIBITION`);
  expect(await board(page).inputValue()).toBe("SECOND_EXHIBITION");
  expect(await chips(page).getByRole("radio").count()).toBe(8);
  await titleField(page).fill("수월관음도");
  await chips(page).getByRole("radio", { name: "석록 문하" }).check();
  await field(page, "작가").fill("김금어");
  await field(page, "설명/캡션").fill("비단에 석채, 120×180cm");
  await textField(page).click();
  await write(page, "물에 비친 달을 그렸습니다.");
  await expectSound(page);
  await action(page, "올리기").click();
  await dialog(page).getByRole("button", { name: "취소" }).click();
  expect(await titlesOn("SECOND_EXHIBITION")).toEqual([]);
  expect(await titleField(page).inputValue()).toBe("수월관음도");
  await upload(page);
  await page.waitForURL(`${origin}${listPath}?type=SECOND_EXHIBITION`);
  expect(await listed(page)).toEqual(["수월관음도"]);
  expect(await found("SECOND_EXHIBITION", 1)).toMatchObject({
    title: "수월관음도",
    subType: 3,
    author: "김금어",
    caption: "비단에 석채, 120×180cm",
    content: "<p>물에 비친 달을 그렸습니다.</p>",
  });
  expect(faults).toEqual([]);
  await context.close();

  const reader = await visit(browser);
  await reader.page.goto(`${origin}/gallery/exhibition/2/3`);
  const shown = await main(reader.page).innerText();
  expect(shown).toContain("김금어");
  expect(shown).toContain("비단에 석채, 120×180cm");
  await reader.context.close();
});

test("ATT-01 ATT-02 a work takes a file, which its page offers to whoever looks at it", async () => {
  const { page, context, faults } = await openForm(`${editPath}?type=THIRD_EXHIBITION`);
  await titleField(page).fill("보존 처리를 마친 감로도");
  await chooseFiles(page, [pdfFile("보존 처리 보고서.pdf")]);
  await fileRow(page, "보존 처리 보고서.pdf")
    .getByText(/^PDF · /u)
    .waitFor();
  await textField(page).click();
  await write(page, "2026년 봄에 보존 처리를 마쳤습니다.");
  await upload(page);
  await page.waitForURL(`${origin}${listPath}?type=THIRD_EXHIBITION`);
  expect(faults).toEqual([]);
  await context.close();

  const reader = await visit(browser, { viewport: { width: 390, height: 844 } });
  await reader.page.goto(`${origin}/gallery/exhibition/3/detail?type=THIRD_EXHIBITION&index=1`);
  await fileList(reader.page).getByRole("heading", { name: "첨부 파일 1개", level: 2 }).waitFor();
  const taken = reader.page.waitForEvent("download");
  await fileList(reader.page).getByRole("link", { name: "보존 처리 보고서.pdf 내려받기" }).click();
  expect((await taken).suggestedFilename()).toBe("보존 처리 보고서.pdf");
  await expectSound(reader.page);
  expect(reader.faults).toEqual([]);
  await reader.context.close();
});

test("ADM-20 ADM-21 a work without a painter bears its writer's name; a notice has neither painter nor group", async () => {
  const { page, context } = await openForm(`${editPath}?type=FIRST_EXHIBITION`);
  expect(await chips(page).count()).toBe(0);
  await titleField(page).fill("이름 없는 작품");
  await textField(page).click();
  await write(page, "글");
  await upload(page);
  await page.waitForURL(`${origin}${listPath}?type=FIRST_EXHIBITION`);
  expect(await found("FIRST_EXHIBITION", 1)).toMatchObject({ author: "큐레이터", caption: "", subType: null });

  await page.goto(`${origin}${editPath}?type=notice`);
  await textField(page).waitFor();
  expect(await field(page, "작가").count()).toBe(0);
  expect(await chips(page).count()).toBe(0);
  await titleField(page).fill("정기총회 안내");
  await textField(page).click();
  await write(page, "모두 오십시오.");
  await upload(page);
  await page.waitForURL(`${origin}${listPath}?type=notice`);
  expect(await listed(page)).toContain("정기총회 안내");
  await context.close();
});

test("ADM-22 every field of a post is loaded; what nobody touched stays as it was", async () => {
  const work = { type: "FOURTH_EXHIBITION", title: "연화도", author: "이금어", caption: "종이에 먹", subType: 9 };
  const index = await site.hang({ ...work, text: "<p>처음 쓴 글</p>" });
  const { page, context, faults } = await openForm(`${editPath}?type=FOURTH_EXHIBITION&index=${index}`);
  expect(await titleField(page).inputValue()).toBe("연화도");
  expect(await board(page).inputValue()).toBe("FOURTH_EXHIBITION");
  expect(await chips(page).getByRole("radio", { name: "연화 문하" }).isChecked()).toBe(true);
  expect(await field(page, "작가").inputValue()).toBe("이금어");
  expect(await field(page, "설명/캡션").inputValue()).toBe("종이에 먹");
  expect(await textField(page).innerText()).toContain("처음 쓴 글");
  // What was opened and not changed may be left.
  await main(page).getByRole("link", { name: "목록", exact: true }).click();
  await page.waitForURL(`${origin}${listPath}?type=FOURTH_EXHIBITION`);
  await main(page).getByRole("link", { name: "연화도" }).click();
  await titleField(page).fill("고친 연화도");
  await upload(page);
  await page.waitForURL(`${origin}${listPath}?type=FOURTH_EXHIBITION`);
  expect(await listed(page)).toEqual(["고친 연화도"]);
  expect(await found("FOURTH_EXHIBITION", index)).toMatchObject({
    ...work,
    title: "고친 연화도",
    content: "<p>처음 쓴 글</p>",
  });
  expect(faults).toEqual([]);
  await context.close();
});

test("ADM-22 another board takes the post, which gets the next number there; its old address leads to it", async () => {
  const index = await announce("전시로 옮길 글");
  const works = (await titlesOn("THIRD_EXHIBITION")).length;
  const { page, context, faults } = await openForm(`${editPath}?type=notice&index=${index}`);
  await board(page).selectOption({ label: "제3회 불교미술전" });
  await chips(page).getByRole("radio", { name: "채운 문하" }).check();
  await field(page, "설명/캡션").fill("옮겨 온 작품");
  await upload(page);
  await page.waitForURL(`${origin}${listPath}?type=THIRD_EXHIBITION`);
  expect(await listed(page)).toContain("전시로 옮길 글");
  expect(await titlesOn("NOTICE")).not.toContain("전시로 옮길 글");
  const there = { type: "THIRD_EXHIBITION", index: works + 1, subType: 6, author: "큐레이터", caption: "옮겨 온 작품" };
  expect(await found("NOTICE", index)).toMatchObject(there);
  await page.goto(`${origin}${editPath}?type=notice&index=${index}`);
  await page.waitForURL(`${origin}${editPath}?type=THIRD_EXHIBITION&index=${works + 1}`);
  await textField(page).waitFor();
  expect(await chips(page).getByRole("radio", { name: "채운 문하" }).isChecked()).toBe(true);
  // Groups of another exhibition are others: none is taken along by its number.
  await board(page).selectOption({ label: "제2회 불교미술전" });
  expect(await chips(page).getByRole("radio", { name: "선택 안 함" }).isChecked()).toBe(true);
  await upload(page);
  await page.waitForURL(`${origin}${listPath}?type=SECOND_EXHIBITION`);
  expect(await found("NOTICE", index)).toMatchObject({ type: "SECOND_EXHIBITION", subType: null });
  expect(faults).toEqual([]);
  await context.close();
});

test("ADM-19 BRD-23 what cannot be taken is told, and what was typed stays", async () => {
  const { page, context } = await openForm(`${editPath}?type=FIRST_EXHIBITION`);
  await action(page, "올리기").click();
  expect(await readDialog(page)).toBe("제목을 입력해 주세요.");
  await titleField(page).fill("끊긴 작품");
  await field(page, "작가").fill("가".repeat(51));
  await action(page, "올리기").click();
  expect(await readDialog(page)).toBe("작가는 50자 이하로 입력해 주세요.");
  await field(page, "작가").fill("김금어");
  await action(page, "올리기").click();
  expect(await readDialog(page)).toBe("내용을 입력해 주세요.");
  await inText(page);
  await write(page, "남아 있을 글");
  await context.setOffline(true);
  await action(page, "올리기").click();
  await agree(page, "게시물을 업로드 하시겠습니까?");
  const refusal = await readDialog(page);
  expect(refusal).toContain("서버에 연결할 수 없습니다.");
  expect(refusal).toContain("초안으로 남아 있습니다.");
  await context.setOffline(false);
  expect(await titleField(page).inputValue()).toBe("끊긴 작품");
  expect(await field(page, "작가").inputValue()).toBe("김금어");
  expect(await textField(page).innerText()).toContain("남아 있을 글");
  await upload(page);
  expect(await titlesOn("FIRST_EXHIBITION")).toContain("끊긴 작품");
  await context.close();
});

test("BRD-24 NAV-31 a draft of every field is kept for its board and post; leaving asks", async () => {
  const { page, context } = await openForm(`${editPath}?type=FOURTH_EXHIBITION`);
  await titleField(page).fill("쓰다 만 작품");
  await board(page).selectOption({ label: "제2회 불교미술전" });
  await chips(page).getByRole("radio", { name: "금선 문하" }).check();
  await field(page, "설명/캡션").fill("쓰다 만 설명");
  await textField(page).click();
  await write(page, "쓰다 만 글");
  await expect.poll(() => main(page).getByText("초안을 저장했습니다.").count()).toBe(1);
  await main(page).getByRole("link", { name: "목록", exact: true }).click();
  expect(await readDialog(page, { button: "계속 작성" })).toContain("작성 중인 글이 있습니다.");
  await main(page).getByRole("link", { name: "목록", exact: true }).click();
  await readDialog(page, { button: "나가기" });
  await page.waitForURL(`${origin}${listPath}?type=FOURTH_EXHIBITION`);

  await page.goto(`${origin}${editPath}?type=notice`);
  await textField(page).waitFor();
  expect(await offer(page).count()).toBe(0);
  await page.goto(`${origin}${editPath}?type=FOURTH_EXHIBITION`);
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => textField(page).innerText()).toContain("쓰다 만 글");
  expect(await titleField(page).inputValue()).toBe("쓰다 만 작품");
  expect(await board(page).inputValue()).toBe("SECOND_EXHIBITION");
  expect(await chips(page).getByRole("radio", { name: "금선 문하" }).isChecked()).toBe(true);
  expect(await field(page, "설명/캡션").inputValue()).toBe("쓰다 만 설명");
  await upload(page);
  await page.waitForURL(`${origin}${listPath}?type=SECOND_EXHIBITION`);
  await page.goto(`${origin}${editPath}?type=FOURTH_EXHIBITION`);
  await textField(page).waitFor();
  expect(await offer(page).count()).toBe(0);
  expect(await titleField(page).inputValue()).toBe("");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();
});

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { addMember } from "../harness/account.ts";
import { fillSignIn, settled, signIn, visit } from "../harness/browser.ts";
import {
  action,
  announce,
  boxOf,
  editPath,
  found,
  listed,
  listPath,
  openAsCurator,
  openContents,
  origin,
  rows,
  site,
  titlesOn,
} from "../harness/content-story.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { curator } from "../harness/gallery-site.ts";
import { callsOf } from "../harness/question.ts";
import { loseAnswer } from "../harness/lost-answer.ts";
import { browser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";
import { main } from "../harness/writing.ts";

openContents();

test.each([`${listPath}?type=notice`, `${editPath}?type=notice`])(
  "NAV-20 NAV-22 %s is for administrators: a visitor signs in first and comes back, a member stays outside",
  async (address) => {
    const { page, context } = await visit(browser);
    await page.goto(origin + address);
    await page.waitForURL(/\/sign-in\?origin=/u);
    await fillSignIn(page, curator);
    await page.waitForURL(origin + address);
    await main(page).getByRole("link", { name: "글쓰기" }).or(action(page, "올리기")).waitFor();
    await context.close();

    const outsider = await visit(browser);
    const someone = await addMember(origin, address.includes("edit") ? "outsideedit" : "outsidelist");
    await signIn(outsider.context, origin, someone);
    await outsider.page.goto(origin + address);
    await outsider.page.waitForURL(`${origin}/sign-in`);
    expect(
      await action(outsider.page, "올리기")
        .or(main(outsider.page).getByRole("link", { name: "글쓰기" }))
        .count(),
    ).toBe(0);
    await outsider.context.close();
  },
);

test("NAV-10 the administrators' pages are not for search engines", async () => {
  for (const path of [listPath, editPath]) {
    const answer = await fetch(`${origin}${path}?type=notice`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/u);
  }
});

test("ADM-14 ADM-15 a group, a board and a disciple group are chosen, and the address carries them", async () => {
  await site.hang({ type: "FIRST_EXHIBITION", title: "첫 전시의 작품", author: "김금어" });
  await site.hang({ type: "SECOND_EXHIBITION", title: "담묵의 작품", author: "이금어", subType: 1 });
  await site.hang({ type: "SECOND_EXHIBITION", title: "향연의 작품", author: "박금어", subType: 7 });
  await announce("총회 안내");
  const { page, context, faults } = await openAsCurator(listPath);
  expect(await listed(page)).toEqual(["첫 전시의 작품"]);
  await main(page).getByRole("link", { name: "제2회 불교미술전" }).click();
  await page.waitForURL(`${origin}${listPath}?type=SECOND_EXHIBITION`);
  expect(await listed(page)).toEqual(["향연의 작품", "담묵의 작품"]);
  const filter = main(page).getByLabel("문하");
  expect(await filter.locator("option").count()).toBe(8);
  await filter.selectOption({ label: "향연 문하" });
  await page.waitForURL(`${origin}${listPath}?type=SECOND_EXHIBITION&group=7`);
  await expect.poll(() => listed(page)).toEqual(["향연의 작품"]);
  await filter.selectOption({ label: "취벽 문하" });
  await main(page).getByText("아직 올라온 게시물이 없습니다.").waitFor();

  await main(page).getByRole("link", { name: "커뮤니티" }).click();
  await page.waitForURL(`${origin}${listPath}?type=notice`);
  expect(await main(page).getByRole("link", { name: "공지사항" }).getAttribute("aria-current")).toBe("page");
  expect(await listed(page)).toEqual(["총회 안내"]);
  expect(await filter.count()).toBe(0);
  await main(page).getByRole("link", { name: "Q&A" }).click();
  await page.waitForURL(`${origin}${listPath}?type=qna`);
  await main(page).getByText("아직 올라온 게시물이 없습니다.").waitFor();
  await main(page).getByRole("link", { name: "전시", exact: true }).click();
  await page.waitForURL(`${origin}${listPath}?type=FIRST_EXHIBITION`);
  await page.goBack();
  await page.goBack();
  await page.waitForURL(`${origin}${listPath}?type=notice`);
  expect(await listed(page)).toEqual(["총회 안내"]);
  expect(faults).toEqual([]);
  await context.close();
});

test("ADM-16 ADM-17 ADM-18 14 posts a page with a pager; what can be done depends on how many are chosen", async () => {
  for (let number = 1; number <= 15; number += 1) {
    await site.hang({ type: "THIRD_EXHIBITION", title: `작품 ${number}`, author: "최금어", subType: 2 });
  }
  const { page, context, faults } = await openAsCurator(`${listPath}?type=THIRD_EXHIBITION`);
  expect(await listed(page)).toHaveLength(14);
  expect(await rows(page).first().innerText()).toMatch(/선택\s+제목\s+작가\s+작성일/u);
  expect(await rows(page).nth(1).innerText()).toMatch(/작품 15\s+최금어\s+\d{4}\.\d{2}\.\d{2}/u);
  await expectSound(page);
  expect(await action(page, "수정").isDisabled()).toBe(true);
  expect(await action(page, "선택 삭제").isDisabled()).toBe(true);
  await boxOf(page, "작품 9").click();
  expect(await action(page, "수정").isEnabled()).toBe(true);
  expect(await action(page, "선택 삭제").isEnabled()).toBe(true);
  await boxOf(page, "작품 8").click();
  expect(await action(page, "수정").isDisabled()).toBe(true);
  expect(await action(page, "선택 삭제").isEnabled()).toBe(true);
  const all = main(page).getByRole("checkbox", { name: "이 페이지 전체 선택" });
  expect(await all.getAttribute("aria-checked")).toBe("mixed");
  await all.click();
  await main(page).getByText("14개 선택").waitFor();
  await all.click();
  expect(await action(page, "선택 삭제").isDisabled()).toBe(true);
  await boxOf(page, "작품 9").click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await action(page, "수정").click();
  await page.waitForURL(`${origin}${editPath}?type=THIRD_EXHIBITION&index=9`);
  await page.goBack();
  await main(page).getByRole("link", { name: "2 페이지" }).click();
  await page.waitForURL(`${origin}${listPath}?type=THIRD_EXHIBITION&page=2`);
  await expect.poll(() => listed(page)).toEqual(["작품 1"]);
  await main(page).getByRole("link", { name: "글쓰기" }).click();
  await page.waitForURL(`${origin}${editPath}?type=THIRD_EXHIBITION`);
  await page.goBack();
  await page.waitForURL(`${origin}${listPath}?type=THIRD_EXHIBITION&page=2`);
  expect(faults).toEqual([]);
  await context.close();
});

test("ADM-18 chosen posts are deleted after a question; a refusal leaves them all", async () => {
  for (const title of ["남는 글", "지울 글 하나", "지울 글 둘", "먼저 지워질 글"]) await announce(title);
  const gone = (await titlesOn("NOTICE")).length;
  const { page, context, faults } = await openAsCurator(`${listPath}?type=notice`);
  await boxOf(page, "지울 글 하나").click();
  await boxOf(page, "지울 글 둘").click();
  await action(page, "선택 삭제").click();
  expect(await dialog(page).innerText()).toContain("정말 삭제 하시겠습니까?");
  await dialog(page).getByRole("button", { name: "취소" }).click();
  expect(await titlesOn("NOTICE")).toHaveLength(gone);
  await action(page, "선택 삭제").click();
  expect(await readDialog(page)).toBe("정말 삭제 하시겠습니까?");
  await expect.poll(() => listed(page)).not.toContain("지울 글 하나");
  expect(await titlesOn("NOTICE")).toHaveLength(gone - 2);
  expect(await action(page, "선택 삭제").isDisabled()).toBe(true);
  expect(faults).toEqual([]);

  const answer = await fetch(
    `${origin}/api/post/list?type=NOTICE&searchKeyword=${encodeURIComponent("먼저 지워질 글")}`,
  );
  const [{ index }] = ((await answer.json()) as { list: [{ index: number }] }).list;
  await boxOf(page, "남는 글").click();
  await boxOf(page, "먼저 지워질 글").click();
  await site.takeDown("NOTICE", index);
  await action(page, "선택 삭제").click();
  await dialog(page).getByRole("button", { name: "확인" }).click();
  await dialog(page).getByText("게시물을 삭제하지 못했습니다.").waitFor();
  await dialog(page).getByRole("button", { name: "확인" }).click();
  await expect.poll(() => listed(page)).not.toContain("먼저 지워질 글");
  expect(await listed(page)).toContain("남는 글");
  expect(await boxOf(page, "남는 글").isChecked()).toBe(true);
  await context.close();
});

test("ADM-18 where no answer comes to a deletion nothing is claimed, and the list is shown anew", async () => {
  for (const title of ["미리 지운 글", "다른 글"]) await announce(title);
  const { page, context } = await openAsCurator(`${listPath}?type=notice`);
  await page.route("**/trpc/post.remove**", loseAnswer);
  await boxOf(page, "미리 지운 글").click();
  await action(page, "선택 삭제").click();
  await dialog(page).getByRole("button", { name: "확인" }).click();
  await dialog(page).getByText("게시물이 삭제되었는지 알 수 없습니다.").waitFor();
  expect(await dialog(page).innerText()).not.toContain("그대로 있습니다");
  await dialog(page).getByRole("button", { name: "확인" }).click();
  await expect.poll(() => listed(page)).not.toContain("미리 지운 글");
  expect(await listed(page)).toContain("다른 글");
  await context.close();
});

test("ADM-14 BRD-05 posts are looked for by title and by writer, within the board that is shown", async () => {
  // A word of this try's own: what an earlier one has written would be found as well.
  const word = `찾는${Date.now() % 100_000}`;
  for (const title of [`${word} 공지`, `${word} 다른 공지`, "남의 공지"]) await announce(title);
  const { page, context, faults } = await openAsCurator(`${listPath}?type=notice`);
  const term = main(page).getByRole("searchbox", { name: "검색어" });
  await term.fill(word);
  await page.keyboard.press("Enter");
  await page.waitForURL(/searchKeyword=/u);
  expect(new URL(page.url()).searchParams.get("type")).toBe("notice");
  await expect.poll(() => listed(page)).toEqual([`${word} 다른 공지`, `${word} 공지`]);
  await expectSound(page);
  await main(page).getByLabel("검색할 항목").selectOption({ label: "글쓴이" });
  await term.fill("없는 사람");
  await page.keyboard.press("Enter");
  await main(page).getByText("‘없는 사람’에 맞는 게시물이 없습니다.").waitFor();
  await main(page).getByRole("link", { name: "전체 목록 보기" }).click();
  await page.waitForURL(`${origin}${listPath}?type=notice`);
  await expect.poll(() => listed(page)).toContain("남의 공지");
  expect(await term.inputValue()).toBe("");
  expect(faults).toEqual([]);
  await context.close();
});

test("ADM-12 NAV-26 a list that cannot be loaded says so, and is tried again", async () => {
  await announce("나중에 보이는 글");
  const { page, context } = await openAsCurator(`${listPath}?type=qna`);
  // However the calls are put together.
  const lists = /\/trpc\/[^?]*post\.list/u;
  await page.route(lists, (route) => route.abort());
  await main(page).getByRole("link", { name: "커뮤니티" }).click();
  const line = main(page).getByRole("alert").filter({ hasText: "게시물 목록을 불러오지 못했습니다." });
  await line.waitFor();
  expect(await main(page).getByRole("link", { name: "Q&A" }).isVisible()).toBe(true);
  await page.unroute(lists);
  await line.getByRole("button", { name: "다시 시도" }).click();
  await expect.poll(() => listed(page)).toContain("나중에 보이는 글");
  await context.close();
});

test("a list is taken along as a table, all pages of it", async () => {
  for (let number = 1; number <= 16; number += 1) {
    await site.hang({ type: "FOURTH_EXHIBITION", title: `=작품 ${number}`, author: "최금어", subType: 4 });
  }
  await site.hang({ type: "FOURTH_EXHIBITION", title: "다른 문하의 작품", author: "정금어", subType: 5 });
  const { page, context, faults } = await openAsCurator(`${listPath}?type=FOURTH_EXHIBITION&group=4`);
  const [file] = await Promise.all([page.waitForEvent("download"), action(page, "목록 내려받기").click()]);
  expect(file.suggestedFilename()).toMatch(/^제4회 불교미술전.*\.csv$/u);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  const lines = text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(17);
  expect(lines[1]).toMatch(/^"16","\d+","제4회 불교미술전","[^"]*","'=작품 16","최금어",/u);
  await page.route("**/trpc/post.list**", (route) => route.abort());
  await action(page, "목록 내려받기").click();
  expect(await readDialog(page)).toContain("목록을 내려받지 못했습니다.");
  expect(faults.every((fault) => fault.includes("post.list") || fault.includes("ERR_FAILED"))).toBe(true);
  await context.close();
});

test("NAV-24 a post that is not there is not found", async () => {
  const { page, context } = await openAsCurator(listPath);
  for (const query of ["type=notice&index=999999", "type=qna&index=0", "type=FIRST_EXHIBITION&index=abc"]) {
    expect((await page.goto(`${origin}${editPath}?${query}`))?.status()).toBe(404);
    await settled(page);
    await main(page).getByText("죄송합니다. 현재 찾을 수 없는 페이지를 요청 하셨습니다.").waitFor();
  }
  expect(await found("NOTICE", 999_999)).toBeUndefined();
  await context.close();
});

test("SEE-19 works are listed with their pictures, rare actions stand behind one button, questions that wait are counted", async () => {
  const format = { width: 200, height: 300 };
  const index = await site.hang({ type: "FOURTH_EXHIBITION", title: "그림이 있는 작품", author: "김금어", format });
  const { page, context, faults } = await openAsCurator(`${listPath}?type=FOURTH_EXHIBITION`);
  const row = rows(page).filter({ hasText: "그림이 있는 작품" });
  const shown = await row.locator("img").boundingBox();
  expect((shown?.height ?? 0) / (shown?.width ?? 1)).toBeCloseTo(1.5, 1);
  await expectSound(page);
  await row.getByRole("button", { name: "‘그림이 있는 작품’에 할 수 있는 일" }).click();
  const entry = (name: string) => page.getByRole("menuitem", { name });
  expect(await entry("글 보기").getAttribute("href")).toBe(
    `/gallery/exhibition/4/detail?type=FOURTH_EXHIBITION&index=${index}`,
  );
  await entry("삭제").click();
  expect(await readDialog(page)).toBe("정말 삭제 하시겠습니까?");
  await row.waitFor({ state: "hidden" });
  await expect.poll(() => page.locator(":focus").innerText()).toBe("게시물 1개를 삭제했습니다.");

  const questions = main(page).getByRole("region", { name: /답변을 기다리는 질문/u });
  expect(await questions.count()).toBe(0);
  const asker = await callsOf(origin, await addMember(origin, "waiting"));
  const asked = await asker.ask("답변을 기다립니다");
  await page.reload();
  const waiting = main(page).getByRole("region", { name: "답변을 기다리는 질문 1건" });
  await expect.poll(() => waiting.getByRole("link").allInnerTexts()).toEqual(["답변을 기다립니다"]);
  await page.getByRole("navigation").getByText("질문 1건", { exact: true }).waitFor();
  await expectSound(page);
  await (await callsOf(origin, curator)).comment(asked, "답변입니다.");
  await page.goto(`${origin}${listPath}?type=qna`);
  await rows(page).filter({ hasText: "답변을 기다립니다" }).getByText("답변", { exact: true }).waitFor();
  expect(await waiting.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

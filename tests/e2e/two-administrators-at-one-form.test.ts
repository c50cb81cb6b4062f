import type { Page } from "playwright";
import { expect, test } from "vitest";
import { visit } from "../harness/browser.ts";
import { openAsCurator, openContents, site } from "../harness/content-story.ts";
import { browser } from "../harness/open-browser.ts";
import { expectSoundAsShown } from "../harness/soundness.ts";
import { main } from "../harness/writing.ts";

openContents();

const field = (page: Page, name: string) => main(page).getByRole("textbox", { name });
const save = (page: Page) => main(page).getByRole("button", { name: "저장", exact: true }).click();

test("NAV-31 EXH-01 what another administrator changed in an exhibition meanwhile stays, and what both changed is asked about", async () => {
  const n = 5;
  await site.call("POST", "/api/exhibition", { n, title: "제5회", startsOn: "2027-05-01", venue: "공주" });
  const { page, context, faults } = await openAsCurator(`/admin/exhibition?edit=${n}`);
  await field(page, "장소").fill("부여 국립박물관");
  await field(page, "소개").fill("내가 쓴 소개");
  await site.call("PUT", "/api/exhibition", { n, title: "제5회 불교미술전", venue: "전주 전시장" });
  await save(page);
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await question.getByText("저장된 것: 전주 전시장").waitFor();
  await question.getByText("내 것: 부여 국립박물관").waitFor();
  // Of what the other alone has changed nothing is lost, and nobody is asked.
  expect(await question.getByText("제5회").count()).toBe(0);
  await expectSoundAsShown(page);
  await question.getByRole("button", { name: "더 고치기" }).click();
  expect(await field(page, "장소").inputValue()).toBe("부여 국립박물관");
  expect(await field(page, "소개").inputValue()).toBe("내가 쓴 소개");
  // Once more, and another change comes between.
  await save(page);
  await question.getByText("저장된 것: 전주 전시장").waitFor();
  await site.call("PUT", "/api/exhibition", { n, directions: "전주역에서 버스" });
  await question.getByRole("button", { name: "내 것으로 저장" }).click();
  await question.getByRole("button", { name: "내 것으로 저장" }).click();
  await main(page).getByText("전시를 고쳤습니다.").waitFor();
  expect(await site.call("GET", `/api/exhibition?n=${n}`)).toMatchObject({
    title: "제5회 불교미술전",
    venue: "부여 국립박물관",
    introduction: "내가 쓴 소개",
    directions: "전주역에서 버스",
  });
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
  await context.close();
});

test("NAV-31 EXH-06 two who change different things of a board both keep them", async () => {
  const board = { title: "답사기", address: "journeys", kind: "TEXT", readers: "MEMBERS", writers: "MEMBERS" };
  const { type } = await site.call<{ type: string }>("POST", "/api/board", board);
  const { page, context } = await openAsCurator(`/admin/board?edit=${type}`);
  await field(page, "이름").fill("답사 이야기");
  await site.call("PUT", "/api/board", { type, headings: ["봄", "가을"], readers: "EVERYONE" });
  await save(page);
  await main(page).getByText("‘답사 이야기’ 게시판을 고쳤습니다.").waitFor();
  expect(await site.call("GET", `/api/board?type=${type}`)).toMatchObject({
    title: "답사 이야기",
    headings: ["봄", "가을"],
    readers: "EVERYONE",
  });
  await context.close();
});

test("EXH-06 what administrators alone write has its way to the form, and shows it to nobody else", async () => {
  const board = {
    title: "행사 사진",
    address: "photos",
    kind: "ALBUM",
    readers: "EVERYONE",
    writers: "ADMINISTRATORS",
  };
  const { type } = await site.call<{ type: string }>("POST", "/api/board", board);
  const { page, context } = await openAsCurator("/community/photos");
  await main(page).getByRole("link", { name: "글쓰기" }).click();
  await page.waitForURL((url) => url.pathname === "/admin/content-manage/edit");
  expect(await main(page).getByLabel("게시판").inputValue()).toBe(type);
  await context.close();
  const visitor = await visit(browser);
  await visitor.page.goto(`${site.origin}/community/photos`);
  await main(visitor.page).getByText("아직 올라온 사진이 없습니다.").waitFor();
  expect(await main(visitor.page).getByRole("link", { name: "글쓰기" }).count()).toBe(0);
  await visitor.context.close();
});

import { expect, test } from "vitest";
import { visit } from "../harness/browser.ts";
import { openAsCurator, openContents, site } from "../harness/content-story.ts";
import { browser } from "../harness/open-browser.ts";
import { main } from "../harness/writing.ts";

openContents();

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

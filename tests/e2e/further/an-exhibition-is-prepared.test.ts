import type { Page } from "playwright";
import { expect, test } from "vitest";
import { settled, visit } from "../../harness/browser.ts";
import { openAsCurator, openContents, origin, site } from "../../harness/content-story.ts";
import { browser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main } from "../../harness/writing.ts";

openContents();

const path = "/admin/exhibition";
const title = "제5회 불교미술전";
const address = "/gallery/exhibition/5";
const work = "준비하는 관음도";
const workAddress = `${address}/detail?type=EXHIBITION_5&index=1`;

async function openAsVisitor(at: string, options = {}) {
  const opened = await visit(browser, options);
  const answer = await opened.page.goto(origin + at);
  await settled(opened.page);
  return { ...opened, status: answer?.status() };
}

const heading = (page: Page, name: string) => main(page).getByRole("heading", { name });
const workIn = (page: Page) => main(page).getByRole("link", { name: work });

/** Whoever may see them sees both pages, opened by their addresses, and loaded again. */
async function expectSeen(page: Page) {
  for (const [at, shown] of [
    [address, workIn(page)],
    [workAddress, heading(page, work)],
  ] as const) {
    await page.goto(origin + at);
    await shown.waitFor();
    await page.reload();
    await shown.waitFor();
  }
}

test("EXH-02 the secretary hangs works in a draft and in an announced exhibition, which nobody else sees until it opens", async () => {
  const { page, context } = await openAsCurator(`${path}?edit=new`);
  await main(page).getByRole("textbox", { name: "이름", exact: true }).fill(title);
  await main(page).getByLabel("여는 날", { exact: false }).first().fill("2027-05-01");
  await main(page).getByRole("textbox", { name: "장소" }).fill("공주문화예술회관");
  await main(page).locator('form button[type="submit"]').click();
  await main(page)
    .getByRole("link", { name: `${title} 보기` })
    .waitFor();
  // Of works it speaks where there are some.
  await page.goto(origin + address);
  await main(page).getByText("아직 올라온 작품이 없습니다.").waitFor();
  expect(await main(page).getByText("관리자에게만 보이는 작품입니다.").count()).toBe(0);
  await site.hang({ type: "EXHIBITION_5", title: work, author: "담묵", format: { width: 900, height: 600 } });

  const putInto = async (state: string) => {
    await page.goto(`${origin}${path}?edit=5`);
    await main(page).getByRole("combobox", { name: "상태" }).selectOption(state);
    await main(page).getByRole("button", { name: "저장" }).click();
    await main(page)
      .getByRole("link", { name: `${title} 보기` })
      .waitFor();
  };

  // A draft: from the list, by its address, and by that of its work.
  await page.goto(origin + path);
  await main(page)
    .getByRole("link", { name: `${title} 보기` })
    .click();
  await workIn(page).waitFor();
  await main(page).getByText("관리자에게만 보이는 작품입니다.").waitFor();
  await expectSeen(page);
  // What is no exhibition leads an administrator where it leads everybody.
  await page.goto(`${origin}/gallery/exhibition/77`);
  await page.waitForURL(`${origin}/gallery/exhibition/1`);
  for (const at of [address, workAddress]) {
    const visitor = await openAsVisitor(at);
    expect(new URL(visitor.page.url()).pathname).toBe("/gallery/exhibition/1");
    await visitor.context.close();
  }

  await putInto("ANNOUNCED");
  await expectSeen(page);
  for (const width of [1280, 390]) {
    const visitor = await openAsVisitor(address, { viewport: { width, height: 844 } });
    await main(visitor.page).getByText("공주문화예술회관").waitFor();
    await expectSound(visitor.page, width === 390 ? "dark" : "light");
    expect(await visitor.page.getByText(work).count()).toBe(0);
    await visitor.page.goto(origin);
    await heading(visitor.page, "제5회 일섭문도회 불교미술전").waitFor();
    await main(visitor.page).getByText("2027년 5월 1일 (토)").waitFor();
    await main(visitor.page).getByRole("link", { name: "제5회 일섭문도회 불교미술전 전시 안내" }).click();
    await visitor.page.waitForURL(origin + address);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const shut = await visitor.page.goto(origin + workAddress);
    expect(shut?.status()).toBe(404);
    await visitor.context.close();
  }

  await putInto("OPEN");
  const visitor = await openAsVisitor(address);
  await workIn(visitor.page).click();
  await heading(visitor.page, work).waitFor();
  await visitor.page.goto(origin);
  await visitor.page.getByText("열리고 있는 전시").waitFor();
  expect(visitor.faults).toEqual([]);
  await Promise.all([visitor.context.close(), context.close()]);
});

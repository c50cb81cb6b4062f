import type { Page } from "playwright";
import { expect, test } from "vitest";
import { main, openPage, phone, wide } from "../../harness/association-story.ts";
import { openGallery, origin, site, viewer, workPath } from "../../harness/gallery-story.ts";
import { browser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";

openGallery();

const work = (page: Page, place: number) => main(page).getByRole("figure").nth(place);
const scaleOf = async (page: Page, place: number) =>
  Number.parseInt(
    await work(page, place)
      .getByText(/^\d+%$/u)
      .innerText(),
    10,
  );
const press = (page: Page, place: number, name: string) =>
  work(page, place).getByRole("button", { name, exact: true }).click();
const toggle = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

/** The numbers of two works that hang there, those with pictures. */
async function twoNumbers(): Promise<[number, number]> {
  const answer = await fetch(`${origin}/api/work/list?limit=100`);
  const { list } = (await answer.json()) as { list: { number: number; thumbnail: string; title: string }[] };
  const [one, other] = list.filter(({ thumbnail }) => thumbnail !== "");
  return [one?.number ?? 0, other?.number ?? 0];
}

/** The number of a work that hung there and was withdrawn. */
async function withdrawnNumber(title: string): Promise<number> {
  const type = "SECOND_EXHIBITION";
  const index = await site.hang({ type, title, author: "석록", text: "<p>글</p>" });
  const { number } = await site.call<{ number: number }>("GET", `/api/post?type=${type}&index=${index}`);
  await site.call("DELETE", "/api/post", [{ type, index }]);
  return number;
}

test("WRK-10 a work is put beside another from its page, and both are looked at together, by mouse and keys", async () => {
  const { page, context, faults } = await openPage(browser, origin + workPath(13), wide);
  await main(page).getByRole("link", { name: "나란히 보기" }).click();
  await main(page).getByText("옆에 놓을 작품을 골라 주세요.").waitFor();
  await expectSound(page);
  await main(page).getByRole("list", { name: "나란히 볼 작품" }).getByRole("link").first().click();
  await page.waitForURL(/left=\d+&right=\d+/u);
  await work(page, 1).getByText("100%").waitFor();
  await work(page, 0).getByText("100%").waitFor();
  await press(page, 0, "확대");
  await press(page, 0, "확대");
  await expect.poll(() => scaleOf(page, 0)).toBeGreaterThan(200);
  await expect.poll(async () => Math.abs((await scaleOf(page, 1)) - (await scaleOf(page, 0)))).toBeLessThan(2);
  await work(page, 1).getByRole("application").focus();
  await page.keyboard.press("0");
  await expect.poll(() => scaleOf(page, 0)).toBe(100);
  await work(page, 1).getByRole("application").hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scaleOf(page, 0)).toBeGreaterThan(100);
  await toggle(page, "함께 움직이기").click();
  const left = await scaleOf(page, 0);
  await press(page, 1, "확대");
  await expect.poll(() => scaleOf(page, 1)).toBeGreaterThan(left + 10);
  expect(await scaleOf(page, 0)).toBe(left);
  await expectSound(page);
  expect(await viewer(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("WRK-10 an address shows both on a phone, and without scripts their pictures", async () => {
  const [one, other] = await twoNumbers();
  const address = `${origin}/gallery/compare?left=${one}&right=${other}`;
  const { page, context, faults } = await openPage(browser, address, phone);
  await work(page, 1).getByText("100%").waitFor();
  await expectSound(page);
  await press(page, 1, "확대");
  await expect.poll(() => scaleOf(page, 0)).toBeGreaterThan(110);
  await main(page).getByRole("link", { name: "오른쪽 작품 바꾸기" }).click();
  await page.waitForURL(`${origin}/gallery/compare?left=${one}`);
  await page.goBack();
  await main(page).getByRole("link", { name: "왼쪽 작품 바꾸기" }).click();
  await page.waitForURL(`${origin}/gallery/compare?right=${other}`);
  await main(page).getByText("옆에 놓을 작품을 골라 주세요.").waitFor();
  await main(page).getByRole("list", { name: "나란히 볼 작품" }).getByRole("link").last().click();
  await page.waitForURL(new RegExp(`left=\\d+&right=${other}$`, "u"));
  expect(faults).toEqual([]);
  await context.close();

  const plain = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto(address);
  for (const place of [0, 1]) expect(await work(quiet, place).getByRole("img").isVisible()).toBe(true);
  await plain.close();
});

test("WRK-10 a number that no work has is told as missing, whichever side names it", async () => {
  const [one] = await twoNumbers();
  for (const query of ["left=999999", `left=${one}&right=999999`]) {
    const answer = await fetch(`${origin}/gallery/compare?${query}`);
    expect([query, answer.status]).toEqual([query, 404]);
  }
  expect((await fetch(`${origin}/gallery/compare?left=abc&right=-1`)).status).toBe(200);
});

const withoutScripts = async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  return { context, page: await context.newPage() };
};

test("WRK-10 WRK-05 of a work that was withdrawn its title is told, beside the other one or alone", async () => {
  const gone = await Promise.all(["내려진 연꽃", "내려진 달"].map(withdrawnNumber));
  const [one] = await twoNumbers();
  const { page, context } = await withoutScripts();
  const answer = await page.goto(`${origin}/gallery/compare?left=${gone[0]}&right=${one}`);
  expect(answer?.status()).toBe(200);
  expect(await main(page).getByText("‘내려진 연꽃’ 작품은 전시에서 내려져").isVisible()).toBe(true);
  expect(await work(page, 0).getByRole("img").isVisible()).toBe(true);
  const beside = main(page).getByRole("list", { name: "나란히 볼 작품" }).getByRole("link").first();
  expect(await beside.getAttribute("href")).toMatch(new RegExp(`left=${one}&right=\\d+$`, "u"));
  const none = await page.goto(`${origin}/gallery/compare?left=${gone[0]}&right=${gone[1]}`);
  expect(none?.status()).toBe(410);
  expect(await main(page).getByText("작품은 전시에서 내려져").count()).toBe(2);
  expect(await beside.getAttribute("href")).toMatch(/\?left=\d+$/u);
  await context.close();
});

test("WRK-10 every work can be chosen, page after page, without scripts too", async () => {
  const { page, context } = await withoutScripts();
  const [one] = await twoNumbers();
  const { total } = (await (await fetch(`${origin}/api/work/list?limit=1`)).json()) as { total: number };
  const links = main(page).getByRole("list", { name: "나란히 볼 작품" }).getByRole("link");
  const next = page
    .getByRole("navigation", { name: "페이지 이동" })
    .getByRole("link", { name: "다음 페이지", disabled: false });
  const offered = new Set<string>();
  await page.goto(`${origin}/gallery/compare?left=${one}`);
  for (;;) {
    for (const link of await links.all()) offered.add((await link.getAttribute("href")) ?? "");
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(offered.size).toBe(total - 1);
  await context.close();
});

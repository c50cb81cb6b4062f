import { isLong } from "@bulmo/testing/figures";
import { describe, expect, inject, test } from "vitest";
import { lengthOf, main, openPage, phone, titleOf, wide } from "../harness/association-story.ts";
import { visit, visitWithoutScripts } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { expectSeal } from "../harness/sample-seal.ts";

const origin = inject("origin");
openBrowser();

const own = {
  "/about": ["greeting", "mission-statement", "ilsub", "guide", "direction", "member-genealogy"],
  "/member": ["executives", "members"],
  "/news": ["major-business", "magoksa", "monumental-forest", "buyongsa"],
};

describe("the way there", () => {
  test.each(Object.entries(own))(
    "NAV-03 NAV-04 NAV-05 %s leads to its first child, and each child answers 200",
    async (section, [first, ...others]) => {
      const bare = await fetch(origin + section, { redirect: "manual" });
      expect([bare.status, new URL(bare.headers.get("location") ?? "", origin).pathname]).toEqual([
        302,
        `${section}/${first}`,
      ]);
      for (const child of [first, ...others]) expect((await fetch(`${origin}${section}/${child}`)).status).toBe(200);
    },
  );

  test("NAV-03 choosing a top menu item goes to its first child", async () => {
    const { page, context, faults } = await openPage(browser, origin + "/");
    const menu = page.getByRole("navigation", { name: "주 메뉴" });
    for (const [label, path] of [
      ["협회 소개", "/about/greeting"],
      ["문도", "/member/executives"],
      ["소식", "/news/major-business"],
    ] as const) {
      await menu.getByRole("link", { name: label, exact: true }).first().click();
      await page.waitForURL(origin + path);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test("NAV-07 NAV-08 exhibitions 2 to 4 have their groups in the menu, each at its place in the list", async () => {
    const { page, context } = await visitWithoutScripts(browser, origin + "/about/greeting", wide);
    const menu = page.getByRole("navigation", { name: "주 메뉴" });
    const addresses = await menu
      .locator('a[href^="/gallery/exhibition/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const places = (n: number) =>
      addresses.flatMap((address) => new RegExp(`^/gallery/exhibition/${n}/(\\d+)$`, "u").exec(address)?.[1] ?? []);
    expect([1, 2, 3, 4].map((n) => places(n).length)).toEqual([0, 7, 7, 9]);
    expect(places(4)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect((await fetch(`${origin}/gallery/exhibition/2/7`)).status).toBe(200);
    expect((await fetch(`${origin}/gallery/exhibition/2/8`)).status).toBe(404);
    await context.close();
  });

  test("NAV-18 the pages of a section stand side by side, the current one marked", async () => {
    const { page, context } = await openPage(browser, origin + "/about/ilsub");
    const tabs = main(page).getByRole("navigation", { name: "협회 소개" });
    expect(await tabs.getByRole("link").count()).toBe(7);
    expect(await tabs.locator('[aria-current="page"]').innerText()).toBe("금용 일섭");
    await tabs.getByRole("link", { name: "계보" }).click();
    await page.waitForURL(`${origin}/about/member-genealogy`);
    await context.close();
  });

  test("NAV-18 on a page below another, no link says that it leads to the page one is on", async () => {
    const { page, context } = await openPage(browser, origin + "/about/member-genealogy/foreword");
    const above = main(page).getByRole("navigation", { name: "협회 소개" }).getByRole("link", { name: "계보" });
    expect(await above.getAttribute("aria-current")).toBe("true");
    expect(await page.locator('a[aria-current="page"]').count()).toBe(0);
    await context.close();
  });
});

test("NAV-12 ASC-17 the footer of these pages names the association, where it is and three officers, all invented to look it", async () => {
  const { page, context } = await openPage(browser, origin + "/about/direction");
  const footer = page.getByRole("contentinfo");
  const text = await footer.innerText();
  expect(text).toContain("일섭문도회");
  expect(text).toContain("김제시 불모면");
  expect(text.match(/000-0000-000\d/gu)).toHaveLength(3);
  for (const link of await footer.locator('a[href^="tel:"]').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await footer.getByRole("link", { name: "이용약관" }).getAttribute("href")).toBe("/terms");
  expect(await footer.getByRole("link", { name: "개인정보처리방침" }).getAttribute("href")).toBe("/personal-info");
  await context.close();
});

test.each([
  ["/about/greeting", 900],
  ["/about/mission-statement", 900],
  ["/about/ilsub", 1000],
])("ASC-01 %s is a real text, readable without scripts", async (path, least) => {
  const { page, context } = await visitWithoutScripts(browser, origin + path);
  expect(await lengthOf(page)).toBeGreaterThan(least);
  await context.close();
});

test("ASC-03 ASC-05 directions name the temple in Gimje, copy its address and open it in two maps", async () => {
  const { page, context, faults } = await openPage(browser, origin + "/about/direction", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  expect(await titleOf(page)).toBe("오시는 길");
  const text = await main(page).innerText();
  expect(text).toMatch(/총회와 추모다례재/u);
  const address = await main(page).locator("address").first().innerText();
  expect(address).toMatch(/^전북특별자치도 김제시 /u);
  await main(page).getByRole("button", { name: "주소 복사" }).click();
  await main(page).getByText("복사했습니다").waitFor();
  // Shown, its number stays with its street; copied, a blank is a blank.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address.replaceAll("\u00A0", " "));
  const to = (name: string) => main(page).getByRole("link", { name }).first().getAttribute("href");
  expect(await to("카카오맵")).toMatch(/^https:\/\/map\.kakao\.com\//u);
  expect(await to("네이버 지도")).toMatch(/^https:\/\/map\.naver\.com\//u);
  expect(faults).toEqual([]);
  await context.close();
});

test("ASC-05 without scripts the address and the links are there", async () => {
  const { page, context } = await visitWithoutScripts(browser, `${origin}/about/direction`);
  expect(await main(page).innerText()).toMatch(/김제시/u);
  expect(
    await main(page)
      .getByRole("link", { name: /카카오맵|네이버 지도/u })
      .count(),
  ).toBeGreaterThanOrEqual(2);
  expect(await main(page).getByRole("button", { name: "주소 복사" }).isVisible()).toBe(false);
  await context.close();
});

test("ASC-10 the main activities: the seminar, four exhibitions and the yearly memorial", async () => {
  const { page, context } = await openPage(browser, origin + "/news/major-business");
  expect(await titleOf(page)).toBe("주요사업");
  const text = await main(page).innerText();
  for (const month of ["2012.06", "2015.03", "2018.12", "2022.08"]) expect(text).toContain(month);
  expect(text).toMatch(/학술 세미나\s+2016년/u);
  expect(text.match(/음력 7월 23일/gu)).toHaveLength(1);
  expect(text).toContain("부용사");
  await main(page).getByRole("link", { name: "제3회 불교미술전" }).click();
  await page.waitForURL(`${origin}/gallery/exhibition/3`);
  await context.close();
});

test.each(["/about/greeting", "/about/mission-statement", "/about/history", "/news/cultural-property"])(
  "ASC-01 HIS-01 SEE-15 %s says of itself that it is a sample, by one seal and in its own words",
  async (path) => {
    const { page, context } = await openPage(browser, origin + path);
    await expectSeal(page);
    expect(
      await main(page)
        .getByText(/지어낸 것입니다|대신 싣는 글입니다/u)
        .count(),
    ).toBe(1);
    await context.close();
  },
);

test.each([
  "/gallery/exhibition/1",
  "/gallery/works",
  `/search?query=${encodeURIComponent("관음")}`,
  "/community/notice",
  "/member/members",
])("SEE-15 견본 is said once on %s, by a seal that leads to its explanation", async (path) => {
  const { page, context, faults } = await openPage(browser, origin + path, phone);
  const stamp = page.getByRole("link", { name: "견본 안내" });
  const { width, height } = (await stamp.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect((await stamp.locator("span").first().boundingBox())!.height).toBe(20);
  await expectSeal(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("ASC-18 one name stands in the title, the header, the footer and the text of every page", async () => {
  const { association } = await import("@bulmo/content/association");
  for (const path of Object.entries(own).flatMap(([section, children]) =>
    children.map((child) => `${section}/${child}`),
  )) {
    const html = await (await fetch(origin + path)).text();
    expect(/<title>([^<]+)/u.exec(html)?.[1]).toContain(association.name);
    expect(html.split(association.name).length - 1).toBeGreaterThanOrEqual(3);
  }
});

const setPages = [
  "/",
  "/terms",
  "/personal-info",
  ...Object.entries(own).flatMap(([section, children]) => children.map((child) => `${section}/${child}`)),
  "/about/history",
  "/about/member-genealogy/foreword",
  "/news/cultural-property",
];

// Those whose letters are the most, and the shortest way in.
const mostLetters = ["/", "/about/ilsub", "/news/magoksa", "/about/member-genealogy/foreword"];

test.each(isLong ? setPages : mostLetters)("%s needs at most 210 KB of fonts, Hanja and all", async (path) => {
  const { page, context } = await visit(browser, wide);
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.url().endsWith(".woff2")) bytes += Number(response.headers()["content-length"] ?? 0);
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  // A busy machine is idle before the first sheet has asked for any.
  await expect.poll(() => bytes).toBeGreaterThan(10_000);
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(bytes).toBeLessThanOrEqual(210_000);
  await context.close();
});

test("the texts of the association's pages stand in one column, each page's head in the other", async () => {
  const { page, context } = await visit(browser, wide);
  const columns = new Set<string>();
  for (const path of ["/about/greeting", "/about/ilsub", "/about/history", "/news/magoksa"]) {
    await page.goto(origin + path);
    const head = await main(page).getByRole("heading", { level: 2 }).first().boundingBox();
    const text = await main(page).locator("section").first().locator("p, table, ol").last().boundingBox();
    columns.add(`${head?.x}`);
    expect((text?.x ?? 0) - (head?.x ?? 0)).toBeGreaterThan(500);
  }
  expect(columns.size).toBe(1);
  await context.close();
});

test.each([
  "/about/greeting",
  "/about/mission-statement",
  "/about/ilsub",
  "/about/history",
  "/about/member-genealogy/foreword",
  "/news/major-business",
  "/news/cultural-property",
])("a painting hangs beside the text of %s, named as our own, in light weight", async (path) => {
  const { page, context } = await openPage(browser, origin + path);
  const picture = main(page).locator("figure img");
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await picture.getAttribute("alt"))?.length).toBeGreaterThan(5);
  expect(await main(page).locator("figcaption").innerText()).toContain("프로그램으로 그린 그림");
  const file = await fetch(new URL((await picture.getAttribute("src")) ?? "", origin));
  expect((await file.arrayBuffer()).byteLength).toBeLessThan(70_000);
  await context.close();
});

test.each(["/terms", "/personal-info"])(
  "ASC-15 ASC-16 %s has a list of what it holds, beside the text",
  async (path) => {
    const { page, context } = await openPage(browser, origin + path);
    const contents = main(page).getByRole("navigation", { name: "차례" });
    const links = await contents.getByRole("link").all();
    const headings = main(page).locator("h2, h3");
    expect(links.length).toBe(await headings.count());
    const seventh = contents.getByRole("link", { name: /^제7조/u });
    await seventh.click();
    const heading = headings.filter({ hasText: /^제7조/u });
    expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute("id")}`);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    // The list has come along.
    expect((await contents.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await context.close();
  },
);

test("ASC-15 on a phone the list is folded, and opens", async () => {
  const { page, context } = await openPage(browser, `${origin}/terms`, phone);
  const contents = main(page).getByRole("navigation", { name: "차례" });
  expect(await contents.getByRole("link").count()).toBe(0);
  await contents.getByText("차례").click();
  await contents.getByRole("link", { name: /^제3조/u }).click();
  await expect
    .poll(
      async () =>
        (
          await main(page)
            .getByRole("heading", { name: /^제3조/u })
            .boundingBox()
        )?.y,
    )
    .toBeLessThan(200);
  await context.close();
});

import { describe, expect, test } from "vitest";
import { fillSignIn, settled, signIn, visit } from "../harness/browser.ts";
import { curator } from "../harness/gallery-site.ts";
import {
  answerOf,
  around,
  openGallery,
  origin,
  pages,
  site,
  titles,
  today,
  workPath,
  works,
} from "../harness/gallery-story.ts";
import { browser } from "../harness/open-browser.ts";

openGallery();

describe("the lists", () => {
  test("GAL-01 GAL-02 GAL-03 the newest twelve works hang there, each with its label", async () => {
    const { page, context, faults } = await visit(browser);
    await page.goto(`${origin}/gallery/exhibition/1`);
    expect(await page.title()).toMatch(/^제1회 불교미술전/u);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("제1회 일섭문도회 불교미술전");
    expect(await page.getByRole("heading", { level: 2, name: "제1회 불교미술전" }).isVisible()).toBe(true);
    const newest = ["마지막 작품", "큰 불화", ...Array.from({ length: 10 }, (_, back) => `작품 ${12 - back}`)];
    expect(await titles(page)).toEqual(newest);
    const label = await works(page).nth(3).innerText();
    for (const part of ["작품 11", "석록", "비단에 석채 11", today]) expect(label).toContain(part);
    expect(await works(page).nth(2).getByRole("img").getAttribute("aria-label")).toBe("올라온 이미지가 없습니다.");
    expect(await works(page).nth(3).getByRole("img").getAttribute("alt")).toBe("작품 11, 석록");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("GAL-02 CON-02 CON-04 NAV-28 the list has pages, and a page that is not there is the nearest", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/gallery/exhibition/1?page=0`);
    await settled(page);
    expect(await pages(page).getByRole("link", { name: "이전 페이지" }).getAttribute("aria-disabled")).toBe("true");
    await pages(page).getByRole("link", { name: "다음 페이지" }).click();
    await page.waitForURL(`${origin}/gallery/exhibition/1?page=2`);
    await works(page).getByText("작품 2").waitFor();
    expect(await titles(page)).toEqual(["작품 2", "작품 1"]);
    await page.goto(`${origin}/gallery/exhibition/1?page=99`);
    expect(await titles(page)).toEqual(["작품 2", "작품 1"]);
    expect(await pages(page).getByRole("link", { name: "다음 페이지" }).getAttribute("aria-disabled")).toBe("true");
    expect(await page.title()).toMatch(/^제1회 불교미술전 2쪽/u);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(canonical).toMatch(/\/gallery\/exhibition\/1\?page=2$/u);
    await context.close();
  });

  test("GAL-06 another exhibition begins at its first page", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/gallery/exhibition/1?page=2`);
    await settled(page);
    await page.getByRole("main").getByRole("link", { name: "제2회 불교미술전", exact: true }).click();
    await page.waitForURL(`${origin}/gallery/exhibition/2`);
    await works(page).getByText("담묵 셋").waitFor();
    await context.close();
  });

  test.each([
    ["/gallery", "/gallery/exhibition/1"],
    ["/gallery/exhibition", "/gallery/exhibition/1"],
    ["/gallery/exhibition/5", "/gallery/exhibition/1"],
    ["/gallery/exhibition/0", "/gallery/exhibition/1"],
    ["/gallery/exhibition/first", "/gallery/exhibition/1"],
    ["/gallery/exhibition/9/1", "/gallery/exhibition/1"],
    ["/gallery/exhibition/2/detail?type=FIFTH_EXHIBITION&index=1", "/gallery/exhibition/1"],
    ["/gallery/exhibition/2/detail?type=NOTICE&index=1", "/gallery/exhibition/1"],
    [
      "/gallery/exhibition/1/detail?type=SECOND_EXHIBITION&index=3",
      "/gallery/exhibition/2/detail?type=SECOND_EXHIBITION&index=3",
    ],
  ])("GAL-04 %s leads to %s", async (path, target) => {
    const { status, location } = await answerOf(path);
    expect(status).toBe(302);
    expect(new URL(location ?? "", origin).href.slice(origin.length)).toBe(target);
  });

  test.each([
    "/gallery/exhibition/1/1",
    "/gallery/exhibition/2/0",
    "/gallery/exhibition/2/8",
    "/gallery/exhibition/4/10",
    "/gallery/exhibition/3/01",
    "/gallery/exhibition/1/detail?type=FIRST_EXHIBITION",
    "/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=999",
    "/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=1.5",
  ])("NAV-08 NAV-24 %s is not found", async (path) => {
    expect((await answerOf(path)).status).toBe(404);
  });

  test("NAV-06 NAV-07 the menu leads to each group, and GAL-05 only its works hang there", async () => {
    const { page, context, faults } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(origin);
    await settled(page);
    const menu = page.getByRole("navigation", { name: "주 메뉴" });
    await menu.getByRole("button", { name: "전시 하위 메뉴" }).hover();
    const groups = menu.locator('a[href^="/gallery/exhibition/"]');
    const paths = await groups.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const countOf = (n: number) => paths.filter((path) => path.startsWith(`/gallery/exhibition/${n}/`)).length;
    expect([1, 2, 3, 4].map(countOf)).toEqual([0, 7, 7, 9]);
    await menu.locator('a[href="/gallery/exhibition/2/1"]').click();
    await page.waitForURL(`${origin}/gallery/exhibition/2/1`);
    await page.getByRole("heading", { level: 2, name: "제2회 불교미술전 담묵 문하" }).waitFor();
    expect(await titles(page)).toEqual(["담묵 셋", "지울 작품", "담묵 둘", "담묵 하나"]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ["/gallery/exhibition/2?page=2", "전체"],
    ["/gallery/exhibition/2/1?page=2", "담묵 문하"],
    ["/gallery/exhibition/4/9?page=2", "연화 문하"],
  ])("NAV-18 at %s the group is marked whose works are shown, and stands in the row", async (path, name) => {
    const { page, context } = await visit(browser, { viewport: { width: 360, height: 740 } });
    await page.goto(origin + path);
    await settled(page);
    const groups = page.getByRole("navigation", { name: "문하별 작품" });
    const current = groups.locator("a[aria-current]");
    expect(await current.count()).toBe(1);
    expect(await current.getAttribute("aria-current")).toBe("page");
    expect(await current.getAttribute("href")).toBe(path.replace(/\?.*/u, ""));
    expect(await current.innerText()).toBe(name);
    const standsInRow = async () => {
      const [row, chosen] = [await groups.getByRole("list").boundingBox(), await current.boundingBox()];
      return row && chosen && chosen.x >= row.x && chosen.x + chosen.width <= row.x + row.width + 1;
    };
    await expect.poll(standsInRow).toBe(true);
    await context.close();
  });

  test.each(["/gallery/exhibition/3", "/gallery/exhibition/2/7"])(
    "GAL-15 %s says that there is nothing yet",
    async (path) => {
      const { page, context, faults } = await visit(browser);
      expect((await page.goto(origin + path))?.status()).toBe(200);
      expect(await page.getByRole("main").innerText()).toContain("아직 올라온 작품이 없습니다.");
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

describe("a work", () => {
  test("GAL-07 GAL-08 it opens from the list: the picture first, then what it is", async () => {
    const { page, context, faults } = await visit(browser);
    await page.goto(`${origin}/gallery/exhibition/1`);
    await settled(page);
    await works(page).getByRole("link", { name: "큰 불화" }).click();
    await page.waitForURL(origin + workPath(13));
    const main = page.getByRole("main");
    await page.getByRole("heading", { level: 1, name: "큰 불화", exact: true }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const picture = main.locator("article img");
    await picture.waitFor();
    expect(await picture.getAttribute("alt")).toBe("둥근 광배를 두른 보살");
    expect(await picture.count()).toBe(1);
    const words = await main.locator("article").innerText();
    for (const part of ["제1회 불교미술전", "석록", "조회", today, "석록과 석청을 엷게"]) expect(words).toContain(part);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("GAL-07 GAL-09 GAL-10 SEE-10 from a group its neighbours are the group's, also after one was taken down", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/gallery/exhibition/2/1`);
    await settled(page);
    await site.takeDown("SECOND_EXHIBITION", 4);
    await works(page).getByRole("link", { name: "담묵 셋" }).click();
    await page.waitForURL(/detail\?type=SECOND_EXHIBITION&index=5&group=1$/u);
    await around(page)
      .getByRole("link", { name: /다음 작품\s*담묵 둘/u })
      .click();
    await page.waitForURL(/index=3&group=1$/u);
    await around(page)
      .getByRole("link", { name: /담묵 하나/u })
      .waitFor();
    await page.goto(`${origin}/gallery/exhibition/2/detail?type=SECOND_EXHIBITION&index=3`);
    await around(page)
      .getByRole("link", { name: /다음 작품\s*취벽 하나/u })
      .waitFor();
    await context.close();
  });

  test("GAL-11 the ends of the chain say so, and lead nowhere", async () => {
    const { page, context } = await visit(browser);
    for (const [index, none] of [
      [14, "이전 글이 없습니다."],
      [1, "다음 글이 없습니다."],
    ] as const) {
      await page.goto(origin + workPath(index));
      const end = around(page).getByRole("link", { name: none });
      expect(await end.getAttribute("aria-disabled")).toBe("true");
      expect(await end.getAttribute("href")).toBeNull();
    }
    await context.close();
  });

  test("GAL-12 a like shows at once, counts once however often it is pressed, and stays", async () => {
    const { page, context, faults } = await visit(browser);
    await signIn(context, origin, curator);
    await page.goto(origin + workPath(2));
    await settled(page);
    const like = page.getByRole("button", { name: /좋아요/u });
    const { promise: go, resolve } = Promise.withResolvers<void>();
    await page.route("**/trpc/post.like**", async (route) => {
      await go;
      await route.continue();
    });
    await like.click();
    await page.getByRole("button", { name: "좋아요 1", pressed: true }).waitFor();
    const answered = page.waitForResponse(/post\.like/u);
    resolve();
    await answered;
    await page.reload();
    await page.getByRole("button", { name: "좋아요 1", pressed: true }).waitFor();
    await like.click();
    await like.click();
    await like.click();
    await page.getByRole("button", { name: "좋아요 0", pressed: false }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.reload();
    await page.getByRole("button", { name: "좋아요 0", pressed: false }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("GAL-12 NAV-26 a like that the server was not told of is taken back with one line", async () => {
    const { page, context } = await visit(browser);
    await signIn(context, origin, curator);
    await page.goto(origin + workPath(3));
    await settled(page);
    await page.route("**/trpc/post.like**", (route) => route.abort());
    await page.getByRole("button", { name: "좋아요 0" }).click();
    await page.getByRole("alert").getByText("좋아요를 반영하지 못했습니다.").waitFor();
    expect(await page.getByRole("button", { name: "좋아요 0" }).getAttribute("aria-pressed")).toBe("false");
    await context.close();
  });

  test("GAL-13 a visitor who likes is asked to sign in, and comes back to the work", async () => {
    const { page, context, faults } = await visit(browser);
    await page.goto(`${origin}/gallery/exhibition/2/detail?type=SECOND_EXHIBITION&index=1&group=1`);
    await settled(page);
    const address = page.url();
    await page.getByRole("button", { name: /좋아요/u }).click();
    const dialog = page.getByRole("dialog", { name: "안내" });
    await dialog.getByRole("button", { name: "취소" }).click();
    expect(page.url()).toBe(address);
    await page.getByRole("button", { name: /좋아요/u }).click();
    await dialog.getByRole("button", { name: "확인" }).click();
    await page.waitForURL(/\/sign-in/u);
    await fillSignIn(page, curator);
    await page.waitForURL(address);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("GAL-14 BRD-08 it leads back, to its exhibition's list, and can be passed on", async () => {
    const { page, context } = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto(`${origin}/gallery/exhibition/1?page=2`);
    await settled(page);
    await works(page).getByRole("link", { name: "작품 1" }).click();
    await page.waitForURL(origin + workPath(1));
    await page.getByRole("button", { name: "공유" }).click();
    const dialog = page.getByRole("dialog", { name: "안내" });
    await dialog.getByText("게시물 링크가 복사되었습니다.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + workPath(1));
    await dialog.getByRole("button", { name: "확인" }).click();
    expect(await page.getByRole("link", { name: "목록" }).getAttribute("href")).toBe("/gallery/exhibition/1");
    await page.getByRole("button", { name: "뒤로" }).click();
    await page.waitForURL(`${origin}/gallery/exhibition/1?page=2`);
    await context.close();
  });

  test("NAV-28 SEE-21 messengers show the work by its picture on a mat", async () => {
    const html = await (await fetch(origin + workPath(13))).text();
    const image = /<meta property="og:image" content="([^"]+)"/u.exec(html)?.[1] ?? "";
    expect(image).toMatch(/^http:\/\/localhost:\d+\/uploads\/[0-9a-f]{64}-3000x4200\/card\.jpg$/u);
    expect((await fetch(origin + new URL(image).pathname)).headers.get("content-type")).toBe("image/jpeg");
    expect(html).toMatch(
      /<link rel="canonical" href="[^"]+\/gallery\/exhibition\/1\/detail\?type=FIRST_EXHIBITION&amp;index=13"/u,
    );
  });

  test("BRD-28 opening a work from a group counts it and shows the new number", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/gallery/exhibition/2/detail?type=SECOND_EXHIBITION&index=2&group=2`);
    await page
      .locator("article")
      .getByText("조회1", { exact: true })
      .or(page.locator("dl > div", { hasText: /^조회\s*1$/u }))
      .waitFor();
    await context.close();
  });
});

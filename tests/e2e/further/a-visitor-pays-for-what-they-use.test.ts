import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { addMember, newKey } from "../../harness/account.ts";
import { awake, signIn, visit } from "../../harness/browser.ts";
import { arrived, isAsleep, openAsleep, scriptBytes } from "../../harness/asleep-page.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const pages = [
  "/",
  "/community/notice",
  "/community/notice/detail?index=80",
  "/community/qna/detail?index=3",
  "/gallery/exhibition/1",
  "/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=1",
  "/gallery/works",
  "/about/greeting",
  "/about/member-genealogy",
  "/member/executives",
  "/news/calendar",
  "/search?query=%EB%8B%A8%EC%B2%AD",
  "/terms",
  "/sign-in",
  "/sign-up",
  "/nowhere",
];

test.each(pages)("SPD-01 a visitor's first page %s loads 12 KB of scripts at most, and is asleep", async (path) => {
  const { page, context } = await visit(browser);
  await page.goto(origin + path);
  // What every page runs comes once it is painted, and nothing comes behind it.
  await expect.poll(() => scriptBytes(page)).toBeGreaterThan(500);
  await page.waitForLoadState("networkidle");
  expect(await scriptBytes(page)).toBeLessThanOrEqual(12 * 1024);
  expect(await isAsleep(page)).toBe(true);
  // The figure is no mistake: all of it comes when it is wanted.
  await awake(page);
  expect(await scriptBytes(page)).toBeGreaterThan(100 * 1024);
  await context.close();
});

test("SPD-01 a member gets the app at once, and so does a page that is nothing without it", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(`${origin}/my-page`);
  await page.waitForURL(/\/sign-in/u);
  await signIn(context, origin, await addMember(origin, newKey("awake")));
  await page.goto(`${origin}/community/notice`);
  expect(await isAsleep(page)).toBe(false);
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** What every page runs comes once a post is painted, and counts a view. */
const viewCounted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/post/view")));

describe("SPD-02 before the app is there", () => {
  test("menus, search, pager and 목록 work", async () => {
    const { page, context, faults } = await openAsleep(origin + "/community/notice?page=2");
    const menu = page.getByRole("navigation", { name: "주 메뉴" });
    await menu.getByRole("link", { name: "커뮤니티" }).hover();
    await menu.getByRole("link", { name: "Q&A" }).waitFor();
    await page.mouse.move(0, 600);
    await page.getByRole("navigation", { name: "페이지 이동" }).getByRole("link", { name: "3 페이지" }).click();
    await arrived(page, /page=3/u);
    await page.locator('main a[href*="/community/notice/detail"]').first().click();
    await arrived(page, /detail\?index=/u);
    await viewCounted(page);
    await page.locator("main").getByRole("link", { name: "목록", exact: true }).click();
    await arrived(page, /community\/notice\?page=3$/u);
    await page.getByRole("search").getByRole("searchbox").fill("다례재");
    await page.getByRole("search").getByRole("searchbox").press("Enter");
    await arrived(page, /searchKeyword=/u);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("the brightness, 인쇄 and 뒤로 work", async () => {
    const { page, context, faults } = await openAsleep(origin + "/community/notice");
    await page.locator('main a[href*="/community/notice/detail"]').first().click();
    await arrived(page, /detail\?index=/u);
    const dark = page.getByRole("contentinfo").getByRole("button", { name: "어둡게" });
    await dark.click();
    await expect.poll(() => dark.getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    await page.evaluate(() => {
      window.print = () => void (document.title = "printed");
    });
    await page.getByRole("button", { name: "인쇄" }).click();
    expect(await page.title()).toBe("printed");
    await page.getByRole("button", { name: "뒤로" }).click();
    await arrived(page, /community\/notice$/u);
    await expect.poll(() => isAsleep(page)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("the slides of the home page turn, and stop when they are told to", async () => {
    const { page, context, faults } = await openAsleep(origin + "/");
    const slides = page.getByRole("region", { name: /소개/u });
    await slides.getByText("1 / 3").waitFor();
    await slides.getByRole("button", { name: "다음 슬라이드" }).click();
    await slides.getByText("2 / 3").waitFor();
    await slides.getByRole("button", { name: "자동 넘김 시작" }).click();
    await slides.getByRole("button", { name: "자동 넘김 멈춤" }).waitFor();
    expect(await isAsleep(page)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("NAV-02 the arrow of a menu that is pressed at once opens it, and it stays open when the app comes", async () => {
    const { page, context, faults, release } = await openAsleep(origin + "/about/greeting");
    const menu = page.getByRole("navigation", { name: "주 메뉴" });
    const arrow = menu.getByRole("button", { name: "소식 하위 메뉴" });
    await arrow.click();
    await menu.getByRole("link", { name: "행사 달력" }).waitFor();
    await arrow.evaluate((button) => {
      button.addEventListener("click", () => Object.assign(globalThis, { wasRepeated: true }));
    });
    release();
    await expect.poll(() => page.evaluate(() => "wasRepeated" in globalThis)).toBe(true);
    await awake(page);
    expect(await arrow.getAttribute("aria-expanded")).toBe("true");
    expect(await menu.getByRole("link", { name: "행사 달력" }).isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("the whole menu of a phone opens, closes and leads on", async () => {
    const { page, context, faults } = await openAsleep(origin + "/community/notice", phone);
    const opener = page.getByRole("banner").getByRole("button", { name: "전체 메뉴 열기" });
    const sheet = page.getByRole("dialog", { name: "전체 메뉴" });
    await opener.tap();
    // A second tap right there would be that of a double one.
    await sheet.getByRole("button", { name: "전체 메뉴 닫기" }).press("Enter");
    await sheet.waitFor({ state: "hidden" });
    await opener.press("Enter");
    await sheet.getByRole("link", { name: "로그인" }).waitFor();
    await sheet.getByRole("link", { name: "Q&A" }).tap();
    await arrived(page, /community\/qna$/u);
    await expect.poll(() => isAsleep(page)).toBe(true);
    expect(await sheet.isVisible()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("the whole menu stays open when the app comes, which closes it as before", async () => {
    const { page, context, faults, release } = await openAsleep(origin + "/community/notice", phone);
    await page.getByRole("banner").getByRole("button", { name: "전체 메뉴 열기" }).tap();
    const sheet = page.getByRole("dialog", { name: "전체 메뉴" });
    await sheet.waitFor();
    release();
    await awake(page);
    expect(await sheet.isVisible()).toBe(true);
    // A second tap right there, where the app is quick to come, would be that of a double one.
    await sheet.getByRole("button", { name: "전체 메뉴 닫기" }).press("Enter");
    await sheet.waitFor({ state: "hidden" });
    expect(faults).toEqual([]);
    await context.close();
  });

  test("BRD-08 공유 opens the device's sheet", async () => {
    const { page, context, faults } = await openAsleep(origin + "/community/notice/detail?index=80", phone);
    await page.evaluate(() => {
      navigator.share = ({ title, url } = {}) => {
        document.title = `${title} ${url}`;
        return Promise.resolve();
      };
    });
    await page.getByRole("button", { name: "공유" }).tap();
    await expect.poll(() => page.title()).toBe(`제12기 임원 선거를 준비합니다 ${page.url()}`);
    expect(await isAsleep(page)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("BRD-08 공유 copies the link at once, and the app says so when it comes", async () => {
    const { page, context, faults, release } = await openAsleep(origin + "/community/notice/detail?index=80");
    await page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, "share");
      navigator.clipboard.writeText = async (text) => void (document.title = text);
    });
    await page.getByRole("button", { name: "공유" }).click();
    await expect.poll(() => page.title()).toBe(page.url());
    release();
    await page.getByRole("dialog", { name: "안내" }).getByText("게시물 링크가 복사되었습니다.").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a work that is pressed opens in the viewer, and not as a plain picture", async () => {
    const { page, context, faults, release } = await openAsleep(
      `${origin}/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=1`,
    );
    await page.locator("#work-picture").click();
    release();
    await page.getByRole("dialog").waitFor();
    expect(page.url()).toContain("/gallery/exhibition/1/detail");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("who types and presses Enter in the sign-in form is signed in", async () => {
    const member = await addMember(origin, newKey("early"));
    const { page, context, faults, release } = await openAsleep(origin + "/sign-in");
    await page.getByLabel("아이디", { exact: true }).fill(member.username);
    await page.getByLabel("비밀번호", { exact: true }).fill(member.password);
    await page.getByLabel("비밀번호", { exact: true }).press("Enter");
    release();
    await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).waitFor();
    expect(page.url()).not.toContain(member.password);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test("BRD-28 SPD-02 a view is counted once, whether the app comes or not, and the page says so", async () => {
  const { page, context } = await visit(browser);
  const views = async () =>
    ((await (await fetch(`${origin}/api/post?type=NOTICE&index=13`)).json()) as { views: number }).views;
  const before = await views();
  await page.goto(`${origin}/community/notice/detail?index=13`);
  const shown = page.locator("[data-views]");
  await expect.poll(() => shown.innerText()).toBe(String(before + 1));
  await awake(page);
  await expect.poll(() => shown.innerText()).toBe(String(before + 1));
  expect(await views()).toBe(before + 1);
  await context.close();
});

test("SPD-03 SEC-14 a post upon which a pointer rests is loaded ahead, and is read once it is pressed", async () => {
  const { page, context, faults } = await visit(browser);
  const ahead = Promise.withResolvers<void>();
  const session = await context.newCDPSession(page);
  await session.send("Preload.enable");
  session.on("Preload.prefetchStatusUpdated", ({ status }) => status === "Ready" && ahead.resolve());
  const views = async () =>
    ((await (await fetch(`${origin}/api/post?type=NOTICE&index=79`)).json()) as { views: number }).views;
  await page.goto(`${origin}/community/notice`);
  const before = await views();
  const link = page.locator('main a[href="/community/notice/detail?index=79"]').first();
  await page.locator('script[type="speculationrules"]').waitFor({ state: "attached" });
  await link.hover();
  await ahead.promise;
  expect(await views()).toBe(before);
  await link.click();
  await arrived(page, /index=79/u);
  await expect.poll(views).toBe(before + 1);
  const delivery = () =>
    page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation");
      return (document as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    });
  expect(await delivery()).toBe("navigational-prefetch");
  expect(faults).toEqual([]);
  await context.close();
});

import type { BrowserContextOptions, Page } from "playwright";
import { representatives } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { settled, styled, visit, type Visit } from "../harness/browser.ts";
import { fieldInk } from "../harness/field-ink.ts";
import { faultsOf, faultsOnPhone } from "../harness/measures.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";
import { missingPages, publicPages } from "./pages.ts";

const origin = inject("origin");
openBrowser();

const desk = { viewport: { width: 1440, height: 900 } } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Readers who go from page to page, by what they read with: each page is loaded as a whole, and most files only once. */
const readers = new Map<string, Promise<Visit>>();

async function goTo(path: string, options: BrowserContextOptions = {}) {
  const key = JSON.stringify(options);
  const reader = readers.get(key) ?? visit(browser, options);
  readers.set(key, reader);
  const { page, faults } = await reader;
  faults.length = 0;
  // The page before may have been measured in other widths.
  if (options.viewport) await page.setViewportSize(options.viewport);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const answer = await page.goto(origin + path, options.javaScriptEnabled === false ? { waitUntil: "commit" } : {});
  return { page, faults, status: answer?.status() };
}

/** One page of each kind: what others have at a desk's widths is measured where they are loaded, on a phone. */
const loadedOnDesk = new Set<string>(
  representatives(publicPages, 0, 1, 3, 7, 10, 11, 15, 17, 18, 27).map(({ path }) => path),
);

describe.each(publicPages)("$path", ({ path, heading }) => {
  test.each(loadedOnDesk.has(path) ? [desk, phone] : [phone])(
    "NAV-01 hydrates without a word in the console, has one h1 and passes axe at $viewport.width px; SEE-01 SEE-02 SEE-03 SEE-04 and is as measured",
    async (device) => {
      const { page, faults, status } = await goTo(path, device);
      await settled(page);
      expect(status).toBe(200);
      expect(await page.locator("html").getAttribute("lang")).toBe("ko");
      expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([expect.stringMatching(heading)]);
      // One theme each: every page is asked in both.
      await expectSound(page, device === phone ? "dark" : "light");
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(device === phone ? await faultsOf(page) : []).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  test("NAV-28 says what it is to search engines and messengers", async () => {
    const html = await (await fetch(origin + path)).text();
    const tag = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
    expect(html).toMatch(/<main[^>]*>.*<h1/su);
    expect(tag(/<title>([^<]+)<\/title>/u)).toMatch(/일섭문도회/u);
    expect(tag(/<meta name="description" content="([^"]+)"/u).length).toBeGreaterThan(10);
    expect(tag(/<meta property="og:title" content="([^"]+)"/u)).not.toBe("");
    expect(tag(/<meta property="og:description" content="([^"]+)"/u)).not.toBe("");
    expect(tag(/<link rel="canonical" href="([^"]+)"/u)).toMatch(/^http:\/\/localhost:\d+\//u);
  });

  test("hazard 8: a page carries a policy without unsafe scripts, and nothing of a visitor or of this rendering", async () => {
    const [first, second] = await Promise.all([
      fetch(origin + path),
      fetch(origin + path, { headers: { cookie: "bulmo_session=x; bulmo_signed_in=1" } }),
    ]);
    const policy = first.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-/u);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
    const [one, other] = await Promise.all([first.text(), second.text()]);
    // When it was rendered stands in the data that the browser takes over.
    const timeless = (html: string) => html.replaceAll(/\b\d{13}\b/gu, "");
    expect(timeless(one)).toBe(timeless(other));
    expect(second.headers.getSetCookie()).toEqual([]);
  });
});

/** A page of each kind: of the others only the HTML is asked. */
test.each(representatives(publicPages, 0, 1, 3, 7, 8, 10, 12, 13, 16, 21, 24, 25, 30, 31))(
  "NAV-27 can be read with scripts off: $path",
  async ({ path }) => {
    const { page, faults } = await goTo(path, { viewport: phone.viewport, javaScriptEnabled: false });
    await styled(page);
    expect(await page.getByRole("heading", { level: 1 }).first().isVisible()).toBe(true);
    expect(await page.getByRole("main").isVisible()).toBe(true);
    expect(await page.getByRole("contentinfo").getByText("일섭문도회").first().isVisible()).toBe(true);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // Without scripts the browser drops the ones it was told to fetch early.
    expect(faults.filter((fault) => !fault.endsWith(".js"))).toEqual([]);
  },
);

test("SEE-03 SEE-04 the menu of a phone is as measured", async () => {
  const { page } = await goTo("/about/ilsub", phone);
  await settled(page);
  await page.getByRole("button", { name: "전체 메뉴 열기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.waitFor();
  // It slides in: what is measured on its way lies elsewhere.
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await faultsOnPhone(page)).toEqual([]);
});

/** A page with one fault, and what is to be said of it. */
const planted = [
  [
    "SEE-01",
    '<figure><svg width="900" height="90"></svg><figcaption style="width: 9em">연꽃 한 가지</figcaption></figure>',
    /a caption is narrower/u,
  ],
  [
    "SEE-01",
    '<figure style="display: flex"><svg width="40" height="90"></svg><figcaption style="width: 14em">연꽃</figcaption></figure>',
    /a caption stands beside/u,
  ],
  ["SEE-01", '<p style="width: 1em; overflow-wrap: anywhere">연꽃한가지</p>', /a column of syllables/u],
  ["SEE-02", '<p style="width: 4em; overflow-wrap: anywhere">초본과채색과바림</p>', /is broken/u],
  ["SEE-02", '<input aria-label="이름" style="line-height: 1">', /letters are cut/u],
  ["SEE-02", '<p style="height: 1em; overflow: hidden">gjpqy</p>', /letters are cut/u],
  ["SEE-03", '<button style="width: 40px; height: 60px">글</button>', /a target is under 44 px/u],
  [
    "SEE-03",
    '<a href="/" style="display: block; width: 44px; height: 44px; margin-bottom: -8px">글</a><p style="position: relative; margin: 0">연꽃</p>',
    /a target is under 44 px/u,
  ],
  ["SEE-04", '<p style="width: 15rem">연꽃</p>', /the page is \d+ px wide/u],
  ["SEE-04", '<p style="width: 0; overflow: hidden">연</p>', /a text is clipped/u],
  [
    "SEE-04",
    '<input aria-label="이름" style="box-sizing: border-box; width: 4rem; line-height: 2; padding-inline: 1.6rem">',
    /a field has no room/u,
  ],
  ["SEE-04", '<p style="margin: 0; height: 4px">연꽃</p><p style="margin: 0">달</p>', /a text lies on/u],
  [
    "SEE-04",
    '<p style="margin: 0; height: 4px">연꽃</p><p style="position: sticky; top: 0; margin: 0">달</p>',
    /a text lies on/u,
  ],
] as const;

describe("a page of the test's own", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit(browser, phone));
  });
  afterAll(() => page.context().close());

  test.each(planted)("%s a planted fault is found: %s", async (_id, html, fault) => {
    await page.setContent(`<!doctype html><html lang="ko"><body style="word-break: keep-all">${html}`);
    expect((await faultsOf(page)).join("\n")).toMatch(fault);
  });

  test("SEE-03 a target that a pseudo-element makes larger, and a link within a text, are no faults", async () => {
    const larger = "position: absolute; content: ''; inset: -15px";
    await page.setContent(`<style>body { margin: 40px; word-break: keep-all } a { position: relative } #x::after { ${larger} }</style>
    <div><a id="x" href="/">글</a></div><p style="margin-top: 3em">이 글은 <a href="/">다른 글</a>을 가리킵니다.</p>`);
    expect(await faultsOnPhone(page)).toEqual([]);
  });
});

const words = "gjpqy,Q일";

test.each([1, 2])("SEE-02 no letter of a field is cut at %i pixels to a point", async (deviceScaleFactor) => {
  const { page, context } = await visit(browser, { ...phone, deviceScaleFactor });
  await page.goto(`${origin}/sign-in`);
  await settled(page);
  const field = page.getByLabel("아이디", { exact: true });
  // A letter that is not there yet is drawn in another face.
  await fieldInk(field, words);
  await page.evaluate(() => document.fonts.ready);
  const shown = await fieldInk(field, words);
  await field.evaluate((element) => element.style.setProperty("line-height", "2"));
  expect(shown).toBe(await fieldInk(field, words));
  await context.close();
});

describe.each(representatives(missingPages, 0, 4, 6, 8, 9, 12, 13))("%s", (path) => {
  test("NAV-23 NAV-24 is not found, and leads home", async () => {
    const { page, faults, status } = await goTo(path);
    await settled(page);
    expect(status).toBe(404);
    // That it is not there is what the browser says of it.
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
    expect(await page.getByText("죄송합니다. 현재 찾을 수 없는 페이지를 요청 하셨습니다.").isVisible()).toBe(true);
    await page.getByRole("main").getByRole("link", { name: "홈" }).click();
    await page.waitForURL(`${origin}/`);
  });
});

test("NAV-28 each page has a title and a description of its own", async () => {
  // A page that is asked for a part of what it lists is still that page.
  const pages = publicPages.filter(({ path }) => !/\?page|search|works\?/u.test(path));
  const heads = await Promise.all(
    pages.map(async ({ path }) => {
      const html = await (await fetch(origin + path)).text();
      return [/<title>([^<]+)/u.exec(html)?.[1], /<meta name="description" content="([^"]+)"/u.exec(html)?.[1]];
    }),
  );
  for (const place of [0, 1]) expect(new Set(heads.map((head) => head[place])).size).toBe(pages.length);
});

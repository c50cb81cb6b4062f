import type { BrowserContextOptions } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { settled, styled, visit, type Visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";
import { missingPages, publicPages } from "./pages.ts";

const origin = inject("origin");
openBrowser();

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Readers who go from page to page, by what they read with: each page is loaded as a whole, and most files only once. */
const readers = new Map<string, Promise<Visit>>();

async function goTo(path: string, options: BrowserContextOptions = {}) {
  const key = JSON.stringify(options);
  const reader = readers.get(key) ?? visit(browser, options);
  readers.set(key, reader);
  const { page, faults } = await reader;
  faults.length = 0;
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const answer = await page.goto(origin + path, options.javaScriptEnabled === false ? { waitUntil: "commit" } : {});
  return { page, faults, status: answer?.status() };
}

describe.each(publicPages)("$path", ({ path, heading }) => {
  test.each(sizes)(
    "NAV-01 hydrates without a word in the console, has one h1 and passes axe at $width px, light and dark",
    async (viewport) => {
      const { page, faults, status } = await goTo(path, { viewport });
      await settled(page);
      expect(status).toBe(200);
      expect(await page.locator("html").getAttribute("lang")).toBe("ko");
      expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([expect.stringMatching(heading)]);
      await expectSound(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
    },
  );

  test("NAV-27 can be read with scripts off", async () => {
    const { page, faults } = await goTo(path, { viewport: sizes[1], javaScriptEnabled: false });
    await styled(page);
    expect(await page.getByRole("heading", { level: 1 }).first().isVisible()).toBe(true);
    expect(await page.getByRole("main").isVisible()).toBe(true);
    expect(await page.getByRole("contentinfo").getByText("일섭문도회").first().isVisible()).toBe(true);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // Without scripts the browser drops the ones it was told to fetch early.
    expect(faults.filter((fault) => !fault.endsWith(".js"))).toEqual([]);
  });

  test("NAV-28 says what it is to search engines and messengers", async () => {
    const html = await (await fetch(origin + path)).text();
    const tag = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
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

describe.each(missingPages)("%s", (path) => {
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
  const pages = publicPages.filter(({ path }) => !path.includes("?page") && !path.includes("search"));
  const heads = await Promise.all(
    pages.map(async ({ path }) => {
      const html = await (await fetch(origin + path)).text();
      return [/<title>([^<]+)/u.exec(html)?.[1], /<meta name="description" content="([^"]+)"/u.exec(html)?.[1]];
    }),
  );
  for (const place of [0, 1]) expect(new Set(heads.map((head) => head[place])).size).toBe(pages.length);
});

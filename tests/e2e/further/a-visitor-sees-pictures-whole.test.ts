import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { phone } from "../../harness/association-story.ts";
import { settled, signIn, visit, visitWithoutScripts } from "../../harness/browser.ts";
import { openQuestion, writing } from "../../harness/comments-page.ts";
import { curator } from "../../harness/gallery-site.ts";
import { openGallery, origin, site, viewer, workPath } from "../../harness/gallery-story.ts";
import { browser } from "../../harness/open-browser.ts";

openGallery();

/** In the page: where the picture is, what lies on it, and how large its title is among all that is written. */
function measureWork() {
  const picture = document.querySelector("article img")!;
  const { top, bottom, left, right, width, height } = picture.getBoundingClientRect();
  const covered: string[] = [];
  for (let x = 0.5; x < 24; x += 1)
    for (let y = 0.5; y < 24; y += 1) {
      const [hit] = document.elementsFromPoint(left + (width * x) / 24, top + (height * y) / 24);
      if (hit !== picture) covered.push(hit?.outerHTML ?? "nothing");
    }
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const written = [...document.querySelectorAll("body *")].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return {
    box: { top, bottom, right, width, height },
    covered,
    title: sizeOf(document.querySelector("h1")!),
    largest: Math.max(...written.map(sizeOf)),
    trail: document.querySelector('nav[aria-label="현재 위치"]')!.getBoundingClientRect().bottom,
  };
}

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])(
  "SEE-06 SEE-01 tall, wide or square, it is whole in the first screen of $width px, and its title is the largest",
  async (viewport) => {
    const { page, context, faults } = await visit(browser, { viewport });
    // 900 x 2000, 1600 x 1600, 2000 x 880, 1600 x 1200, 1200 x 1700, 3000 x 4200.
    for (const index of [5, 1, 2, 3, 4, 13]) {
      await page.goto(origin + workPath(index));
      await settled(page);
      const { box, covered, largest, title, trail } = await page.evaluate(measureWork);
      expect(box.top).toBeGreaterThanOrEqual(trail);
      expect(box.bottom).toBeLessThanOrEqual(viewport.height);
      expect(box.height).toBeLessThanOrEqual(viewport.height - 160);
      expect(box.right).toBeLessThanOrEqual(viewport.width);
      // One of the two is as large as it can be.
      expect(Math.max(box.height / (viewport.height - 204), box.width / (viewport.width * 0.5))).toBeGreaterThan(0.99);
      expect(covered).toEqual([]);
      expect(title).toBe(largest);
      expect(title).toBeGreaterThanOrEqual(30);
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length;

/** Works of the sample data, with the whole record of a museum's label and three paragraphs, by their shape. */
async function sampleOf(isShape: (ratio: number) => boolean): Promise<string> {
  const exhibitions = ["FIRST", "SECOND", "THIRD", "FOURTH"].map((word) => `${word}_EXHIBITION`);
  for (const [at, type] of exhibitions.entries()) {
    const { list } = await (await fetch(`${inject("origin")}/api/post/list?type=${type}`)).json();
    for (const { index, thumbnail } of list as { index: number; thumbnail: string }[]) {
      const { width = 0, height = 1 } = parsePictureUrl(thumbnail) ?? {};
      const path = `/gallery/exhibition/${at + 1}/detail?type=${type}&index=${index}`;
      if (isShape(width / height)) return inject("origin") + path;
    }
  }
  throw new Error("no sample has this shape");
}

test.each([
  ["landscape", (ratio: number) => ratio > 1.2],
  ["scroll", (ratio: number) => ratio < 0.8],
] as const)("SEE-21 a %s with its record and its text is one sheet", async (_, isShape) => {
  const { page, context } = await visit(browser);
  await page.goto(await sampleOf(isShape));
  await settled(page);
  expect(await sheetsOf(page)).toBe(1);
  await context.close();
});

test("SEE-21 on paper it is one sheet: picture, record and source, and nothing to press", async () => {
  const { page, context } = await visit(browser, { colorScheme: "dark" });
  await page.goto(origin + workPath(13));
  await settled(page);
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "navigation", "contentinfo"] as const)
    expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
  // The picture itself opens the viewer; on paper it is a picture.
  const pressed = page
    .getByRole("button")
    .filter({ visible: true })
    .filter({ hasNot: page.locator("img") });
  expect(await pressed.allInnerTexts()).toEqual([]);
  expect(await page.getByText("크게 보기").isVisible()).toBe(false);
  const words = await page.getByRole("article").innerText();
  for (const part of ["제1회 불교미술전", "큰 불화", "석록", "출처: 일섭문도회, http", workPath(13)])
    expect(words).toContain(part);
  expect(await sheetsOf(page)).toBe(1);
  await context.close();
});

test("SEE-12 a picture that cannot be had leaves its place with its description, on the wall too", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await page.route(/\/uploads\/.*\.webp$/u, (route) => route.fulfill({ status: 404 }));
  const places = () =>
    page
      .getByRole("main")
      .locator('img[data-missing]:not([alt=""])')
      .evaluateAll((all) =>
        all.map((image) => {
          const { width, height } = image.getBoundingClientRect();
          return { width, height, words: getComputedStyle(image, "::after").content };
        }),
      );
  await page.goto(origin + workPath(13));
  await page.locator("img[data-missing]").waitFor();
  const [work] = await places();
  expect(work?.words).toContain("둥근 광배를 두른 보살");
  expect((work?.width ?? 0) / (work?.height ?? 1)).toBeCloseTo(3000 / 4200, 2);
  expect(work?.height).toBeGreaterThan(600);
  await page.goto(`${origin}/gallery/exhibition/1`);
  await settled(page);
  await expect.poll(async () => (await places()).length).toBeGreaterThan(3);
  for (const { width, height, words } of await places()) {
    expect(Math.min(width, height)).toBeGreaterThan(60);
    expect(words).toMatch(/석록|보살/u);
  }
  await page.unroute(/\/uploads\/.*\.webp$/u);
  await page.reload();
  await settled(page);
  expect(await places()).toEqual([]);
  await context.close();
});

test("SEE-12 a photograph in a post opens as large as the window, with what only then is loaded, and back closes it", async () => {
  const index = await site.hang({
    type: "NOTICE",
    title: "사진이 실린 공지",
    author: "사무국",
    format: { width: 1800, height: 1200 },
    alt: "법당 앞에 걸린 괘불",
    text: "<p>점안식 날의 사진입니다.</p>",
  });
  const address = `${origin}/community/notice/detail?index=${index}`;
  for (const device of [phone, { viewport: { width: 1440, height: 900 } }]) {
    const { page, context, faults } = await visit(browser, device);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(address, { waitUntil: "networkidle" });
    await settled(page);
    expect(loaded.filter((url) => /openseadragon|zoom-viewer/u.test(url))).toEqual([]);
    const link = page.getByRole("link", { name: "법당 앞에 걸린 괘불 크게 보기" });
    const before = (await link.getByRole("img").boundingBox())?.width ?? 0;
    await link.focus();
    await page.keyboard.press("Enter");
    await viewer(page).getByText("100%").waitFor();
    expect(await viewer(page).getByRole("heading", { level: 2 }).innerText()).toContain("법당 앞에 걸린 괘불");
    expect(loaded.filter((url) => url.includes("/tiles/"))).toEqual([]);
    expect(
      await viewer(page)
        .getByText(/Page Up/u)
        .count(),
    ).toBe(0);
    for (let step = 0; step < 8; step += 1) await page.keyboard.press("+");
    const most = Number.parseInt(await viewer(page).getByRole("status").innerText(), 10) / 100;
    const sides = device === phone ? 24 : 152;
    const whole = Math.min(device.viewport.width - sides, ((device.viewport.height - 148) * 1800) / 1200);
    expect(whole * most).toBeGreaterThan(before * 1.5);
    await page.goBack();
    await viewer(page).waitFor({ state: "hidden" });
    expect(page.url()).toBe(address);
    const isFocused = () => link.evaluate((node) => node === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    // Loaded again with the viewer open, the page knows which picture led into it.
    await page.keyboard.press("Enter");
    await viewer(page).getByText("100%").waitFor();
    await page.reload();
    await viewer(page).getByText("100%").waitFor();
    await page.keyboard.press("Escape");
    await viewer(page).waitFor({ state: "hidden" });
    await expect.poll(isFocused).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  }
  const { page, context } = await visitWithoutScripts(browser, address);
  expect(await page.getByRole("link", { name: /괘불 크게 보기/u }).getAttribute("href")).toMatch(
    /-1800x1200\/1800\.webp$/u,
  );
  await context.close();
});

test.each([
  ["comes late", true],
  ["cannot be had", false],
])("SEE-12 a viewer that %s leaves who has gone on where they are", async (_what, comes) => {
  const index = await site.hang({
    type: "NOTICE",
    title: "느린 사진이 실린 공지",
    author: "사무국",
    format: { width: 1600, height: 1000 },
    alt: "느리게 오는 괘불",
  });
  const { page, context } = await visit(browser);
  const held = Promise.withResolvers<void>();
  await page.route(/zoom-viewer/u, async (route) => {
    await held.promise;
    await (comes ? route.continue() : route.abort());
  });
  await page.goto(`${origin}/community/notice/detail?index=${index}`);
  await settled(page);
  const asked = page.waitForRequest(/zoom-viewer[^/]*\.js/u);
  await page.getByRole("link", { name: "느리게 오는 괘불 크게 보기" }).click();
  const script = (await asked).url();
  await page.getByRole("main").getByRole("link", { name: "목록" }).click();
  await page.waitForURL(`${origin}/community/notice`);
  // Or the page that is on its way would be loaded anew for the missing file.
  await page.getByRole("main").getByRole("table").waitFor();
  await expect.poll(() => page.title()).toMatch(/^공지사항/u);
  const steps = await page.evaluate(() => history.length);
  held.resolve();
  // What waits for it has been told before.
  await page.evaluate(`import(${JSON.stringify(script)}).then(() => undefined, () => undefined)`);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(page.url()).toBe(`${origin}/community/notice`);
  expect([await viewer(page).count(), await page.evaluate(() => history.length)]).toEqual([0, steps]);
  await context.close();
});

test("SEE-12 NAV-31 who looks at a photograph with a comment half written is not asked whether to leave", async () => {
  const index = await site.hang({
    type: "QNA",
    title: "사진이 실린 물음",
    author: "석록",
    format: { width: 1400, height: 1400 },
    alt: "갈라진 채색층",
  });
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, curator);
  await openQuestion(page, origin, index);
  await writing(page).fill("사진을 다시 보고");
  await page.getByRole("link", { name: "갈라진 채색층 크게 보기" }).click();
  await viewer(page).getByText("100%").waitFor();
  await page.goBack();
  await viewer(page).waitFor({ state: "hidden" });
  expect(await writing(page).inputValue()).toBe("사진을 다시 보고");
  await page.getByRole("main").getByRole("link", { name: "목록" }).click();
  await page.getByRole("dialog", { name: "안내" }).getByText("나가").first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

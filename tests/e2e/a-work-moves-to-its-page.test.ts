import { expect, test } from "vitest";
import { arrived, openAsleep } from "../harness/asleep-page.ts";
import { awake, visit } from "../harness/browser.ts";
import { around, openGallery, origin, workPath, works } from "../harness/gallery-story.ts";
import { browser } from "../harness/open-browser.ts";

openGallery();

test("SEE-23 a work's picture moves from the list and back, and the place in the list is kept", async () => {
  const { page, context, faults } = await visit(browser, { viewport: { width: 390, height: 600 } });
  await page.addInitScript(() => {
    const named = () =>
      [...document.images].filter((image) => image.style.viewTransitionName === "work-picture").map(({ alt }) => alt);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (given) => {
      const update = typeof given === "function" ? given : given?.update;
      moves.push(["from", ...named()]);
      const transition = start(async () => {
        await update?.();
        moves.push(["to", ...named()]);
      });
      return transition;
    };
    const moves: string[][] = [];
    Object.assign(globalThis, { moves });
  });
  const moves = () => page.evaluate(() => (globalThis as unknown as { moves: string[][] }).moves);
  const forget = () => page.evaluate(() => void (globalThis as unknown as { moves: string[][] }).moves.splice(0));
  await page.goto(`${origin}/gallery/exhibition/1`);
  // Between documents it does so below.
  await awake(page);
  const link = works(page).getByRole("link", { name: "작품 8" });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(300);
  await link.click();
  await page.waitForURL(origin + workPath(8));
  await expect.poll(moves).toEqual([["from", "작품 8, 석록"], ["to"]]);
  await forget();
  await around(page).waitFor();
  await page.goBack();
  await link.waitFor();
  await expect.poll(moves).toEqual([["from"], ["to", "작품 8, 석록"]]);
  await forget();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await link.click();
  await page.waitForURL(origin + workPath(8));
  await around(page).waitFor();
  expect(await moves()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/**
 * Whether the part of the page's script that lists and works have has come and run. It is read as text by the browser: of an
 * import in a function Vitest would make one of its own.
 */
const partCame = `(async () => {
  const part = performance.getEntriesByType("resource").find(({ name }) => name.includes("/document-transition-"));
  if (part) await import(part.name);
  return part !== undefined;
})()`;

/** Which pictures go along at a change of documents, as the browser is about to draw it; none where nothing moves. */
const noteMove = (kind: "pageswap" | "pagereveal") =>
  addEventListener(kind, ({ viewTransition }) => {
    const named = [...document.images].filter((image) => getComputedStyle(image).viewTransitionName === "work-picture");
    sessionStorage.setItem(kind, JSON.stringify(viewTransition ? named.map(({ alt }) => alt) : []));
  });

test.each([
  ["moves from the list to its page", { memory: 8, motion: "no-preference", moved: ["작품 8, 석록"] }],
  ["stays where it is for who wants it still", { memory: 8, motion: "reduce", moved: [] }],
  ["stays where it is on a slow device", { memory: 4, motion: "no-preference", moved: [] }],
] as const)("SEE-23 SPD-02 for who reads documents a work's picture %s", async (_, { memory, motion, moved }) => {
  const held = /\/assets\/(?!entry-reader-|document-transition-)[^/]+\.js$/u;
  const { page, context, faults } = await openAsleep(`${origin}/healthz`, { reducedMotion: motion, held });
  await page.addInitScript((deviceMemory) => {
    Object.defineProperty(navigator, "deviceMemory", { value: deviceMemory });
  }, memory);
  await page.goto(`${origin}/gallery/exhibition/1`);
  await expect.poll(() => page.evaluate(partCame)).toBe(true);
  // It is heard last, as the page's own script is there, and on the next page before anything else.
  await page.evaluate(noteMove, "pageswap" as const);
  await page.addInitScript(noteMove, "pagereveal" as const);
  await works(page).getByRole("link", { name: "작품 8" }).click();
  await arrived(page, /detail/u);
  const noted = (kind: string) => page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? "0"), kind);
  await expect.poll(() => noted("pageswap")).toEqual(moved);
  await expect.poll(() => noted("pagereveal")).toEqual(moved);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ["after it was pressed on the wall", false],
  ["after a link from elsewhere led to it", true],
])("SEE-23 the list button leads back to the work on its page of the wall: %s", async (_, isFirst) => {
  const { page, context, faults } = await visit(browser, { viewport: { width: 390, height: 600 } });
  const shown = works(page).getByRole("link", { name: "작품 1", exact: true });
  const isSeen = () =>
    shown.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return document.activeElement === link && top < innerHeight && bottom > 0;
    });
  await page.goto(isFirst ? origin + workPath(1) : `${origin}/gallery/exhibition/1?page=2`);
  // Until the app is there it leads to the list as it was left, or to its beginning.
  await awake(page);
  if (!isFirst) await shown.click();
  await page.waitForURL(origin + workPath(1));
  // The wall, which has a link to its rows by the same name, is gone.
  await page.getByRole("heading", { level: 1, name: "작품 1" }).waitFor();
  const list = page.getByRole("main").getByRole("link", { name: "목록" });
  expect(await list.getAttribute("href")).toBe("/gallery/exhibition/1");
  await list.click();
  await page.waitForURL(`${origin}/gallery/exhibition/1?page=2`);
  await expect.poll(isSeen).toBe(true);
  // Who goes on and comes back finds the page as they left it.
  await page.evaluate(() => scrollTo(0, 40));
  // By no press of the pointer, which would have the header in view.
  await page
    .getByRole("banner")
    .getByRole("link")
    .first()
    .evaluate((home: HTMLElement) => home.click());
  await page.waitForURL(`${origin}/`);
  await page.goBack();
  await shown.waitFor();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(40);
  expect(faults).toEqual([]);
  await context.close();
});

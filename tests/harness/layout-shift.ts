import type { Page } from "playwright";

/** More than this is noticed. */
export const noticed = 0.02;

type Shift = { value: number; moved: string[] };

/** Begins to write down what moves in the pages that are opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const describe = (node: Node | null) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? ""));
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        // What makes room because somebody pressed for it is awaited, and no shift (as Core Web Vitals count).
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => describe(node).slice(0, 120)) });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What Core Web Vitals call good; more is a button that moves away from under a finger. */
export const good = 0.1;

/** What moved, when all of it together was more than `limit`; nothing otherwise. */
export async function shiftsOf(page: Page, limit: number = noticed): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) < limit ? [] : shifts;
}

/** Scrolls through the page as a reader does, so that everything in it is loaded; ends at the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await drawn();
      await drawn();
    }
    for (const picture of document.querySelectorAll<HTMLImageElement>("main img")) {
      picture.scrollIntoView({ block: "nearest", inline: "center" });
      while (!picture.complete || picture.currentSrc === "") await drawn();
    }
    window.scrollTo(0, 0);
    await drawn();
  });
}

export type ShownPicture = { alt: string; loaded: number; box: number; shown: number; widest: number };

/**
 * How wide every picture of the page is in the file that was loaded, on the screen in the screen's own pixels (its box, and
 * what is seen of it there), and in the widest file there is. What only adorns may be blurred.
 */
export const picturesOf = (page: Page): Promise<ShownPicture[]> =>
  page.evaluate(() =>
    // What is drawn has no width of its own to be too wide or too narrow.
    [...document.querySelectorAll<HTMLImageElement>('main img:not([src*="svg"], [alt=""])')].map((image) => ({
      alt: image.alt,
      loaded: Number(/\/(\d+)\.webp$/u.exec(image.currentSrc)?.[1]),
      box: image.clientWidth * devicePixelRatio,
      shown:
        Math.min(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight) * devicePixelRatio,
      widest: Math.max(...[...image.srcset.matchAll(/ (\d+)w/gu)].map(([, width]) => Number(width))),
    })),
  );

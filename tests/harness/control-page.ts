import type { Browser, Frame, Page } from "playwright";
import { expect } from "vitest";
import { provoke, watch } from "./provoke.ts";

const origin = "http://control.test";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Runs something in each of the ways that take a browser some time, and once it is provoked. It stands last: when all of
 * it has run, so has whatever came before it.
 */
const marker =
  '<img src="/missing" onerror="deeds.push(`picture`)"><details open ontoggle="deeds.push(`toggle`)">글</details>' +
  '<svg><animate attributeName="x" dur="1s" onbegin="deeds.push(`animation`)"/></svg>' +
  '<style>@keyframes k { to { top: 0 } }</style><p style="animation: k 1s" onanimationstart="deeds.push(`style`)">글</p>' +
  '<iframe srcdoc="<script>parent.deeds.push(`frame`)</script>"></iframe>' +
  '<a href="javascript:void deeds.push(`provoked`)">글</a>';
const alone = ["picture", "toggle", "animation", "style", "frame"];

/** Each text in a frame of its own, without any policy: what it can do there, it does. */
const pageOf = (texts: readonly string[]) =>
  `<!doctype html>${texts
    .map((text, number) => `<iframe name="f${number}" width="300" height="150" srcdoc="${escaped(text)}"></iframe>`)
    .join("")}`;

/** The number of the text that a frame holds, or in which it stands. */
function numberOf(frame: Frame): number {
  const parent = frame.parentFrame();
  return parent?.parentFrame() ? numberOf(parent) : Number(frame.name().slice(1));
}

const deedsOf = (frame: Frame) => frame.evaluate(() => (window as Window & { deeds?: string[] }).deeds ?? []);

/** Waits for all of these to have run in the last frame. */
async function expectRun(page: Page, number: number, deeds: readonly string[]): Promise<void> {
  const last = page.frame({ name: `f${number}` });
  if (!last) throw new Error("there is no marker");
  await expect.poll(() => deedsOf(last)).toEqual(expect.arrayContaining([...deeds]));
}

/** The numbers of the texts that run something, ask strangers for something or lie over what is around them. */
export async function misdeeds(browser: Browser, texts: readonly string[]): Promise<number[]> {
  const context = await browser.newContext();
  const found = new Set<number>();
  await watch(context, origin);
  await context.route(`${origin}/**`, (route) =>
    route.request().url() === `${origin}/`
      ? route.fulfill({ contentType: "text/html; charset=utf-8", body: pageOf([...texts, marker]) })
      : route.fulfill({ status: 404 }),
  );
  const page = await context.newPage();
  page.on("request", (request) => {
    const isStrange = !request.url().startsWith(origin) && /^https?:/u.test(request.url());
    if (isStrange) found.add(numberOf(request.frame()));
  });
  await page.goto(origin);
  await expectRun(page, texts.length, alone);
  for (const frame of page.frames().slice(1)) {
    const covers = await frame.evaluate(`(${provoke.toString()})(document)`).catch(() => []);
    if (Array.isArray(covers) && covers.length > 0) found.add(numberOf(frame));
  }
  await expectRun(page, texts.length, ["provoked"]);
  for (const frame of page.frames().slice(1)) {
    const deeds = await deedsOf(frame).catch(() => []);
    if (deeds.length > 0) found.add(numberOf(frame));
  }
  await context.close();
  // The marker is one of those who did something: whoever looks, looks rightly.
  expect(found.delete(texts.length)).toBe(true);
  return [...found].toSorted((one, other) => one - other);
}

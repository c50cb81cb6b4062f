import type { Browser, Frame } from "playwright";
import { provoke, watch } from "./provoke.ts";

const origin = "http://control.test";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

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

/** The numbers of the texts that run something, ask strangers for something or lie over what is around them. */
export async function misdeeds(browser: Browser, texts: readonly string[]): Promise<number[]> {
  const context = await browser.newContext();
  const found = new Set<number>();
  await watch(context, origin);
  await context.route(`${origin}/**`, (route) =>
    route.request().url() === `${origin}/`
      ? route.fulfill({ contentType: "text/html; charset=utf-8", body: pageOf(texts) })
      : route.fulfill({ status: 404 }),
  );
  const page = await context.newPage();
  page.on("request", (request) => {
    const isStrange = !request.url().startsWith(origin) && /^https?:/u.test(request.url());
    if (isStrange) found.add(numberOf(request.frame()));
  });
  await page.goto(origin, { waitUntil: "networkidle" });
  for (const frame of page.frames().slice(1)) {
    const covers = await frame.evaluate(`(${provoke.toString()})(document)`).catch(() => []);
    if (Array.isArray(covers) && covers.length > 0) found.add(numberOf(frame));
  }
  // What was set off has been done when nothing is asked for any more.
  await page.waitForLoadState("networkidle");
  for (const frame of page.frames().slice(1)) {
    const deeds = await frame.evaluate(() => (window as Window & { deeds?: string[] }).deeds ?? []).catch(() => []);
    if (deeds.length > 0) found.add(numberOf(frame));
  }
  await context.close();
  return [...found].toSorted((one, other) => one - other);
}

import { setTimeout } from "node:timers/promises";
import { type Devtools, openDevtools } from "./devtools.ts";
import { median } from "./drive.ts";

/** A phone of some years ago beside this machine, as Lighthouse has it. */
const throttling = 4;

/** Milliseconds that a pointer rests upon a link before it presses: what most people take, and longer than a browser waits. */
const rest = 400;

/** How the next page comes: as a document, as one that was loaded ahead, or by the app. */
const ways = ["document", "loaded ahead", "app"] as const;
type Way = (typeof ways)[number];

export type Press = {
  way: Way;
  /** Milliseconds from the press to the first paint of the next page. */
  painted: number;
};

const withoutRules = 'document.querySelector("script[type=speculationrules]")?.remove()';

/** The app notes the time by itself; of a document the browser does. */
const watchPress = `addEventListener("click", ({ timeStamp }) => {
  sessionStorage.setItem("pressed", performance.timeOrigin + timeStamp);
  const look = () => {
    if (!location.pathname.endsWith("/detail") || !document.querySelector("main article")) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => { window.painted = performance.timeOrigin + performance.now(); }));
  };
  look();
}, { capture: true, once: true })`;

const findLink = `(() => {
  const link = document.querySelectorAll('main a[href*="/community/notice/detail"]')[3];
  link.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, height } = link.getBoundingClientRect();
  return { x: x + 10, y: y + height / 2 };
})()`;

/** When the post was painted, by the clock of both pages; a document's browser notes it, and tells a moment later. */
const paintOf: Record<"app" | "document", string> = {
  app: "window.painted",
  document: `location.pathname.endsWith("/detail") && (() => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    return first && performance.timeOrigin + first.startTime;
  })()`,
};

const pressedAt = 'Number(sessionStorage.getItem("pressed"))';

/** Asks until it is so; the page may change meanwhile, and with it whom one asks. */
async function until({ evaluate }: Devtools, expression: string): Promise<unknown> {
  for (let turn = 0; turn < 400; turn += 1) {
    const found = await evaluate(expression).catch(() => undefined);
    if (found) return found;
    await setTimeout(50);
  }
  throw new Error(`never so: ${expression}`);
}

async function press(browser: Devtools, list: string, way: Way): Promise<number> {
  const { send, evaluate } = browser;
  await send("Page.navigate", { url: list });
  await until(browser, `location.href === "${list}" && document.querySelector("script[type=speculationrules]")`);
  if (way === "document") await evaluate(withoutRules);
  if (way === "app") {
    await evaluate("startApp()");
    await until(
      browser,
      'document.documentElement.dataset.asleep === undefined && !document.body.innerText.includes("Loading...")',
    );
  }
  // What the page itself has still to do is not what is measured.
  await setTimeout(1_000);
  await evaluate(watchPress);
  const at = (await evaluate(findLink)) as { x: number; y: number };
  await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
  await setTimeout(rest);
  for (const type of ["mousePressed", "mouseReleased"])
    await send("Input.dispatchMouseEvent", { type, ...at, button: "left", clickCount: 1 });
  const painted = Number(await until(browser, paintOf[way === "app" ? "app" : "document"]));
  return painted - Number(await evaluate(pressedAt));
}

/** From a list to a post, in turns; medians of so many presses each. */
export async function measurePress(origin: string, presses: number): Promise<Press[]> {
  const found = new Map<Way, number[]>(ways.map((way) => [way, []]));
  const browser = await openDevtools(throttling);
  try {
    for (let turn = 0; turn < presses; turn += 1)
      for (const way of ways) found.get(way)?.push(await press(browser, `${origin}/community/notice`, way));
  } finally {
    await browser.close();
  }
  return Array.from(found, ([way, all]) => ({ way, painted: median(all) }));
}

import type { Browser, CDPSession, Page } from "playwright";
import { launch } from "../harness/browser.ts";
import { median } from "./drive.ts";
import type { Stand } from "./stand.ts";

/** A phone of some years ago beside this machine, as Lighthouse has it. */
export const throttling = 4;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What a page loads, by what the reader waits for. */
const kinds = { Document: "html", Script: "scripts", Stylesheet: "styles", Font: "fonts", Image: "pictures" } as const;
type Kind = (typeof kinds)[keyof typeof kinds];

export type Paint = {
  name: string;
  /** Milliseconds from the click to the first and to the largest paint. */
  first: number;
  largest: number;
  /** Sum of what moved (Core Web Vitals' layout shift). */
  shift: number;
  /** Bytes as they were sent. */
  weight: Record<Kind, number>;
};

const nothing: Record<Kind, number> = { html: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0 };

/** Adds up what the page loads from here on. */
async function weigh(session: CDPSession): Promise<Record<Kind, number>> {
  const weight = { ...nothing };
  const kindOf = new Map<string, Kind | undefined>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) =>
    kindOf.set(requestId, kinds[type as keyof typeof kinds]),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) weight[kind] += encodedDataLength;
  });
  return weight;
}

/** What the browser noted of its paints; the largest is known once the page has been still. */
const paintsOf = (page: Page) =>
  page.evaluate(async () => {
    const entriesOf = (type: string) => {
      const { promise, resolve } = Promise.withResolvers<PerformanceEntryList>();
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // Of what never happened no entry comes.
      setTimeout(() => resolve([]), 500);
      return promise;
    };
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const largest = (await entriesOf("largest-contentful-paint")).at(-1)?.startTime ?? first;
    const shifts = (await entriesOf("layout-shift")) as (PerformanceEntry & { value: number })[];
    return { first, largest, shift: shifts.reduce((sum, { value }) => sum + value, 0) };
  });

/** One reader's first visit: nothing is in the browser's cache. */
async function open(browser: Browser, name: string, address: string): Promise<Paint> {
  const context = await browser.newContext({ locale: "ko-KR", ...phone });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
    const weight = await weigh(session);
    await page.goto(address, { waitUntil: "networkidle" });
    return { name, ...(await paintsOf(page)), weight };
  } finally {
    await context.close();
  }
}

function summarise(name: string, visits: Paint[]): Paint {
  const of = (figure: "first" | "largest" | "shift") => median(visits.map((visit) => visit[figure]));
  const weight = visits[0]?.weight ?? nothing;
  return { name, first: of("first"), largest: of("largest"), shift: of("shift"), weight };
}

export type NamedPage = [name: string, address: string];

/** Those that stand for all; `post` has comments. */
export const pagesOf = (origin: string, post: number): NamedPage[] => [
  ["home", `${origin}/`],
  ["list", `${origin}/community/notice`],
  ["detail", `${origin}/community/notice/detail?index=${post}`],
  ["gallery", `${origin}/gallery/exhibition/1`],
  ["long text", `${origin}/news/monumental-forest`],
];

/** Pages of the site and the reference's static one, in turn; medians of so many visits each. */
export async function measurePaint({ reference }: Stand, ownPages: NamedPage[], visits: number): Promise<Paint[]> {
  const pages: NamedPage[] = [["static page", `${reference.origin}/page`], ...ownPages];
  const browser = await launch();
  try {
    const found = new Map<string, Paint[]>(pages.map(([name]) => [name, []]));
    for (let round = 0; round < visits; round += 1)
      for (const [name, address] of pages) found.get(name)?.push(await open(browser, name, address));
    return Array.from(found, ([name, all]) => summarise(name, all));
  } finally {
    await browser.close();
  }
}

import { representatives } from "@bulmo/testing/figures";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceAnew } from "../../harness/agreement-story.ts";
import { administrator, visit } from "../../harness/browser.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { keepPageText } from "../../harness/page-text.ts";
import { preparedDirectory } from "../../harness/prepared-directory.ts";
import { spawnServer } from "../../harness/server-process.ts";

/** A site of its own: on the one of all stories somebody else may have published a text. */
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const directory = await preparedDirectory("samples");
  const server = await spawnServer({ DATA_DIR: directory.path, LOG_LEVEL: "warn", RATE_LIMITS: "off" });
  close = async () => {
    await server.stop();
    await directory.remove();
  };
  await server.ready();
  ({ origin } = server);
});
afterAll(() => close());
openBrowser();

const pages = [
  { path: "/about/greeting", texts: ["greeting"] },
  { path: "/member/executives", texts: ["executives"] },
  { path: "/about/member-genealogy", texts: ["member-genealogy"] },
  { path: "/", texts: ["home", "association"] },
  { path: "/about/mission-statement", texts: ["mission-statement"] },
  { path: "/about/ilsub", texts: ["ilsub"] },
  { path: "/about/history", texts: ["history"] },
  { path: "/about/guide", texts: ["logo"] },
  { path: "/about/direction", texts: ["direction"] },
  { path: "/about/member-genealogy/foreword", texts: ["foreword"] },
  { path: "/member/members", texts: ["members"] },
  { path: "/news/cultural-property", texts: ["cultural-property"] },
  { path: "/news/major-business", texts: ["business"] },
  { path: "/news/magoksa", texts: ["magoksa", "magoksa-inscription"] },
  { path: "/news/monumental-forest", texts: ["monumental-forest"] },
  { path: "/news/buyongsa", texts: ["buyongsa", "buyongsa-inscription"] },
];

const looks = [1440, 390].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ viewport: { width, height: 900 }, colorScheme })),
);

type Picture = { pixels: Buffer; width: number; height: number };

/** The whole page, with its fonts and pictures there and nothing that moves; a list of versions, which grows, is left out. */
async function pictureOf(path: string, look: (typeof looks)[number]): Promise<Picture> {
  const { page, context } = await visit(browser, { ...look, reducedMotion: "reduce" });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[aria-labelledby=agreement-versions] { display: none }");
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const png = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  await context.close();
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

const isSame = (one: Picture, other: Picture): boolean =>
  one.width === other.width && one.height === other.height && one.pixels.equals(other.pixels);

async function allLooks(path: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const look of looks) pictures.push(await pictureOf(path, look));
  return pictures;
}

/** Which looks of a page are other than they were. */
const changed = (before: readonly Picture[], after: readonly Picture[]) =>
  looks.filter((_, at) => {
    const [one, other] = [before[at], after[at]];
    return !one || !other || !isSame(one, other);
  });

test.each(representatives(pages, 0))(
  "PAG-09 $path is the same to the last pixel once its text is published as it was",
  async ({ path, texts }) => {
    const before = await allLooks(path);
    for (const name of texts) {
      const text = await keepPageText(origin, name);
      expect((await text.read()).published.number).toBe(0);
      await text.publish(await text.shown());
      expect((await text.read()).published.number).toBe(1);
    }
    expect(changed(before, await allLooks(path))).toEqual([]);
  },
);

test.each([
  { path: "/terms", document: "TERMS" },
  { path: "/personal-info", document: "PRIVACY" },
] as const)("PAG-09 $path is the same to the last pixel once its text is announced as it was", async (one) => {
  const before = await allLooks(one.path);
  await announceAnew(origin, one.document, administrator);
  const { page, context } = await visit(browser);
  await page.goto(origin + one.path);
  await page.getByRole("heading", { name: "판과 시행일" }).waitFor();
  await context.close();
  expect(changed(before, await allLooks(one.path))).toEqual([]);
});

test("PAG-09 a single word that was changed is found at every width, by day and by night", async () => {
  const path = "/about/mission-statement";
  const text = await keepPageText(origin, "mission-statement");
  const before = await allLooks(path);
  const shown = await text.shown();
  await text.publish({ ...shown, title: `${shown.title}문` });
  expect(changed(before, await allLooks(path))).toEqual(looks);
  await text.restore();
});

import { join } from "node:path";
import { forebears } from "@bulmo/content/genealogy";
import type { Person } from "@bulmo/contracts/person";
import { openDatabase } from "@bulmo/entities/database";
import type { BrowserContextOptions } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main, openPage, phone, wide } from "../../harness/association-story.ts";
import { type Curated, curate } from "../../harness/gallery-site.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { measureContrast } from "../../harness/painted-colours.ts";
import { measureNames } from "../../harness/painted-names.ts";
import { preparedDirectory } from "../../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../../harness/server-process.ts";

const path = "/about/member-genealogy";
/** As wide as a sheet of A4 within its margins. */
const sheet = { viewport: { width: 718, height: 1000 } };

let directory: Awaited<ReturnType<typeof preparedDirectory>>;
let server: ServerProcess;
let site: Curated;

/** A site of people whom it is given by calls. */
beforeAll(async () => {
  directory = await preparedDirectory("curated");
  const { orm } = await openDatabase({ directory: join(directory.path, "database") });
  const em = orm.em.fork();
  await em.execute("delete from officer");
  await em.execute("delete from person");
  // Its start puts in those whom the program names otherwise.
  await em.execute(
    "insert into setting (key, value, updated_at) values ('people-installed', 'yes', now()) on conflict do nothing",
  );
  await orm.close();
  server = await spawnServer({
    DATA_DIR: directory.path,
    SAMPLE_DATA: "off",
    LOG_LEVEL: "warn",
    RATE_LIMITS: "off",
  });
  await server.ready();
  site = await curate(server.origin);
  let teacherId: number | null = null;
  for (const [place, forebear] of forebears.entries())
    teacherId = await add({ ...forebear, teacherId, isFounder: place === forebears.length - 1 });
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
});
openBrowser();

const people = () => site.call<Person[]>("GET", "/api/person/list");

const add = async (person: object): Promise<number> =>
  (await site.call<{ id: number }>("POST", "/api/person", person)).id;

const names = ["담묵", "한석록", "남궁채운", "이솔", "Kim Dan-cheong", "가나다라마바사아자차"];

/** Until there are so many, teachers with many disciples, with few and with one. */
async function grow(count: number): Promise<Person[]> {
  const standing = await people();
  const able = standing.filter(({ generation }) => (generation ?? 0) > 0).map(({ id }) => id);
  for (let number = standing.length; number < count; number += 1) {
    // Every fifth learns of the founder, every third of one of the youngest: breadth and depth both grow.
    const teacherId = able[number % 5 === 0 ? 0 : Math.floor(able.length * (number % 3 === 0 ? 0.8 : 0.3))];
    const name = names[number % names.length];
    able.push(await add({ name, teacherId }));
  }
  return people();
}

const lettersOf = (all: readonly Person[]): string =>
  [
    ...all
      .map(({ generation, name, hanja }) => (generation !== null && generation <= 1 ? hanja : name))
      .join("")
      .replaceAll(/\s/gu, ""),
  ]
    .toSorted()
    .join("");

/** With all generations, where some are not shown at first. */
async function openWhole(device: BrowserContextOptions) {
  const opened = await openPage(browser, server.origin + path, device);
  const all = main(opened.page).getByRole("button", { name: "모든 세대를 그림으로 보기" });
  if ((await all.count()) > 0) {
    await all.click();
    await all.waitFor({ state: "detached" });
  }
  return { ...opened, picture: main(opened.page).locator("figure svg:visible") };
}

describe.each([3, 30, 120])("of %i people", (count) => {
  let all: Person[];
  beforeAll(async () => {
    all = await grow(count);
  });

  test.each([
    { on: "a wide screen", device: wide, media: "screen" as const, least: 6 },
    { on: "a phone", device: phone, media: "screen" as const, least: 11 },
    { on: "paper", device: sheet, media: "print" as const, least: 3 },
  ])(
    "PAG-06 on $on everybody stands in the picture, nobody over another or outside",
    async ({ device, media, least }) => {
      const { page, context, picture } = await openWhole(device);
      await page.emulateMedia({ media });
      expect(all).toHaveLength(count);
      const { letters, over, outside, smallest, left, right, height } = await measureNames(picture);
      expect(letters).toBe(lettersOf(all));
      expect(over).toEqual([]);
      expect(outside).toEqual([]);
      expect(smallest).toBeGreaterThan(least);
      // A sheet ends; who reads a screen goes on.
      expect(height).toBeLessThanOrEqual(media === "print" ? device.viewport.height : Infinity);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(device.viewport.width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.viewport.width);
      await context.close();
    },
  );

  test.each([
    { on: "a wide screen", device: wide },
    { on: "a phone", device: phone },
  ])(
    "PAG-06 SEE-05 in the dark on $on lines stand out, names are read, and nobody is over another",
    async ({ device }) => {
      const { context, picture } = await openWhole({ ...device, colorScheme: "dark" });
      const { letters, over, outside } = await measureNames(picture);
      expect(letters).toBe(lettersOf(all));
      expect([over, outside]).toEqual([[], []]);
      const { names: written, lines } = await measureContrast(picture);
      expect(lines.length).toBeGreaterThan(count - forebears.length);
      expect(Math.min(...lines)).toBeGreaterThanOrEqual(3);
      expect(Math.min(...written)).toBeGreaterThanOrEqual(4.5);
      await context.close();
    },
  );

  test.each([
    { on: "a wide screen", device: wide, media: "screen" as const },
    { on: "a phone in the dark", device: { ...phone, colorScheme: "dark" as const }, media: "screen" as const },
    { on: "paper", device: sheet, media: "print" as const },
  ])("ASC-14 in words, on $on, nobody heads a group in which nobody is", async ({ device, media }) => {
    const { page, context } = await openPage(browser, server.origin + path, device);
    await page.emulateMedia({ media });
    const followers = Map.groupBy(all, ({ teacherId }) => teacherId);
    const second = all.filter(({ generation }) => generation === 2);
    const [heads, others] = [true, false].map((isHead) => second.filter(({ id }) => followers.has(id) === isHead));
    const groups = main(page).locator("dl > div");
    expect((await groups.locator("dt").allInnerTexts()).map((text) => text.trim())).toEqual([
      ...(heads ?? []).map(({ name }) => `${name} 문하`),
      ...(others?.length ? ["그 밖의 2세"] : []),
    ]);
    for (const group of await groups.locator("dd").allInnerTexts()) expect(group).not.toBe("");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.viewport.width);
    await context.close();
  });
});

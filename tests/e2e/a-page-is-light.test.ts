import { expect, inject, test } from "vitest";

const origin = inject("origin");

const kilobytes = 1024;

/** No mark or icon is longer; a painting would be ten times as long. */
const longestDrawing = 3 * kilobytes;

/** Nothing depends on the parameter, so that the page is rendered and not taken from memory. */
const render = async (path: string, visit: number) => {
  const answer = await fetch(`${origin}${path}${path.includes("?") ? "&" : "?"}visit=${visit}`);
  return answer.text();
};

test.each([
  // With a row of the latest exhibition (SEE-13): two works, and what the page's script is told of them.
  ["/", 54],
  ["/community/notice", 56],
  ["/community/notice/detail?index=80", 40],
  ["/gallery/exhibition/1", 48],
  // Its text comes with the page and not with the scripts of its kind; so do a phone’s menu and what keeps early presses, or
  // says that they cannot be answered.
  ["/news/magoksa", 60.7],
])("the HTML of %s is at most %d KB before it is compressed, and its paintings are files", async (path, most) => {
  const html = await render(path, 1);
  expect(Buffer.byteLength(html) / kilobytes).toBeLessThan(most);
  const drawings = Array.from(html.matchAll(/<svg.*?<\/svg>/gsu), ([drawing]) => drawing.length);
  expect(Math.max(...drawings)).toBeLessThan(longestDrawing);
});

test.each(["/", "/community/notice", "/about/greeting"])(
  "%s is the same when its menus are rendered and when they are put in",
  async (path) => {
    // Other pages of a list keep what stands in the address.
    const bodyOf = (html: string) => /<body>.*<\/footer>/su.exec(html)?.[0].replaceAll(/visit=\d/gu, "");
    const body = bodyOf(await render(path, 2));
    expect(body).toContain('aria-label="주 메뉴"');
    expect(bodyOf(await render(path, 3))).toBe(body);
  },
);

test("what one asks for with an empty query is not put into the pages of others", async () => {
  const isHome = (html: string) => /<header.*?<\/header>/su.exec(html)?.[0].includes('aria-current="page"');
  const [empty, other, again] = [
    await fetch(`${origin}/?&`),
    await fetch(`${origin}/?visit=8`),
    await fetch(`${origin}/?&&`),
  ];
  expect([isHome(await empty.text()), isHome(await other.text()), isHome(await again.text())]).toEqual([
    true,
    false,
    true,
  ]);
});

test("SPD-04 what a first paint waits for names no font that comes later", async () => {
  const html = await render("/community/notice", 4);
  const sheetsOf = async (part: string) => {
    const paths = Array.from(part.matchAll(/<link rel="stylesheet" href="([^"]+)"/gu), ([, path]) => path);
    return Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}`)).text()));
  };
  const [, later = ""] = /<noscript>(.*?)<\/noscript>/su.exec(html) ?? [];
  const awaited = await sheetsOf(html.replace(later, ""));
  const [fonts = ""] = await sheetsOf(later);
  expect(awaited).toHaveLength(1);
  expect(awaited.join("")).toContain("Sans Noto");
  expect(awaited.join("")).not.toMatch(/Bulmo (?:Sans|Serif|Hanja)/u);
  expect(fonts).toMatch(/--web-sans:"?Bulmo Sans/u);
});

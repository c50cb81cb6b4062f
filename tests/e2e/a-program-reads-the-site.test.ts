import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { readPdf } from "../harness/pdf.ts";

const origin = inject("origin");

/** What the site calls itself, where nobody has named it. */
const published = origin.replace("127.0.0.1", "localhost");

const get = async (path: string) => {
  const answer = await fetch(origin + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test("NAV-29 robots are led to the sitemap, and every page in it answers and wants to be found", async () => {
  const { text: robots } = await get("/robots.txt");
  const sitemap = /^Sitemap: (\S+)$/mu.exec(robots)?.[1] ?? "";
  expect(sitemap).toBe(`${published}/sitemap.xml`);
  const { text: xml } = await get("/sitemap.xml");
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&").replace(published, ""),
  );
  expect(paths).toEqual(expect.arrayContaining(["/", "/about/history", "/news/cultural-property", "/terms"]));
  expect(paths).toContain("/community/notice/detail?index=80");
  expect(paths.filter((path) => /sign-in|my-page|address-popup|\$/u.test(path))).toEqual([]);
  // Of the hundreds of posts a few stand for all.
  const pages = paths.filter((path, place) => !path.includes("index=") || place % 40 === 0);
  for (const path of pages) {
    const { status, text: html } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).not.toMatch(/<meta name="robots" content="noindex/u);
    const canonical = /<link rel="canonical" href="([^"]+)"/u.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(canonical).toBe(published + path);
  }
});

test("NAV-29 pages of the notice board name their feed, and the feed leads to notices that are there", async () => {
  for (const path of ["/community/notice", "/community/notice/detail?index=80"]) {
    const { text: html } = await get(path);
    expect(html).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/community\/notice\/rss\.xml"/u,
    );
  }
  expect((await get("/community/qna")).text).not.toContain("rss.xml");
  const { text: xml } = await get("/community/notice/rss.xml");
  const links = [...xml.matchAll(/<link>([^<]+detail[^<]+)<\/link>/gu)].map(([, link = ""]) => link);
  expect(links).toHaveLength(20);
  expect((await get((links[0] ?? "").replace(published, ""))).status).toBe(200);
});

test("ASC-19 the calendar is one that calendars take", async () => {
  const { status, headers, text } = await get("/calendar.ics");
  expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/u);
  expect(text).toMatch(/END:VCALENDAR\r\n$/u);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

describe("ASC-02 the logo is there to be kept", () => {
  const download = async (type: string) => {
    const answer = await fetch(`${origin}/logo/bulmo-logo.${type}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="bulmo-logo.${type}"`);
    return { type: answer.headers.get("content-type"), bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test.each([
    ["png", "image/png", { format: "png", width: 3_000, hasAlpha: true }],
    ["jpg", "image/jpeg", { format: "jpeg", width: 3_000, hasAlpha: false }],
  ])("ASC-02 as %s: a picture that can be decoded and is not empty", async (name, contentType, expected) => {
    const { type, bytes } = await download(name);
    expect(type).toBe(contentType);
    const picture = sharp(bytes, { failOn: "warning" });
    expect(await picture.metadata()).toMatchObject(expected);
    expect((await picture.stats()).entropy).toBeGreaterThan(0.5);
  });

  test("ASC-02 as AI: a whole PDF of curves in our pigments, with neither fonts nor pictures", async () => {
    const { type, bytes } = await download("ai");
    expect(type).toBe("application/pdf");
    const { version, objects, page } = readPdf(bytes);
    expect(version).toMatch(/^1\.[4-7]$/u);
    expect(objects.join("\n")).not.toMatch(/\/(?:Font|XObject|Image)\b/u);
    expect(page.mediaBox[2]).toBeGreaterThan(page.mediaBox[3] ?? 0);
    expect(page.content.match(/ c$/gmu)?.length).toBeGreaterThan(200);
    // Malachite and cinnabar.
    for (const fill of ["0.2471 0.4980 0.4078 rg", "0.7098 0.2196 0.1647 rg"]) expect(page.content).toContain(fill);
    const [, , width = 0, height = 0] = page.mediaBox;
    for (const [, x, y] of page.content.matchAll(/^(-?[\d.]+) (-?[\d.]+) [ml]$/gmu)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
  });
});

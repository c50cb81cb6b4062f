import { expect, test } from "vitest";
import { visit } from "../harness/browser.ts";
import { openContents, origin, site } from "../harness/content-story.ts";
import { browser } from "../harness/open-browser.ts";
import { personNamed } from "../harness/people-story.ts";
import { judgeBySchemaOrg } from "../harness/schema-org-judge.ts";

openContents();

type Thing = Record<string, unknown>;

const publicUrl = () => origin.replace("127.0.0.1", "localhost");
const htmlOf = async (path: string) => (await fetch(origin + path)).text();
const dataIn = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? "";
const dataOf = async (path: string) => dataIn(await htmlOf(path));
const thingsIn = (text: string) => (JSON.parse(text) as { "@graph": Thing[] })["@graph"];
const thingOf = async (path: string, type: string) =>
  thingsIn(await dataOf(path)).find((thing) => thing["@type"] === type);

/** The ways as visitors see them and as search engines are told. */
const crumbsIn = ({ itemListElement }: Thing) =>
  (itemListElement as { name: string; item?: string }[]).map(({ name, item }) => [
    name,
    item?.replace(publicUrl(), ""),
  ]);

const hostile = "</script><script>window.broken = true</script>";
const type = "FOURTH_EXHIBITION";
const hang = async () => {
  const { id } = await personNamed("한석록");
  const index = await site.hang({
    type,
    title: `달 ${hostile}`,
    author: "한석록",
    format: { width: 600, height: 800 },
    alt: "달",
  });
  const work = await site.call<{ content: string }>("GET", `/api/post?type=${type}&index=${index}`);
  await site.call("PUT", "/api/post", {
    targetType: type,
    index,
    type,
    title: `달 ${hostile}`,
    content: work.content,
    english: "Moon",
    artists: [{ personId: id, role: "HEAD_PAINTER" }, { name: "홍길동" }, { name: "김증명", role: "ATTESTATION" }],
    dated: "2012-05?",
    kind: "PAINTING",
    technique: "비단에 석채",
    height: "120.5",
    width: "80",
    rights: "CC_BY",
    credit: "사진 협회",
  });
  return { id, path: `/gallery/exhibition/4/detail?type=${type}&index=${index}` };
};

test("WRK-08 a search engine is told of a work what its page shows, and nothing in it ends the data or runs", async () => {
  const { id, path } = await hang();
  const html = await htmlOf(path);
  const [artwork, breadcrumb] = thingsIn(dataIn(html));
  const number = /\/w\/(\d+)$/u.exec(String(artwork?.["url"]))?.[1];
  expect(artwork).toMatchObject({
    "@type": "VisualArtwork",
    name: `달 ${hostile}`,
    alternateName: ["Moon"],
    creator: [
      { "@type": "Person", name: "한석록", url: `${publicUrl()}/member/people/${id}` },
      { "@type": "Person", name: "홍길동" },
    ],
    artform: "불화",
    artMedium: "비단에 석채",
    dateCreated: "2012-05",
    height: { value: 120.5, unitCode: "CMT" },
    image: { license: "https://creativecommons.org/licenses/by/4.0/", creditText: "사진 협회" },
    subjectOf: { "@type": "ExhibitionEvent", url: `${publicUrl()}/gallery/exhibition/4` },
  });
  expect(crumbsIn(breadcrumb ?? {})).toEqual([
    ["홈", "/"],
    ["전시", "/gallery"],
    ["제4회 불교미술전", "/gallery/exhibition/4"],
    [`달 ${hostile}`, undefined],
  ]);
  expect(html).toContain(`<link rel="alternate" type="application/ld+json" href="/w/${number}.jsonld"/>`);
  expect((await fetch(`${origin}/w/${number}.jsonld`)).status).toBe(200);
  // Neither the policy of the page nor React minds it.
  const { page, context, faults } = await visit(browser);
  await page.goto(origin + path);
  await page.getByRole("button", { name: "인용하기" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});

test("WRK-08 exhibitions, people and the memorial are told as such, and who is hidden is not", async () => {
  const { id } = await personNamed("조세필");
  await site.call("PUT", "/api/person", { id, hanja: "曺細筆", latin: "Jo Se-pil", born: "1971", died: "봄" });
  await site.call("PUT", "/api/exhibition", {
    n: 4,
    english: "Fourth Exhibition of Buddhist Art",
    startsOn: "2024-05-03",
    endsOn: "2024-05-30",
    isByMonth: false,
    venue: "봄 미술관",
  });
  expect(await thingOf("/gallery/exhibition/4", "ExhibitionEvent")).toMatchObject({
    alternateName: { "@value": "Fourth Exhibition of Buddhist Art", "@language": "en" },
    startDate: "2024-05-03",
    endDate: "2024-05-30",
    location: { "@type": "Place", name: "봄 미술관" },
    organizer: { "@type": "Organization" },
  });
  const first = await thingOf("/gallery/exhibition/1", "ExhibitionEvent");
  expect(first).toMatchObject({ startDate: "2012-06" });
  expect(first).not.toHaveProperty("alternateName");
  // Of the month alone more is not known, and the title is told all the same; other pages do not carry it.
  await site.call("PUT", "/api/exhibition", { n: 1, english: "First Exhibition" });
  expect(await dataOf("/gallery/exhibition/1")).toContain('"@value":"First Exhibition"');
  expect(await htmlOf("/gallery/exhibition/2")).not.toContain("First Exhibition");
  expect(await thingOf("/news/major-business", "Event")).toMatchObject({
    startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
    location: { "@type": "Place" },
  });
  const path = `/member/people/${id}`;
  const person = await thingOf(path, "Person");
  expect(person).toMatchObject({ name: "조세필", alternateName: ["曺細筆", "Jo Se-pil"], birthDate: "1971" });
  expect(person).not.toHaveProperty("deathDate");
  await site.call("PUT", "/api/person", { id, isPublic: false });
  await expect.poll(() => dataOf(path)).toBe("");
});

test("WRK-08 every page with a way above it tells that way, whether it is made anew or kept", async () => {
  for (const path of ["/community/notice", "/about/greeting", "/gallery/exhibition/4"]) {
    const [first, again] = [await dataOf(path), await dataOf(`${path}?from=elsewhere`)];
    const shown =
      /<nav aria-label="현재 위치".*?<\/nav>/su.exec(await htmlOf(path))?.[0].replaceAll(/<[^>]+>/gu, " ") ?? "";
    for (const text of [first, again]) {
      const crumbs = crumbsIn(thingsIn(text).at(-1) ?? {});
      expect(crumbs.length).toBeGreaterThan(2);
      expect(
        shown
          .trim()
          .split(/\s{2,}/u)
          .join(" "),
      ).toBe(crumbs.map(([name]) => name).join(" "));
    }
  }
  for (const path of ["/", "/sign-in", "/community/nowhere"]) expect([path, await dataOf(path)]).toEqual([path, ""]);
});

test("WRK-08 the vocabulary of schema.org has nothing against what pages tell, and finds planted faults", async () => {
  const { path } = await hang();
  const { id } = await personNamed("한석록");
  const paths = [path, "/gallery/exhibition/4", `/member/people/${id}`, "/news/major-business", "/community/notice"];
  const told = await Promise.all(paths.map(dataOf));
  const planted = [
    told[0]!.replace('"artMedium"', '"medium"'),
    told[1]!.replace('"ExhibitionEvent"', '"Exhibition"'),
    told[2]!.replace(/"name":"[^"]*"/u, '"name":{"ko":"한석록"}'),
    told[4]!.replace('"position":1', '"position":{}'),
  ];
  const verdicts = await judgeBySchemaOrg([...told, ...planted]);
  expect(verdicts.slice(0, told.length)).toEqual(told.map(() => ""));
  for (const verdict of verdicts.slice(told.length)) expect(verdict).toMatch(/error TS\d+/u);
});

test("PAG-07 NAV-28 a page that was added is shared with the first picture of its text that shows something", async () => {
  const [adorning, shown] = [
    await site.upload({ width: 600, height: 600 }),
    await site.upload({ width: 900, height: 600 }),
  ];
  const page = { section: "about", title: "초를 내는 길", address: "drawing", isHidden: false };
  const { id } = await site.call<{ id: number }>("POST", "/api/site-page", page);
  const name = `page-${id}`;
  const empty = { title: "", titleHanja: "", lead: "", description: "", isSample: false, signature: [] };
  const blocks = [
    { type: "PICTURE", url: adorning, alt: "", caption: "" },
    { type: "PARAGRAPH", text: "초를 내는 길을 적습니다." },
    { type: "PICTURE", url: shown, alt: "초를 내는 손", caption: "" },
  ];
  const ogIn = (html: string, property: string) =>
    new RegExp(`<meta property="og:${property}" content="([^"]*)"`, "u").exec(html)?.[1];
  expect(ogIn(await htmlOf("/about/drawing"), "image")).toBe(`${publicUrl()}/og.png`);
  await site.call("PUT", "/api/page-text/draft", { name, text: { ...empty, blocks } });
  await site.call("POST", "/api/page-text/publish", { name });
  const html = await htmlOf("/about/drawing");
  const hash = /[0-9a-f]{64}/u.exec(shown)?.[0] ?? "no picture";
  expect(ogIn(html, "image")).toContain(`${publicUrl()}/uploads/${hash}-900x600/`);
  expect([ogIn(html, "image:alt"), ogIn(html, "title")]).toEqual([
    "초를 내는 손",
    expect.stringMatching(/^초를 내는 길/u),
  ]);
});

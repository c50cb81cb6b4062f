import { expect, test } from "vitest";
import { headWithoutData, missingPageHead, pageHead } from "./page-head.ts";

const association = { name: "어느 모임", nameHanja: "某會" };
const page = {
  site: { publicUrl: "https://bulmo.example", identity: association },
  path: "/community/notice/detail?index=7",
  title: "정기총회를 엽니다",
  description: "4월 18일에 엽니다.",
};

test("NAV-28 a page has its own title, description, preview and canonical link", () => {
  const { meta, links } = pageHead({ ...page, type: "article" });
  const url = "https://bulmo.example/community/notice/detail?index=7";
  expect(meta).toEqual([
    { title: `정기총회를 엽니다 - ${association.name}` },
    { name: "description", content: "4월 18일에 엽니다." },
    { property: "og:title", content: "정기총회를 엽니다" },
    { property: "og:description", content: "4월 18일에 엽니다." },
    { property: "og:type", content: "article" },
    { property: "og:url", content: url },
    { property: "og:image", content: "https://bulmo.example/og.png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${association.name} ${association.nameHanja}` },
    { name: "twitter:card", content: "summary_large_image" },
  ]);
  expect(links).toEqual([{ rel: "canonical", href: url }]);
});

test("NAV-28 the later pages of a list have titles of their own", () => {
  const titled = (number?: number) => pageHead({ ...page, title: "공지사항", page: number }).meta[0];
  expect(titled(6)).toEqual({ title: `공지사항 6쪽 - ${association.name}` });
  expect(titled(1)).toEqual({ title: `공지사항 - ${association.name}` });
});

test("NAV-28 the home page bears the association's name once", () => {
  expect(pageHead({ ...page, title: association.name }).meta[0]).toEqual({ title: association.name });
});

test("NAV-28 SEE-21 a work is shown with its picture on a mat, by an address that messengers can open", () => {
  const picture = { hash: "0f".repeat(32), width: 1600, height: 900, alt: "연꽃" };
  expect(pageHead({ ...page, picture }).meta).toEqual(
    expect.arrayContaining([
      { property: "og:image", content: `https://bulmo.example/uploads/${picture.hash}-1600x900/card.jpg` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: "연꽃" },
    ]),
  );
});

test("PAG-09 of another association no card names whom the program was drawn for", () => {
  const cardOf = (identity: object, picture?: { hash: string; width: number; height: number; alt: string }) =>
    pageHead({
      ...page,
      site: { ...page.site, identity: { ...association, isUnnamedCard: true, ...identity } },
      ...(picture ? { picture } : {}),
    }).meta.find((one) => "property" in one && one.property === "og:image");
  const folder = `/uploads/${"0f".repeat(32)}-600x600`;
  const content = (path: string) => ({ property: "og:image", content: `https://bulmo.example${path}` });
  expect(cardOf({})).toEqual(content("/og-unnamed.png"));
  expect(cardOf({ logo: "seal" })).toEqual(content("/og-unnamed.png"));
  expect(cardOf({ logo: `${folder}/320.webp` })).toEqual(content(`${folder}/card-unnamed.jpg`));
  const picture = { hash: "0f".repeat(32), width: 600, height: 600, alt: "항아리" };
  expect(cardOf({ logo: "seal" }, picture)).toEqual(content(`${folder}/card-unnamed.jpg`));
});

test("a search result and a page that is not there are not to be found again", () => {
  expect(pageHead({ ...page, unlisted: true }).meta).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(missingPageHead(page.site, "없음")).toEqual({
    meta: [{ title: `없음 - ${association.name}` }, { name: "robots", content: "noindex" }],
    links: [],
  });
});

test("SEE-11 a page that could not be asked for is not said to be missing", () => {
  const titleOf = (status: string) => headWithoutData({ context: page.site, status }).meta[0]?.title;
  expect(titleOf("error")).toBe(`페이지를 열지 못했습니다 - ${association.name}`);
  expect(titleOf("notFound")).toBe(`페이지를 찾을 수 없습니다 - ${association.name}`);
});

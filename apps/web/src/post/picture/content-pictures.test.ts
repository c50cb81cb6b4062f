import { expect, test } from "vitest";
import { withPictureLinks, withPictureSizes } from "./content-pictures.ts";
import { altIn, hasPicture } from "./image-tag.ts";

const folder = `/uploads/${"0f".repeat(32)}-1600x900`;
const picture = `${folder}/1280.webp`;

test("a picture of a text keeps its place while it loads, and comes in the width it is shown in", () => {
  const html = withPictureSizes(`<p>앞</p><img src="${picture}" alt="연꽃 &amp; 물" /><p>뒤</p>`);
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('sizes="auto, min(600px, 100vw - 2rem)"');
  expect(html).toContain(`${folder}/320.webp 320w`);
  expect(html).toContain(`src="${picture}" alt="연꽃 &amp; 물" /><p>뒤</p>`);
});

test("a width that the writer chose stays, and its height follows from the picture", () => {
  const html = withPictureSizes(`<img src="${picture}" alt="" width="400" height="999" />`);
  expect(html).toContain('width="400" height="225"');
  expect(html).toContain("min(400px");
  expect(html).not.toContain("999");
});

test("what is not one of our pictures is left alone", () => {
  const html = '<p>글</p><img src="/uploads/other.webp" alt="" />';
  expect(withPictureSizes(html)).toBe(html);
});

test("a picture is found with what its writer said of it", () => {
  const html = `<p>글</p><img src="/uploads/other.webp" alt="다른 그림" /><img src="${picture}" alt="연꽃 &amp; 물" />`;
  expect(altIn(html, picture)).toBe("연꽃 & 물");
  expect(altIn(`<img src="${picture}" alt="" />`, picture)).toBe("");
  expect(altIn("<p>글</p>", picture)).toBe("");
});

test("SEE-12 a picture that is shown smaller than it is leads to all of it, by the name that its writer gave it", () => {
  const html = withPictureLinks(`<p>앞</p><img src="${picture}" alt="연꽃 &amp; 물" /><img src="${picture}" alt="" />`);
  expect(html).toContain(
    `<p>앞</p><a href="${folder}/1600.webp" data-enlarge="${picture}" aria-label="연꽃 &amp; 물 크게 보기"><img `,
  );
  expect(html).toContain('aria-label="이미지 크게 보기"');
  expect(html).toContain('width="1600" height="900"');
  expect(hasPicture(html, picture)).toBe(true);
});

test("SEE-12 one that is shown as large as it is, and one that its writer made a link, lead nowhere else", () => {
  const small = `/uploads/${"0f".repeat(32)}-400x300/400.webp`;
  expect(withPictureLinks(`<img src="${small}" alt="" />`)).not.toContain("data-enlarge");
  expect(withPictureLinks(`<img src="${small}" alt="" width="320" />`)).toContain("data-enlarge");
  const html = withPictureLinks(
    `<a href="/about"><em>글</em><img src="${picture}" alt="" /></a><img src="${picture}" alt="" />`,
  );
  expect(html.match(/data-enlarge/gu)).toHaveLength(1);
  expect(html).toContain('<a href="/about"><em>글</em><img loading');
});

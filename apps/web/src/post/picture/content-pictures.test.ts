import { expect, test } from "vitest";
import { altIn, withPictureSizes } from "./content-pictures.ts";

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

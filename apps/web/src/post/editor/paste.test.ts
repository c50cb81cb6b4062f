import { expect, test } from "vitest";
import { withoutHandlers } from "./paste.ts";

test.each([
  ['<img src="a.png" onerror="run()" alt="">', '<img src="a.png"  alt="">'],
  ["<img src=a onerror=run() alt=b>", "<img src=a  alt=b>"],
  ["<svg/onload=run()>", "<svg/>"],
  ['<img src="a"onerror=\'run(">")\'>', '<img src="a">'],
  ['<p OnClick = "a" ONFOCUS="b">글</p>', "<p  >글</p>"],
  ['<a href="b"\nonmouseover="c">글</a>', '<a href="b"\n>글</a>'],
])("hazard 8: %s runs nothing", (html, kept) => {
  expect(withoutHandlers(html)).toBe(kept);
});

test.each([
  '<img alt="불 onclick=켜기" src="a">',
  "<p>once = 1, onclick=2, a < b onclick=3</p>",
  '<p data-on="1" class="on click">글</p>',
  "<p>it's <b>굵게</b> onload=“</p>",
])("hazard 8: %s is left alone", (html) => {
  expect(withoutHandlers(html)).toBe(html);
});

test("hazard 8: a long text full of open tags and quotes is read at once", () => {
  const html = '<a "'.repeat(20_000);
  const start = performance.now();
  withoutHandlers(html);
  expect(performance.now() - start).toBeLessThan(2_000);
});

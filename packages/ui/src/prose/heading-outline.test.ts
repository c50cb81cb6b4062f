import { expect, test } from "vitest";
import { headingOutline } from "./heading-outline.ts";

const outlineOf = (html: string) =>
  [...headingOutline(html).matchAll(/<h(\d) data-level="(\d)"(?: aria-level="(\d)")?/gu)].map(
    ([, tag, chosen, level]) => [Number(chosen), Number(level ?? tag)],
  );

test("BRD-06 headings of a text stand under the page's own two, each as deep as its writer put it", () => {
  const html = "<h1>가</h1><h2>나</h2><h3>다</h3><h4>라</h4><h5>마</h5><h6>바</h6>";
  expect(outlineOf(html)).toEqual([
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 7],
    [6, 8],
  ]);
});

test("a level that was chosen for its looks leaves no gap", () => {
  expect(outlineOf("<h3>가</h3><h6>나</h6><h3>다</h3><h2>라</h2><h3>마</h3>")).toEqual([
    [3, 3],
    [6, 4],
    [3, 3],
    [2, 3],
    [3, 4],
  ]);
});

test("what is inside a heading stays, and every heading is closed", () => {
  expect(headingOutline('<h2 style="text-align: center"><strong>가</strong></h2><p>h1</p>')).toBe(
    '<h3 data-level="2" style="text-align: center"><strong>가</strong></h3><p>h1</p>',
  );
});

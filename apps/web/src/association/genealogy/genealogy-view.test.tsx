import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { layoutOf } from "./genealogy-view.tsx";
import { lineageOf } from "./lineage-tree.ts";

const slots = {
  isSample: false,
  words: () => "",
  part: () => "계보",
  tools: <button type="button">고치기</button>,
};

test("ASC-06 a lineage of nobody is one sentence instead of an empty frame, and is still an administrator's to edit", () => {
  const html = renderToStaticMarkup(layoutOf(lineageOf([]))(slots));
  expect(html.match(/<p[ >]/gu)).toHaveLength(1);
  expect(html).toContain("<p>계보를 준비하고 있습니다.</p>");
  expect(html).toContain(">계보</h2>");
  expect(html).toContain('<button type="button">고치기</button>');
  expect(html).not.toMatch(/세대|<figure|<a /u);
});

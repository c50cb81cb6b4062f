import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProseHtml } from "./prose.tsx";

test("a blank line of the editor stays a paragraph, without the mark that stands in it", () => {
  const html = renderToStaticMarkup(<ProseHtml html={"<p>첫 줄</p><p>\uFFFC</p><p>셋째 줄</p>"} />);
  expect(html).toContain("<p>첫 줄</p><p></p><p>셋째 줄</p>");
});

test("ATT-05 a table stands in a region that scrolls, each with a name; an item says whether it is checked", () => {
  const table = "<table><tbody><tr><td>가</td><td>나</td></tr></tbody></table>";
  const list = '<ul><li data-checked="true"><p>초</p></li><li data-checked="false"><p>채색</p></li></ul>';
  const html = renderToStaticMarkup(<ProseHtml html={`${table}<hr />${table}${list}`} />);
  expect(html).toContain('<div data-table role="region" aria-label="표 1" tabindex="0"><table>');
  expect(html).toContain('</table></div><hr /><div data-table role="region" aria-label="표 2" tabindex="0"><table>');
  expect(html).toContain('<li data-checked="true"><span data-state role="img" aria-label="완료"></span><p>초</p>');
  expect(html).toContain('<span data-state role="img" aria-label="미완료"></span><p>채색</p>');
});

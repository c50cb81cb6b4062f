import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProseHtml } from "./prose.tsx";

test("a blank line of the editor stays a paragraph, without the mark that stands in it", () => {
  const html = renderToStaticMarkup(<ProseHtml html={"<p>첫 줄</p><p>\uFFFC</p><p>셋째 줄</p>"} />);
  expect(html).toContain("<p>첫 줄</p><p></p><p>셋째 줄</p>");
});

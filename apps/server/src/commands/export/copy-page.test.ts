import { DomUtils } from "htmlparser2";
import { expect, test } from "vitest";
import { readPage } from "./copy-page.ts";

test("DAY-04 what visitors are told for some days is not in a copy that stays, and the page around it is", () => {
  const card =
    '<section data-bulletin="3" aria-labelledby="b"><h2 id="b">휴무</h2><a href="/only-there">자세히 보기</a></section>';
  const html = `<html><body><header>머리글</header>${card}<main><a href="/about">본문</a></main></body></html>`;
  const { root, links } = readPage(html, new URL("http://localhost/"));
  expect(DomUtils.textContent(root)).toBe("머리글본문");
  expect(links.map(({ pathname }) => pathname)).toEqual(["/about"]);
});

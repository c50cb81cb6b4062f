import { expect, test } from "vitest";
import { decodeHtml } from "./decode-html.ts";

test.each([
  ["&lt;a href=&quot;?x&amp;y&quot;&gt;", '<a href="?x&y">'],
  ["&amp;lt;", "&lt;"],
  ["가&nbsp;나 &hellip; & &ltx", "가 나 &hellip; & &ltx"],
])("%s is read as %s", (html, text) => {
  expect(decodeHtml(html)).toBe(text);
});

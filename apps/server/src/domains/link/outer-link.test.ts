import { expect, test } from "vitest";
import { countInHtml, countInText } from "./outer-link.ts";

const site = "https://bulmo.example";

test.each([
  ["https://a.example 그리고 http://b.example/x?y=1", 2],
  ["www.a.example과 WWW.B.EXAMPLE", 2],
  ["https://a.example https://a.example", 2],
  ["주소는(https://a.example)입니다", 1],
  ["https://bulmo.example/community/qna/detail?index=3", 0],
  ["http://bulmo.example.evil.example", 1],
  ["a.example, mailto:a@a.example, /about, 12:30, https://", 0],
  ["a.example/x b.example:8080 README.md", 0],
  ["www.a.example/x?y=1와 www.bulmo.example", 2],
  ["", 0],
])("%j holds %i addresses of other sites", (text, count) => {
  expect(countInText(text, site)).toBe(count);
});

test.each([
  ['<p><a href="https://a.example">https://a.example</a></p>', 1],
  ['<p><a href="https://a.example">가</a><a href="//b.example">나</a> https://c.example</p>', 3],
  ["<p>https://a.example</p><p>https://b.example</p>", 2],
  ["<p>https://a.<strong>example</strong>/x</p>", 1],
  ["<p>htt<em>ps://a.example</em></p>", 1],
  ['<p><a href="https://a.example"><strong>www.b.example</strong></a></p>', 1],
  ['<p><a href="/about">가</a><a href="#x">나</a><a href="mailto:a@a.example">다</a></p>', 0],
  ['<p><a href="https://bulmo.example/about">가</a><img src="/uploads/a.webp"></p>', 0],
  ['<figure data-video="youtube" data-id="dQw4w9WgXcQ"><figcaption>가</figcaption></figure>', 1],
  ['<p><a href="https://a.example/?a=1&amp;b=2">가</a></p>', 1],
])("%j holds %i links to other sites", (html, count) => {
  expect(countInHtml(html, site)).toBe(count);
});

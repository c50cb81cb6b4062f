import { expect, test } from "vitest";
import { withVideoFrames } from "./video-frame.ts";

const film = (provider: string, id: string, start = "") =>
  `<figure data-video="${provider}" data-id="${id}"${start}><figcaption>가 &lt; 나</figcaption></figure>`;

test("ATT-06 a film gets a frame of our own with a link to its page, and nothing of its site's", () => {
  const html = withVideoFrames(`<p>앞</p>${film("youtube", "dQw4w9WgXcQ", ' data-start="90"')}`);
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=90s"');
  expect(html).toContain('aria-label="가 &lt; 나 재생. YouTube · 누르면 YouTube에서 불러옵니다."');
  expect(html).toContain("<figcaption>가 &lt; 나</figcaption></figure>");
  expect(html).not.toMatch(/<(?:img|iframe|link)|src=|preconnect/u);
  expect(withVideoFrames(film("vimeo", "76979871/8272103f6e"))).toContain(
    'data-address="https://vimeo.com/76979871/8272103f6e"',
  );
});

test.each([
  film("youtube", "videoseries"),
  film("daum", "dQw4w9WgXcQ"),
  "<figure><figcaption>그림</figcaption></figure>",
])("ATT-06 %s is left alone", (html) => {
  expect(withVideoFrames(html)).toBe(html);
});

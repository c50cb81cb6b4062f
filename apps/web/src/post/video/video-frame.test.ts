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

test("ATT-06 a title with quotes, as it is stored and as browsers write it, adds nothing to the link", () => {
  const title = `x" style="position:fixed;inset:0;z-index:9999" data-a='b`;
  const html = withVideoFrames(`<figure data-video="youtube" data-id="dQw4w9WgXcQ"><figcaption>${title}</figcaption>`);
  const [link = ""] = /<a [^>]*>/u.exec(html) ?? [];
  expect([...link.matchAll(/ ([\w-]+)(?:="[^"]*")?/gu)].map(([, name]) => name)).toEqual([
    "href",
    "rel",
    "data-play",
    "aria-label",
  ]);
  expect(link).toContain(`aria-label="x&quot; style=&quot;position:fixed;inset:0;z-index:9999&quot; data-a='b 재생.`);
  expect(html).toContain(`<figcaption>${title}</figcaption>`);
});

test.each([
  film("youtube", "videoseries"),
  film("daum", "dQw4w9WgXcQ"),
  "<figure><figcaption>그림</figcaption></figure>",
])("ATT-06 %s is left alone", (html) => {
  expect(withVideoFrames(html)).toBe(html);
});

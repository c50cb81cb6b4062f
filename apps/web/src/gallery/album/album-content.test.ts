import { expect, test } from "vitest";
import { albumContent } from "./album-content.ts";

const [one, two] = ["a", "b"].map((digit) => `/uploads/${digit.repeat(64)}-1600x900/1280.webp`);

test("EXH-06 the pictures of an album's post stand apart from its text, in their order and with their words", () => {
  const content =
    `<p>다례재에서</p><img src="${one}" alt="향을 올리는 모습 &amp; 대중" /><p><a href="/about"></a></p>` +
    `<figure><img src="${two}" alt="" /><figcaption>법당 <strong>앞</strong> &lt;뜰&gt;</figcaption></figure><p>\uFFFC</p>`;
  expect(albumContent(content)).toEqual({
    photos: [
      { src: one, description: "향을 올리는 모습 & 대중", words: "향을 올리는 모습 & 대중" },
      { src: two, description: "", words: "법당 앞 <뜰>" },
    ],
    text: "<p>다례재에서</p>",
  });
});

test("EXH-06 a post of pictures alone leaves nothing to read, and one without pictures all of it", () => {
  expect(albumContent(`<p></p><img src="${one}" alt="" width="400" /><p>&nbsp;</p>`)).toMatchObject({
    photos: [{ src: one, words: "" }],
    text: "",
  });
  expect(albumContent("<h2>글</h2><p>만</p>")).toEqual({ photos: [], text: "<h2>글</h2><p>만</p>" });
});

test("EXH-06 what is none of the site's pictures stays where it is", () => {
  const content = '<figure><img src="/uploads/other.webp" alt="" /></figure>';
  expect(albumContent(content)).toEqual({ photos: [], text: content });
});

import { describe, expect, test } from "vitest";
import { workContent } from "./work-content.ts";

const picture = `/uploads/${"0f".repeat(32)}-1600x900/1280.webp`;
const other = `/uploads/${"1e".repeat(32)}-800x900/640.webp`;
const image = (src: string, alt = "") => `<img src="${src}" alt="${alt}" />`;

describe("a work's text", () => {
  test.each([
    ["alone", `${image(picture, "물가의 &quot;관음&quot;")}<p>글</p>`],
    ["in a paragraph", `<p>${image(picture, "물가의 &quot;관음&quot;")}</p><p>글</p>`],
    [
      "in a frame",
      `<figure data-text-alignment="center">${image(picture, "물가의 &quot;관음&quot;")}</figure><p>글</p>`,
    ],
    ["after a blank line", `<p>\uFFFC</p>${image(picture, "물가의 &quot;관음&quot;")}<p>글</p>`],
  ])("GAL-08 the picture %s stands above the text and not in it again", (_case, content) => {
    expect(workContent(content, picture)).toEqual({ description: '물가의 "관음"', text: "<p>글</p>" });
  });

  test("GAL-08 the words of its frame stay", () => {
    const content = `<figure>${image(picture)}<figcaption>2021년 점안</figcaption></figure><p>글</p>`;
    expect(workContent(content, picture).text).toBe("<p>2021년 점안</p><p>글</p>");
  });

  test("GAL-08 other pictures stay where they are, and the same one a second time", () => {
    const content = `<p>글</p>${image(other)}${image(picture)}${image(picture)}`;
    expect(workContent(content, picture).text).toBe(`<p>글</p>${image(other)}${image(picture)}`);
  });

  test("a work that is its picture alone has no text, and one without a picture has it all", () => {
    expect(workContent(image(picture), picture).text).toBe("");
    expect(workContent("<p>\uFFFC</p>", "").text).toBe("");
    expect(workContent("<p>글</p>", "")).toEqual({ description: "", text: "<p>글</p>" });
  });
});

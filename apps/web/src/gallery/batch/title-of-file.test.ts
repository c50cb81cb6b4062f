import { expect, test } from "vitest";
import { titleOfFile } from "./title-of-file.ts";

test.each([
  ["수월관음도.jpg", "수월관음도"],
  ["01_수월관음도.jpg", "수월관음도"],
  ["(3) 괘불 초본.2.png", "괘불 초본.2"],
  ["12. 시왕도-제1폭.tif", "시왕도-제1폭"],
  ["Amitabha Triad.webp", "Amitabha Triad"],
  ["수월관음도.jpg".normalize("NFD"), "수월관음도"],
  ["IMG_0001.JPG", ""],
  ["DSC00012.jpg", ""],
  ["20240501_123456.jpg", ""],
  ["KakaoTalk_20240501_123456789.jpg", ""],
  ["스크린샷 2024-05-01.png", ""],
  ["사진 1.png", ""],
  ["image.png", ""],
  [".jpg", ""],
  ["", ""],
])("the file %j offers the title %j", (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

import { expect, test } from "vitest";
import { pictureFiles } from "./use-picture-request.tsx";

const fileOf = (name: string, type: string) => new File(["."], name, { type });
const picture = fileOf("a.png", "image/png");
const paper = fileOf("a.pdf", "application/pdf");

test("BRD-21 one picture is asked about", () => {
  expect(pictureFiles([picture])).toEqual({ file: picture, hasMore: false });
});

test("BRD-21 a telephone's picture is one, whatever the browser knows of it", () => {
  const file = fileOf("IMG_1.HEIC", "");
  expect(pictureFiles([file])).toEqual({ file, hasMore: false });
});

test.each([[[picture, fileOf("b.png", "image/png")]], [[paper, picture]], [[picture, paper]]])(
  "BRD-21 of several files the first picture is taken, and the others are told of",
  (files) => {
    expect(pictureFiles(files)).toEqual({ file: picture, hasMore: true });
  },
);

test("BRD-22 what is no picture is refused", () => {
  expect(pictureFiles([paper])).toBe("refused");
  expect(pictureFiles([paper, paper])).toBe("refused");
  expect(pictureFiles([])).toBe("none");
});

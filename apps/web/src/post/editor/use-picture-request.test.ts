import { expect, test } from "vitest";
import { pictureFiles } from "./use-picture-request.tsx";

const fileOf = (name: string, type: string) => new File(["."], name, { type });
const picture = fileOf("a.png", "image/png");
const paper = fileOf("a.pdf", "application/pdf");

test("BRD-21 a telephone's picture is one, whatever the browser knows of it", () => {
  const file = fileOf("IMG_1.HEIC", "");
  expect(pictureFiles([file])).toEqual({ files: [file], refused: 0 });
});

test("SEE-17 of several files all pictures are taken, in their order, and the others are told of", () => {
  const other = fileOf("b.png", "image/png");
  expect(pictureFiles([other, picture])).toEqual({ files: [other, picture], refused: 0 });
  expect(pictureFiles([paper, picture, paper, other])).toEqual({ files: [picture, other], refused: 2 });
});

test("BRD-22 what is no picture is refused", () => {
  expect(pictureFiles([paper, paper])).toEqual({ files: [], refused: 2 });
  expect(pictureFiles([])).toEqual({ files: [], refused: 0 });
});

import { expect, test } from "vitest";
import { attachedSentence, pictureFiles } from "./use-picture-request.tsx";

const fileOf = (name: string, type: string) => new File(["."], name, { type });
const picture = fileOf("a.png", "image/png");
const paper = fileOf("a.pdf", "application/pdf");
const program = fileOf("a.exe", "");

test("BRD-21 a telephone's picture is one, whatever the browser knows of it", () => {
  const file = fileOf("IMG_1.HEIC", "");
  expect(pictureFiles([file])).toEqual({ files: [file], documents: [], refused: 0 });
});

test("SEE-17 of several files all pictures are taken, in their order, and the others are told of", () => {
  const other = fileOf("b.png", "image/png");
  expect(pictureFiles([other, picture])).toEqual({ files: [other, picture], documents: [], refused: 0 });
  expect(pictureFiles([program, picture, program, other])).toEqual({
    files: [picture, other],
    documents: [],
    refused: 2,
  });
});

test("BRD-22 what is no picture is refused", () => {
  expect(pictureFiles([program, program])).toEqual({ files: [], documents: [], refused: 2 });
  expect(pictureFiles([])).toEqual({ files: [], documents: [], refused: 0 });
});

test("ATT-01 documents that were let go on the text are a post's files", () => {
  const form = fileOf("신청서.hwp", "");
  expect(pictureFiles([form, picture, program, paper])).toEqual({
    files: [picture],
    documents: [form, paper],
    refused: 1,
  });
  expect(attachedSentence([form, paper])).toBe("이미지가 아닌 파일은 아래의 첨부 파일에 넣었습니다: 신청서.hwp, a.pdf");
});

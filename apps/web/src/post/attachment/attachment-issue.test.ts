import { attachmentKindOf, maximumAttachmentBytes } from "@bulmo/contracts/attachment-rule";
import { expect, test } from "vitest";
import { attachmentIssue } from "./attachment-issue.ts";
import { sizeText } from "./attachment-size.ts";

const file = (name: string, size = 1, type = "") =>
  Object.defineProperty(new File(["x"], name, { type }), "size", { value: size });

test("ATT-01 what need not be sent is refused by name before it is: pictures, other kinds, nothing, too much", () => {
  for (const name of ["회비 납부서.HWP", "포스터.pdf", "a.b.hwpx", "녹음.m4a"])
    expect(attachmentIssue(file(name))).toBeNull();
  expect(attachmentIssue(file("단청.jpg", 1, "image/jpeg"))).toContain("글 안에");
  expect(attachmentIssue(file("IMG_1.HEIC"))).toContain("글 안에");
  for (const name of ["a.exe", "hwp", "a.pdf.js", "a.docm"]) expect(attachmentIssue(file(name))).toContain("형식");
  expect(attachmentIssue(file("빈.pdf", 0))).toBe("빈 파일입니다.");
  expect(attachmentIssue(file("큰.zip", maximumAttachmentBytes))).toBeNull();
  expect(attachmentIssue(file("큰.zip", maximumAttachmentBytes + 1))).toContain("50MB");
  expect(attachmentKindOf("a.PDF")).toBe("pdf");
});

test("ATT-01 a size is said in one word", () => {
  expect([1, 1024, 1_258_291, 52_428_800].map(sizeText)).toEqual(["1KB", "1KB", "1.2MB", "50MB"]);
});

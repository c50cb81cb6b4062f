import { expect, test } from "vitest";
import { artistLine, artistsOfLine } from "./work-artist-line.ts";

test.each([
  [
    [
      { name: "보응", role: "HEAD_PAINTER" },
      { name: "홍길동", role: "ARTIST" },
    ],
    "보응 (수화승); 홍길동",
  ],
  [[{ name: "금호(대은)", role: "ARTIST" }], "금호(대은)"],
  [
    [
      { name: "이솔 (채색)", role: "ARTIST" },
      { name: '가; "나"', role: "COLOURING" },
    ],
    '"이솔 (채색)"; "가; ""나""" (채색)',
  ],
  [[], ""],
] as const)("WRK-02 several artists are one cell of a table, and are read from it again: %j", (artists, line) => {
  expect(artistLine(artists)).toBe(line);
  expect(artistsOfLine(line)).toEqual(artists);
});

test("WRK-02 artists are read as people write them", () => {
  expect(artistsOfLine("보응(수화승)\n이솔 (COLOURING) ; ; 일섭 (금용당)")).toEqual([
    { name: "보응", role: "HEAD_PAINTER" },
    { name: "이솔", role: "COLOURING" },
    { name: "일섭 (금용당)", role: "ARTIST" },
  ]);
});

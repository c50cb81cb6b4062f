import { expect, test } from "vitest";
import { exhibitions, latestExhibition } from "./exhibition.ts";
import { heroSlides } from "./home.ts";

test("NAV-07 exhibition 1 has no groups, exhibitions 2 to 4 have 7, 7 and 9 different ones", () => {
  expect(exhibitions.map(({ groups }) => new Set(groups).size)).toEqual([0, 7, 7, 9]);
  expect(exhibitions.map(({ groups }) => groups.length)).toEqual([0, 7, 7, 9]);
});

test("ASC-10 the exhibitions carry their number and the month they opened", () => {
  expect(exhibitions.map(({ n, year, month }) => [n, year, month])).toEqual([
    [1, 2012, 6],
    [2, 2015, 3],
    [3, 2018, 12],
    [4, 2022, 8],
  ]);
});

test("SEE-13 the home page leads to the latest exhibition", () => {
  expect(latestExhibition.n).toBe(4);
  expect(heroSlides[0]?.link.href).toBe("/gallery/exhibition/4");
});

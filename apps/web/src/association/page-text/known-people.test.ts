import { namesToday } from "@bulmo/contracts/page-text-person";
import { expect, test } from "vitest";
import { wordsOf } from "./known-people.ts";

const person = { name: "약효", hanja: "若效", dharmaName: "금호당", born: "", died: "1928", isLiving: false };

test("PAG-04 a row that names somebody else says nothing of who stood there before", () => {
  expect(wordsOf(person)).toEqual({ name: "금호당 약효", hanja: "若效", dates: "?~1928" });
  expect(wordsOf({ ...person, hanja: "", died: "" })).toEqual({ name: "금호당 약효", hanja: "", dates: "" });
});

test.each([
  [{ born: "1882", died: "1954" }, "1882~1954"],
  [{ born: "1882", died: "" }, "1882~?"],
  [{ born: "1950", died: "", isLiving: true }, "1950~"],
])("PAG-04 %j are the years %s", (changes, dates) => {
  expect(wordsOf({ ...person, ...changes })).toMatchObject({ dates });
});

test("PAG-04 whoever is named is called by their names of today, and by written Hanja where their record has none", () => {
  expect(namesToday(person)).toEqual({ name: "금호당 약효", hanja: "若效" });
  expect(namesToday({ ...person, hanja: "" })).toEqual({ name: "금호당 약효" });
});

import { expect, test } from "vitest";
import { describePerson, yearsOf } from "./person-words.ts";

test.each([
  ["1900", "1975", "1900 – 1975"],
  ["", "1975", "– 1975"],
  ["1951년 무렵", "", "1951년 무렵 출생"],
  ["", "", undefined],
])("WRK-03 somebody born %j and gone %j lived %j", (born, died, years) => {
  expect(yearsOf({ born, died })).toBe(years);
});

const nothing = { hanja: "", dharmaName: "", born: "", died: "", teacher: null, offices: [], works: [] };
const person = { ...nothing, name: "보응", generation: 2 };

test.each([
  [-1, [], "보응."],
  [1, [], "보응."],
  [2, [], "일섭문도회의 보응."],
  [null, [], "보응."],
  [null, [{ term: 3, role: "감사" }], "일섭문도회의 보응."],
])("WRK-03 WRK-08 who is of generation %j with the offices %j is called %s", (generation, offices, described) => {
  expect(describePerson({ ...person, generation, offices }, "일섭문도회")).toBe(described);
});

test("WRK-03 a page of somebody is described by what is known, and no teacher is named who is hidden", () => {
  expect(describePerson(person, "일섭문도회")).toBe("일섭문도회의 보응.");
  const known = { ...person, hanja: "普應", dharmaName: "금용당", teacher: { id: 1, name: "담묵", isPublic: true } };
  const work = { type: "FIRST_EXHIBITION", index: 1, title: "괘불", thumbnail: "", roles: [] };
  expect(describePerson({ ...known, works: [work] }, "일섭문도회")).toBe(
    "일섭문도회의 금용당 보응 (普應). 담묵의 제자입니다. 작품 1점이 전시되어 있습니다.",
  );
  const hidden = { id: 1, name: "비공개", isPublic: false };
  expect(describePerson({ ...known, teacher: hidden }, "")).not.toContain("비공개");
});

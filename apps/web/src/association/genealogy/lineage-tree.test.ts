import type { Person } from "@bulmo/contracts/person";
import { expect, test } from "vitest";
import { testPerson } from "../../../testing/person.ts";
import { fullNameOf } from "../person/person-words.ts";
import { groupsOf, lineageOf } from "./lineage-tree.ts";

const person = (id: number, teacherId: number | null, generation: number | null): Person =>
  testPerson(id, { teacherId, generation, updatedOn: `2026-0${id}-11` });

test("PAG-06 the line above ends with the founder, who has all who follow, and nobody who stands outside", () => {
  const people = [
    person(1, null, 0),
    person(2, 1, 1),
    person(3, 2, 2),
    person(4, 3, 3),
    person(5, 2, 2),
    person(9, null, null),
  ];
  const { line, founder, depth, asOf } = lineageOf(people);
  expect(asOf).toBe("2026년 9월 현재");
  expect([line.map(({ id }) => id), depth]).toEqual([[1, 2], 3]);
  expect(founder).toMatchObject({
    id: 2,
    disciples: [
      { id: 3, disciples: [{ id: 4, disciples: [] }] },
      { id: 5, disciples: [] },
    ],
  });
});

test("PAG-06 where nobody is yet, there is no tree", () => {
  expect(lineageOf([])).toEqual({ line: [], founder: undefined, depth: 0, asOf: undefined });
});

test("a dharma name stands before the name", () => {
  expect([fullNameOf({ name: "일섭", dharmaName: "금용당" }), fullNameOf({ name: "담묵", dharmaName: "" })]).toEqual([
    "금용당 일섭",
    "담묵",
  ]);
});

test("ASC-14 who has no disciples heads no group", () => {
  const { founder } = lineageOf([person(2, null, 1), person(3, 2, 2), person(4, 3, 3), person(5, 2, 2)]);
  const { heads, others } = groupsOf(founder ?? { id: 0, name: "", isPublic: true, disciples: [] });
  expect([heads.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([[3], [5]]);
});

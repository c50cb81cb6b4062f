import type { PersonRecord } from "@bulmo/contracts/person";
import { expect, test } from "vitest";
import { labelOf } from "@bulmo/contracts/person-label";
import { testPerson } from "../../../testing/person.ts";
import { holderNamed } from "./holder.ts";

const person = (id: number, name: string, teacherId: number | null = null): PersonRecord => ({
  ...testPerson(id, { name, teacherId }),
  isFounder: false,
  revision: 1,
  works: [],
});

const people = [person(1, "담묵"), person(2, "취벽"), person(3, "이솔", 1), person(4, "이솔", 2), person(5, "이솔")];

test("PAG-04 who shares a name is told apart by their teacher", () => {
  expect(people.map((one) => labelOf(one, people))).toEqual([
    "담묵",
    "취벽",
    "이솔 (담묵 문하)",
    "이솔 (취벽 문하)",
    "이솔 (5)",
  ]);
});

test("PAG-04 a name that somebody has is theirs, and any other is a name alone", () => {
  expect(holderNamed(" 담묵 ", people)).toEqual({ personId: 1, name: "" });
  expect(holderNamed("이솔 (취벽 문하)", people)).toEqual({ personId: 4, name: "" });
  expect(holderNamed("이솔", people)).toEqual({ personId: null, name: "이솔" });
  expect(holderNamed("손님", people)).toEqual({ personId: null, name: "손님" });
});

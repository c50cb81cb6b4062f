import type { Person } from "@bulmo/contracts/person";
import { expect, test } from "vitest";
import { testPerson } from "../../../testing/person.ts";
import { artistsIn, artistsText, personNamed, withBlank } from "./artist-draft.ts";

const person = (id: number, name: string, more: Partial<Person> = {}): Person => testPerson(id, { name, ...more });

const people = [
  person(1, "일섭", { hanja: "日燮", dharmaName: "금용당" }),
  person(2, "이솔", { teacherId: 1, hanja: "李率" }),
  person(3, "이솔", { hanja: "李率" }),
];

test.each([
  ["일섭", 1],
  [" 日燮 ", 1],
  ["금용당 일섭", 1],
  ["이솔 (일섭 문하)", 2],
  ["이솔 (3)", 3],
  ["이솔", undefined],
  ["李率", undefined],
  ["홍길동", undefined],
  ["", undefined],
])("WRK-01 an artist called %j in the form is %j of the lineage", (typed, id) => {
  expect(personNamed(typed, people)?.id).toBe(id);
});

test("WRK-01 artists are one text of the form", () => {
  const artists = [{ personId: 1, name: "일섭", role: "HEAD_PAINTER" }] as const;
  expect(artistsIn(artistsText(artists))).toEqual([{ key: 0, ...artists[0] }]);
  const [, second, third] = withBlank(withBlank([{ key: 4, ...artists[0] }]));
  expect([second, third]).toMatchObject([
    { key: 5, personId: null, name: "", role: "ARTIST" },
    { key: 6, name: "" },
  ]);
  expect([artistsText([]), artistsText(), artistsIn("")]).toEqual(["", "", []]);
});

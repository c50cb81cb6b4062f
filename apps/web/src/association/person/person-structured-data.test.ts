import type { PersonDetail } from "@bulmo/contracts/person-detail";
import { expect, test } from "vitest";
import { testPerson } from "../../../testing/person.ts";
import { personStructuredData } from "./person-structured-data.ts";

const nobody: PersonDetail = {
  ...testPerson(7, { name: "이솔", updatedOn: "2026-01-01" }),
  teacher: null,
  disciples: [],
  offices: [],
  works: [],
  exhibitions: [],
};

const memberOf = { "@type": "Organization" as const, name: "일섭문도회", url: "https://example.org" };
const describe = (facts: Partial<PersonDetail>) =>
  personStructuredData({ ...nobody, ...facts }, memberOf, "https://example.org");

const offices = [{ term: 3, role: "회장" }];

test.each<[string, Partial<PersonDetail>, boolean]>([
  ["the founder's teacher", { generation: 0 }, false],
  ["the founder", { generation: 1 }, false],
  ["a pupil of the founder", { generation: 2 }, true],
  ["a pupil who is dead", { generation: 3, died: "2020", isLiving: false }, true],
  ["a guest", { generation: null }, false],
  ["a guest who held an office in an earlier term", { generation: null, offices }, true],
  ["a founder who holds an office", { generation: 1, offices }, true],
])("WRK-08 search engines are told of %s whether they are or were a member", (_who, facts, isToldSo) => {
  expect(Object.keys(describe(facts)).includes("memberOf")).toBe(isToldSo);
});

test("WRK-08 a date that is none of ISO 8601 is not told as one", () => {
  expect(describe({ born: "1972", died: "2020년 봄" })).toMatchObject({ birthDate: "1972" });
  expect(describe({ born: "1972", died: "2020년 봄" })).not.toHaveProperty("deathDate");
  expect(describe({ died: "2020-03-01" })).toMatchObject({ deathDate: "2020-03-01" });
});

import { expect, test } from "vitest";
import { associationContact } from "./association.ts";
import { officers, officerTypes } from "./officer.ts";

test("ASC-07 ASC-08 about 32 officers, each with role, name, remarks and a type, in the order of the types", () => {
  expect(officers).toHaveLength(32);
  const places = officers.map(({ type }) => officerTypes.indexOf(type));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(officerTypes.length);
  for (const { role, name, remarks } of officers) {
    expect(role && name).toBeTruthy();
    expect(typeof remarks).toBe("string");
  }
  expect(new Set(officers.map(({ name }) => name)).size).toBe(officers.length);
});

test("ASC-18 the officers of the footer are those of the list", () => {
  for (const { role, name } of associationContact.officers)
    expect(officers).toContainEqual(expect.objectContaining({ role, name }));
});

test("ASC-17 telephone numbers look invented", () => {
  for (const { phone } of associationContact.officers) expect(phone).toMatch(/^000-0000-\d{4}$/u);
});

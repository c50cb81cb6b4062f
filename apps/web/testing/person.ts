import type { Person } from "@bulmo/contracts/person";

/** Somebody of whom nothing is known but what the test says. */
export const testPerson = (id: number, facts: Partial<Person> = {}): Person => ({
  id,
  teacherId: null,
  generation: null,
  groupId: null,
  name: `이름${id}`,
  hanja: "",
  latin: "",
  dharmaName: "",
  born: "",
  died: "",
  portrait: "",
  note: "",
  isLiving: true,
  isPublic: true,
  updatedOn: "2026-11-02",
  ...facts,
});

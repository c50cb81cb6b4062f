import type { PersonRecord } from "@bulmo/contracts/person";

/** As a person is chosen in a form: by name, and of two with one name by the teacher too. */
export function labelOf(person: PersonRecord, people: readonly PersonRecord[]): string {
  if (people.filter(({ name }) => name === person.name).length === 1) return person.name;
  const teacher = people.find(({ id }) => id === person.teacherId);
  return teacher ? `${person.name} (${teacher.name} 문하)` : `${person.name} (${person.id})`;
}

/** Who a form names: somebody with a record, or a name alone. */
export function holderNamed(written: string, people: readonly PersonRecord[]) {
  const name = written.trim();
  const person = people.find((one) => labelOf(one, people) === name);
  return person ? { personId: person.id, name: "" } : { personId: null, name };
}

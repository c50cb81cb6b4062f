type Labelled = { id: number; name: string; teacherId: number | null };

/** As a person is chosen in a form: by name, and of two with one name by the teacher too. */
export function labelOf(person: Labelled, people: readonly Labelled[]): string {
  if (people.filter(({ name }) => name === person.name).length === 1) return person.name;
  const teacher = people.find(({ id }) => id === person.teacherId);
  return teacher ? `${person.name} (${teacher.name} 문하)` : `${person.name} (${person.id})`;
}

import type { PersonRecord } from "@bulmo/contracts/person";

/** Whom somebody may have learned from: neither themselves nor those who learned from them. */
export function possibleTeachers(people: readonly PersonRecord[], id: number | undefined): PersonRecord[] {
  if (id === undefined) return [...people];
  const byTeacher = Map.groupBy(people, ({ teacherId }) => teacherId);
  const followers = new Set<number>();
  const follow = (teacher: number) => {
    followers.add(teacher);
    for (const one of byTeacher.get(teacher) ?? []) follow(one.id);
  };
  follow(id);
  return people.filter((one) => !followers.has(one.id));
}

import type { Person } from "@bulmo/contracts/person";

/** A person and those who learned from them. */
export type Teacher = Pick<Person, "id" | "name" | "isPublic"> & { disciples: readonly Teacher[] };

export type Lineage = {
  /** The founder's teachers, oldest first, and the founder at the end. */
  line: readonly Person[];
  /** The founder with all who follow; undefined where nobody is yet. */
  founder: Teacher | undefined;
  /** Generations from the founder on. */
  depth: number;
  /** The month of the last change, as it is told; undefined where nobody is. */
  asOf: string | undefined;
};

const monthOf = (day: string) => {
  const [year, month] = day.split("-");
  return month && `${year}년 ${Number(month)}월 현재`;
};

/** The lineage as a tree; who stands outside of it is left out. */
export function lineageOf(people: readonly Person[]): Lineage {
  const followers = Map.groupBy(
    people.filter(({ generation }) => generation !== null && generation > 1),
    ({ teacherId }) => teacherId,
  );
  const withDisciples = ({ id, name, isPublic }: Person): Teacher => ({
    id,
    name,
    isPublic,
    disciples: (followers.get(id) ?? []).map(withDisciples),
  });
  const line = people.filter(({ generation }) => generation !== null && generation <= 1);
  const founder = line.find(({ generation }) => generation === 1);
  return {
    line,
    founder: founder && withDisciples(founder),
    depth: Math.max(0, ...people.map(({ generation }) => generation ?? 0)),
    asOf: monthOf(people.map(({ updatedOn }) => updatedOn).reduce((last, day) => (day > last ? day : last), "")),
  };
}

/** Disciples of a teacher: those who have disciples of their own, and those who have none. */
export const groupsOf = ({ disciples }: Teacher) => ({
  heads: disciples.filter((one) => one.disciples.length > 0),
  others: disciples.filter((one) => one.disciples.length === 0),
});

import type { PersonDetail } from "@bulmo/contracts/person-detail";
import type { Person, PersonRecord } from "@bulmo/contracts/person";
import type { EntityManager } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import type { Context } from "../../trpc.ts";
import { findWorksBy } from "./person-work.query.ts";
import { findOffices, findPeople, toPerson, toRecords } from "./person.query.ts";

/** The lineage as everybody is told of it. */
export const listPeople = async (em: EntityManager): Promise<Person[]> => (await findPeople(em)).map(toPerson);

/** With whoever is hidden from others. */
export const listRecords = async (em: EntityManager): Promise<PersonRecord[]> => toRecords(em, await findPeople(em));

const named = ({ id, name, isPublic }: Person) => ({ id, name, isPublic });

/** What somebody did: of who is hidden it would tell the name. */
async function deedsOf({ em, boards }: Sources, id: number) {
  const [offices, works, { byType }] = await Promise.all([findOffices(em, id), findWorksBy(em, id), boards()]);
  const exhibitions = [...new Set(works.map(({ type }) => type))].flatMap((type) => {
    const board = byType.get(type);
    return board?.exhibition ? [{ type, n: board.exhibition.n, title: board.title }] : [];
  });
  return { offices, works, exhibitions };
}

type Sources = Pick<Context, "em" | "boards">;

/** Somebody with their teacher, disciples, offices, works and exhibitions. Throws PERSON_NOT_FOUND. */
export async function getPerson(sources: Sources, id: number): Promise<PersonDetail> {
  const people = await listPeople(sources.em);
  const found = people.find((one) => one.id === id);
  if (!found) throw new DomainError("PERSON_NOT_FOUND");
  const teacher = people.find((one) => one.id === found.teacherId);
  return {
    ...found,
    teacher: teacher ? named(teacher) : null,
    disciples: people.filter(({ teacherId }) => teacherId === id).map(named),
    ...(found.isPublic ? await deedsOf(sources, id) : { offices: [], works: [], exhibitions: [] }),
  };
}

import type { Person, PersonDetail, PersonRecord } from "@bulmo/contracts/person";
import type { EntityManager } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { findOffices, findPeople, toPerson, toRecords } from "./person.query.ts";

/** The lineage as everybody is told of it. */
export const listPeople = async (em: EntityManager): Promise<Person[]> => (await findPeople(em)).map(toPerson);

/** With whoever is hidden from others. */
export const listRecords = async (em: EntityManager): Promise<PersonRecord[]> => toRecords(em, await findPeople(em));

const named = ({ id, name }: Person) => ({ id, name });

/** Somebody with their teacher, disciples and offices. Throws PERSON_NOT_FOUND. */
export async function getPerson(em: EntityManager, id: number): Promise<PersonDetail> {
  const people = await listPeople(em);
  const found = people.find((one) => one.id === id);
  if (!found) throw new DomainError("PERSON_NOT_FOUND");
  const teacher = people.find((one) => one.id === found.teacherId);
  return {
    ...found,
    teacher: teacher ? named(teacher) : null,
    disciples: people.filter(({ teacherId }) => teacherId === id).map(named),
    // An office names who holds it: of who is hidden, it would tell the name.
    offices: found.isPublic ? await findOffices(em, id) : [],
  };
}

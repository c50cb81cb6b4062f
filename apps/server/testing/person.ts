import type { EntityManager } from "@bulmo/entities/database";
import { Officer, OfficerTerm, RemovedOfficerTerm } from "@bulmo/entities/officer.entity";
import { Person } from "@bulmo/entities/person.entity";
import { RemovedPerson } from "@bulmo/entities/removed-person.entity";

type Facts = Partial<{ teacher: number; isFounder: boolean; isPublic: boolean; position: number }>;

/** Somebody, at the end of the disciples of their teacher. */
export const createPerson = (em: EntityManager, name: string, facts: Facts = {}): Promise<number> =>
  em.insert(Person, { name, position: 1_000, ...facts });

/** Somebody who was removed and can be brought back. */
export const createRemovedPerson = async (em: EntityManager, id: number): Promise<number> => {
  const facts = {
    name: "지워진 문도",
    hanja: "",
    latin: "",
    dharmaName: "",
    born: "",
    died: "",
    portrait: "",
    note: "",
  };
  const state = { teacher: null, isFounder: false, isLiving: true, isPublic: true, revision: 1 };
  const createdAt = new Date(0).toISOString();
  return em.insert(RemovedPerson, { id, facts: { ...facts, ...state, createdAt }, place: 1, artists: [] });
};

export const createTerm = (em: EntityManager, number: number): Promise<number> => em.insert(OfficerTerm, { number });

/** A term that was removed and can be brought back. */
export const createRemovedTerm = (em: EntityManager, number: number): Promise<number> =>
  em.insert(RemovedOfficerTerm, {
    number,
    facts: { title: "", startedIn: "", endedIn: "", revision: 1, createdAt: new Date(0).toISOString() },
    officers: [],
  });

/** An office of a term, held by somebody who has a record. */
export const createOfficer = (em: EntityManager, term: number, person: number, role = "이사"): Promise<number> =>
  em.insert(Officer, { term, person, role, type: "DIRECTOR", position: 1_000 });

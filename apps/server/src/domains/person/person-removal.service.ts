import { personMessages, type PersonRecord, type RemovedPerson as RemovedPersonTold } from "@bulmo/contracts/person";
import { maximumPeople } from "@bulmo/contracts/person-rule";
import type { EntityManager } from "@bulmo/entities/database";
import { Person } from "@bulmo/entities/person.entity";
import { type PersonFacts, RemovedPerson } from "@bulmo/entities/removed-person.entity";
import { LockMode } from "@mikro-orm/core";
import { DomainError, InputError } from "../../errors.ts";
import { writePositions } from "../../platform/database/positions.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { ownerOfPerson } from "../upload/picture-owner.ts";
import { setUses } from "../upload/upload-use.service.ts";
import { bindArtists, findBoundLines } from "./person-work.query.ts";
import { entryOf, recordOf, siblingsOf } from "./person-write.service.ts";
import { findOffices, findPeople, lockPeople } from "./person.query.ts";

/** Milliseconds for which who was removed can be brought back, as their portrait can: 30 days. Of others nothing is left. */
export const restorableFor = 30 * 24 * 60 * 60_000;

const since = () => ({ $gte: new Date(Date.now() - restorableFor) });

/** Forgets who can be brought back no longer; answers how many those were. */
export const sweepRemovedPeople = (em: EntityManager, now = new Date()): Promise<number> =>
  em.fork().nativeDelete(RemovedPerson, { removedAt: { $lt: new Date(now.getTime() - restorableFor) } });

/** Who can still be brought back, the last who was removed first. */
export async function listRemovedPeople(em: EntityManager): Promise<RemovedPersonTold[]> {
  const orderBy = { removedAt: "desc", id: "desc" } as const;
  const removed = await em.find(RemovedPerson, { removedAt: since() }, { orderBy });
  return removed.map(({ id, facts: { name, hanja, teacher }, removedAt }) => ({
    id,
    name,
    hanja,
    teacherId: teacher,
    removedAt: removedAt.toISOString(),
  }));
}

const factsOf = ({ teacher, ...person }: Person): PersonFacts => ({
  name: person.name,
  hanja: person.hanja,
  latin: person.latin,
  dharmaName: person.dharmaName,
  born: person.born,
  died: person.died,
  teacher: teacher?.id ?? null,
  isFounder: person.isFounder,
  portrait: person.portrait,
  note: person.note,
  isLiving: person.isLiving,
  isPublic: person.isPublic,
  revision: person.revision,
  createdAt: person.createdAt.toISOString(),
});

/** What `restorePerson` needs: who they were, where they stood, and which works are theirs. */
async function remember(tx: EntityManager, person: Person): Promise<void> {
  const siblings = await siblingsOf(tx, person.teacher?.id ?? null);
  await tx.insert(RemovedPerson, {
    id: person.id,
    facts: factsOf(person),
    place: siblings.indexOf(person.id) + 1,
    artists: await findBoundLines(tx, person.id),
  });
}

const isDisciple = (teacherId: number) => (one: { teacher_id: number | null }) => one.teacher_id === teacherId;

/** Who has disciples or offices stays: the refusal names them. Throws PERSON_NOT_FOUND, PERSON_USED. */
export async function removePerson(em: EntityManager, actor: Actor, id: number): Promise<void> {
  await transactAs(
    em,
    actor,
    () => [entryOf("PERSON_REMOVED", id)],
    async (tx) => {
      await lockPeople(tx);
      // An office that is given to them at this moment is in before, or finds them gone.
      const found = await tx.findOne(Person, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!found) throw new DomainError("PERSON_NOT_FOUND");
      const disciples = (await findPeople(tx)).filter(isDisciple(id)).map(({ name }) => name);
      if (disciples.length > 0) throw new DomainError("PERSON_USED", personMessages.usedByDisciples(disciples));
      const offices = (await findOffices(tx, id)).map(({ term, role }) => `제${term}기 ${role}`);
      if (offices.length > 0) throw new DomainError("PERSON_USED", personMessages.usedByOffices(offices));
      await remember(tx, found);
      await setUses(tx, ownerOfPerson(id), []);
      await tx.nativeDelete(Person, { id });
      // Of their teacher it is told from today on that there is one less.
      if (found.teacher) await tx.nativeUpdate(Person, { id: found.teacher.id }, { updatedAt: new Date() });
    },
  );
}

/** Their picture, where it is still there. */
async function restorePortrait(tx: EntityManager, id: number, portrait: string): Promise<void> {
  if (portrait === "") return;
  const gone = await setUses(tx, ownerOfPerson(id), [portrait]);
  if (gone.includes(portrait)) await tx.nativeUpdate(Person, { id }, { portrait: "" });
}

/**
 * The teacher that they had; null where nothing is known of that one any more: nobody is lost with their teacher. Throws
 * INPUT_INVALID, which names a teacher who was removed and can be brought back before them.
 */
async function findTeacher(tx: EntityManager, teacherId: number | null): Promise<number | null> {
  if (teacherId === null || (await tx.count(Person, { id: teacherId })) > 0) return teacherId;
  const removed = await tx.findOne(RemovedPerson, { id: teacherId });
  if (removed) throw InputError.of("teacherId", personMessages.teacherRemoved(removed.facts.name));
  return null;
}

/**
 * Somebody who was removed stands where they stood, by the number and with the works that they had; whose teacher is gone for
 * good, behind those without a teacher. Throws PERSON_NOT_FOUND where nothing is known of them any more, PEOPLE_TOO_MANY,
 * and INPUT_INVALID where their teacher has to be brought back first.
 */
export const restorePerson = (em: EntityManager, actor: Actor, id: number): Promise<PersonRecord> =>
  transactAs(
    em,
    actor,
    () => [entryOf("PERSON_CREATED", id)],
    async (tx) => {
      await lockPeople(tx);
      const removed = await tx.findOne(RemovedPerson, { id, removedAt: since() });
      if (!removed || (await tx.count(Person, { id })) > 0) throw new DomainError("PERSON_NOT_FOUND");
      if ((await tx.count(Person)) >= maximumPeople) throw new DomainError("PEOPLE_TOO_MANY");
      const { facts, place, artists } = removed;
      const teacher = await findTeacher(tx, facts.teacher);
      const isFounder = facts.isFounder && (await tx.count(Person, { isFounder: true })) === 0;
      const siblings = await siblingsOf(tx, teacher);
      const among = teacher === facts.teacher ? place - 1 : siblings.length;
      await tx.insert(Person, {
        ...facts,
        id,
        teacher,
        isFounder,
        revision: facts.revision + 1,
        createdAt: new Date(facts.createdAt),
      });
      await writePositions(tx, "person", siblings.toSpliced(among, 0, id));
      await restorePortrait(tx, id, facts.portrait);
      await bindArtists(tx, id, artists);
      await tx.nativeDelete(RemovedPerson, { id });
      return recordOf(tx, id);
    },
  );

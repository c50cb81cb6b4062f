import { officerMessages, type OfficerTerm as Term, type RemovedTerm } from "@bulmo/contracts/officer";
import { hiddenName } from "@bulmo/contracts/person-rule";
import type { EntityManager } from "@bulmo/entities/database";
import { Officer, OfficerTerm, type RemovedOfficer, RemovedOfficerTerm } from "@bulmo/entities/officer.entity";
import { RemovedPerson } from "@bulmo/entities/removed-person.entity";
import { DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { restorableFor } from "../person/person-removal.service.ts";
import { lockPerson } from "../person/person.query.ts";
import { lockOfficers } from "./officer.query.ts";
import { closeBefore, entryOf, termOf } from "./term.service.ts";

/** Forgets which can be brought back no longer; answers how many those were. */
export const sweepRemovedTerms = (em: EntityManager, now = new Date()): Promise<number> =>
  em.fork().nativeDelete(RemovedOfficerTerm, { removedAt: { $lt: new Date(now.getTime() - restorableFor) } });

/** For as long as people can (docs/decisions/053). */
const since = () => ({ $gte: new Date(Date.now() - restorableFor) });

/** Which terms can be brought back, the last that was removed first. */
export async function listRemovedTerms(em: EntityManager): Promise<RemovedTerm[]> {
  const orderBy = { removedAt: "desc", id: "desc" } as const;
  const removed = await em.find(RemovedOfficerTerm, { removedAt: since() }, { orderBy });
  return removed.map(({ id, number, facts, officers, removedAt }) => ({
    id,
    number,
    title: facts.title,
    officerCount: officers.length,
    removedAt: removedAt.toISOString(),
  }));
}

/** Whose record is gone keeps the office by the name of then, unless that was hidden from others, then or before they went. */
async function holderOf(tx: EntityManager, { person, name, isPublic }: RemovedOfficer) {
  if (person === null) return { person, name };
  if (await lockPerson(tx, person)) return { person, name: "" };
  const gone = await tx.findOne(RemovedPerson, { id: person });
  return { person: null, name: isPublic && gone?.facts.isPublic ? name : hiddenName };
}

async function bringBack(tx: EntityManager, number: number, officers: readonly RemovedOfficer[]): Promise<void> {
  const offices = [];
  for (const office of officers) {
    const { isPublic: _isPublic, revision, createdAt, ...facts } = office;
    const holder = await holderOf(tx, office);
    offices.push({ ...facts, ...holder, term: number, revision: revision + 1, createdAt: new Date(createdAt) });
  }
  if (offices.length > 0) await tx.insertMany(Officer, offices);
}

/**
 * A term that was removed stands again with its officers, by its number. Throws TERM_NOT_FOUND where nothing is known of it
 * any more, and INPUT_INVALID where another one has its number by now.
 */
export const restoreTerm = (em: EntityManager, actor: Actor, id: number): Promise<Term> =>
  transactAs(
    em,
    actor,
    ({ number }) => [entryOf("TERM_CREATED", number)],
    async (tx) => {
      await lockOfficers(tx);
      const removed = await tx.findOne(RemovedOfficerTerm, { id, removedAt: since() });
      if (!removed) throw new DomainError("TERM_NOT_FOUND");
      const { number, facts, officers } = removed;
      if ((await tx.count(OfficerTerm, { number })) > 0)
        throw InputError.of("id", officerMessages.termStands({ number, title: facts.title }));
      const { revision, createdAt, ...words } = facts;
      await tx.insert(OfficerTerm, { ...words, number, revision: revision + 1, createdAt: new Date(createdAt) });
      await closeBefore(tx, number, words.startedIn);
      await bringBack(tx, number, officers);
      await tx.nativeDelete(RemovedOfficerTerm, { id });
      return termOf(tx, number);
    },
  );

import type { OfficerList, OfficerListInput, OfficerRecords, OfficerTerm } from "@bulmo/contracts/officer";
import type { EntityManager } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { findOfficers, findTerms, toOfficer, toRecord } from "./officer.query.ts";

/** The term that is named, or the present one; null where there is none at all. Throws TERM_NOT_FOUND. */
function termAmong(terms: readonly OfficerTerm[], number: number | undefined): OfficerTerm | null {
  const term = number === undefined ? terms[0] : terms.find((one) => one.number === number);
  if (!term && number !== undefined) throw new DomainError("TERM_NOT_FOUND");
  return term ?? null;
}

async function listWith<One>(
  em: EntityManager,
  number: number | undefined,
  toOne: (row: Awaited<ReturnType<typeof findOfficers>>[number]) => One,
) {
  const terms = await findTerms(em);
  const term = termAmong(terms, number);
  return { term, terms, officers: term ? (await findOfficers(em, term.number)).map(toOne) : [] };
}

/** A term's officers as everybody is told of them, and which terms there are. Throws TERM_NOT_FOUND. */
export const listOfficers = (em: EntityManager, { term }: OfficerListInput): Promise<OfficerList> =>
  listWith(em, term, toOfficer);

/** With names that are hidden from others. Throws TERM_NOT_FOUND. */
export const listRecords = (em: EntityManager, { term }: OfficerListInput): Promise<OfficerRecords> =>
  listWith(em, term, toRecord);

import { officerMessages, type OfficerTerm as Term, type TermCreate, type TermUpdate } from "@bulmo/contracts/officer";
import { maximumTerm } from "@bulmo/contracts/officer-rule";
import type { EntityManager } from "@bulmo/entities/database";
import { Officer, OfficerTerm, RemovedOfficerTerm } from "@bulmo/entities/officer.entity";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import { keyOf } from "../../platform/idempotency/idempotency-key.ts";
import { writeOnce } from "../../platform/idempotency/write-once.ts";
import { given } from "../../platform/input/given.ts";
import type { Actor } from "../../session.ts";
import type { AuditEntry } from "../audit/audit.service.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { holderOf } from "./officer-write.service.ts";
import { findOfficers, findTerms, lockOfficers } from "./officer.query.ts";

export const entryOf = (act: "TERM_CREATED" | "TERM_UPDATED" | "TERM_REMOVED", officerTerm: number): AuditEntry => ({
  act,
  officerTerm,
});

/** As the transaction has it. Throws TERM_NOT_FOUND. */
export async function termOf(tx: EntityManager, number: number): Promise<Term> {
  const found = (await findTerms(tx)).find((one) => one.number === number);
  if (!found) throw new DomainError("TERM_NOT_FOUND");
  return found;
}

type Officers = NonNullable<TermCreate["officers"]>;

/** What a term begins with: what was sent, or whoever held an office in the one before. */
async function beginningOf(tx: EntityManager, officers: Officers | undefined, last: Term | undefined) {
  if (!officers) return last ? (await findOfficers(tx, last.number)).map(asBeginning) : [];
  const beginning = [];
  for (const { personId, name, remarks = "", phone = "", ...office } of officers)
    beginning.push({ ...office, remarks, phone, ...(await holderOf(tx, { personId, name })) });
  return beginning;
}

const asBeginning = (row: Awaited<ReturnType<typeof findOfficers>>[number]) => ({
  type: row.type,
  role: row.role,
  remarks: row.remarks,
  phone: row.phone,
  person: row.person_id,
  name: row.person_id === null ? row.name : "",
});

const setEnd = (tx: EntityManager, { number, revision }: Term, endedIn: string) =>
  tx.nativeUpdate(OfficerTerm, { number }, { endedIn, revision: revision + 1, updatedAt: new Date() });

/** The term before, which is open, ended when this one started. */
export async function closeBefore(tx: EntityManager, number: number, startedIn: string): Promise<void> {
  const before = (await findTerms(tx)).find((one) => one.number < number);
  if (before?.endedIn === "" && startedIn !== "") await setEnd(tx, before, startedIn);
}

/** The last term that is there goes on, where it ended in the year in which the one that was removed had started. */
async function reopenLast(tx: EntityManager, removed: Term): Promise<void> {
  const [last] = await findTerms(tx);
  const isClosedByIt = removed.startedIn !== "" && last?.endedIn === removed.startedIn;
  if (last && isClosedByIt && last.number < removed.number) await setEnd(tx, last, "");
}

/** Throws INPUT_INVALID for a number that is taken. */
async function insertTerm(
  tx: EntityManager,
  { number: wanted, officers, ...facts }: Omit<TermCreate, "idempotencyKey">,
): Promise<Term> {
  const terms = await findTerms(tx);
  const number = wanted ?? (terms[0]?.number ?? 0) + 1;
  if (number > maximumTerm) throw InputError.of("number", officerMessages.termUnfit);
  if (terms.some((one) => one.number === number)) throw InputError.of("number", officerMessages.termTaken);
  const last = terms.find((one) => one.number < number);
  const beginning = await beginningOf(tx, officers, last);
  await tx.insert(OfficerTerm, { number, ...given(facts) });
  if (beginning.length > 0)
    await tx.insertMany(
      Officer,
      beginning.map((office, place) => ({ ...office, term: number, position: place + 1 })),
    );
  await closeBefore(tx, number, facts.startedIn ?? "");
  return termOf(tx, number);
}

/**
 * The next one, which begins with the officers of the last, and closes it: it ended when this one started, unless it is
 * said otherwise; sent again with the key of before, the one of before. Throws INPUT_INVALID for a number that is taken,
 * and IDEMPOTENCY_KEY_REUSED where the key came with something else.
 */
export async function createTerm(em: EntityManager, actor: Actor, input: TermCreate): Promise<Term> {
  const { idempotencyKey: _key, ...written } = input;
  const auditOf = ({ record, isNew }: { record: Term; isNew: boolean }) =>
    isNew ? [entryOf("TERM_CREATED", record.number)] : [];
  const { record } = await transactAs(em, actor, auditOf, async (tx) => {
    await lockOfficers(tx);
    return writeOnce(tx, keyOf("term", actor, input), {
      write: () => insertTerm(tx, written),
      numberOf: ({ number }) => number,
      read: (number) => termOf(tx, number),
    });
  });
  return record;
}

/**
 * What is not sent stays: a term is closed by the year in which it ended. Throws TERM_NOT_FOUND, and TERM_OVERTAKEN, with
 * what stands, when the revision is past.
 */
export const updateTerm = (
  em: EntityManager,
  actor: Actor,
  { number, revision, ...facts }: TermUpdate,
): Promise<Term> =>
  transactAs(
    em,
    actor,
    () => [entryOf("TERM_UPDATED", number)],
    async (tx) => {
      await lockOfficers(tx);
      const current = await termOf(tx, number);
      if (revision !== undefined && revision !== current.revision) throw new ConflictError("TERM_OVERTAKEN", current);
      const changes = { ...given(facts), revision: current.revision + 1, updatedAt: new Date() };
      await tx.nativeUpdate(OfficerTerm, { number }, changes);
      return termOf(tx, number);
    },
  );

/** With its officers: the database keeps both, by the id that is answered, for `restoreTerm`. Throws TERM_NOT_FOUND. */
export const removeTerm = (em: EntityManager, actor: Actor, number: number): Promise<number> =>
  transactAs(
    em,
    actor,
    () => [entryOf("TERM_REMOVED", number)],
    async (tx) => {
      await lockOfficers(tx);
      const removed = await termOf(tx, number);
      await tx.nativeDelete(OfficerTerm, { number });
      await reopenLast(tx, removed);
      const { id } = await tx.findOneOrFail(RemovedOfficerTerm, { number }, { orderBy: { id: "desc" } });
      return id;
    },
  );

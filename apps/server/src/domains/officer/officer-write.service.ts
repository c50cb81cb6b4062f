import {
  type OfficerCreate,
  officerMessages,
  type OfficerOrder,
  type OfficerRecord,
  type OfficerRecords,
  type OfficerUpdate,
} from "@bulmo/contracts/officer";
import { maximumOfficers } from "@bulmo/contracts/officer-rule";
import { personMessages } from "@bulmo/contracts/person";
import { isBlank } from "@bulmo/contracts/text-rule";
import type { EntityManager } from "@bulmo/entities/database";
import { Officer, OfficerTerm } from "@bulmo/entities/officer.entity";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import { writePositions } from "../../platform/database/positions.ts";
import { keyOf } from "../../platform/idempotency/idempotency-key.ts";
import { writeOnce } from "../../platform/idempotency/write-once.ts";
import { given } from "../../platform/input/given.ts";
import type { Actor } from "../../session.ts";
import type { AuditEntry } from "../audit/audit.service.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { lockPerson } from "../person/person.query.ts";
import { findOfficers, lockOfficers, toRecord } from "./officer.query.ts";
import { listRecords } from "./officer.service.ts";

/** What the log says of an office that was given, changed or taken: of which term, and whose. */
const asEntry =
  (act: "OFFICER_CREATED" | "OFFICER_UPDATED" | "OFFICER_REMOVED") =>
  ({ term, personId }: OfficerRecord): AuditEntry[] => [{ act, officerTerm: term, personId }];

type Holder = { personId?: number | null | undefined; name?: string | undefined };

/**
 * Who holds an office, as it is stored: a record that stays until the transaction ends, or a name. Throws INPUT_INVALID
 * for neither, and for a record that is gone.
 */
export async function holderOf(tx: EntityManager, { personId = null, name = "" }: Holder) {
  if (personId === null) {
    if (isBlank(name)) throw InputError.of("name", personMessages.nameMissing);
    return { person: null, name };
  }
  if (!(await lockPerson(tx, personId))) throw InputError.of("personId", officerMessages.personUnknown);
  return { person: personId, name: "" };
}

/** As the transaction has it. Throws OFFICER_NOT_FOUND. */
async function recordOf(tx: EntityManager, id: number): Promise<OfficerRecord> {
  const found = await tx.findOne(Officer, { id }, { fields: ["term"] });
  const row = found && (await findOfficers(tx, found.term.number)).find((one) => one.id === id);
  if (!row) throw new DomainError("OFFICER_NOT_FOUND");
  return toRecord(row);
}

const idsOf = async (tx: EntityManager, term: number) => (await findOfficers(tx, term)).map(({ id }) => id);

async function assertTerm(tx: EntityManager, number: number): Promise<void> {
  if (!(await tx.findOne(OfficerTerm, { number }))) throw new DomainError("TERM_NOT_FOUND");
}

/** Throws TERM_NOT_FOUND, INPUT_INVALID, OFFICERS_TOO_MANY. */
async function insertOfficer(
  tx: EntityManager,
  { term, place, personId, name, type, role, ...facts }: Omit<OfficerCreate, "idempotencyKey">,
): Promise<OfficerRecord> {
  await assertTerm(tx, term);
  const standing = await idsOf(tx, term);
  if (standing.length >= maximumOfficers) throw new DomainError("OFFICERS_TOO_MANY");
  const holder = await holderOf(tx, { personId, name });
  const id = await tx.insert(Officer, { term, type, role, ...holder, ...given(facts) });
  await writePositions(tx, "officer", standing.toSpliced((place ?? standing.length + 1) - 1, 0, id));
  return recordOf(tx, id);
}

/**
 * At the end of its term's list, or at a place in it; sent again with the key of before, the one of before. Throws
 * TERM_NOT_FOUND, INPUT_INVALID, OFFICERS_TOO_MANY, and IDEMPOTENCY_KEY_REUSED where the key came with something else.
 */
export async function createOfficer(em: EntityManager, actor: Actor, input: OfficerCreate): Promise<OfficerRecord> {
  const { idempotencyKey: _key, ...written } = input;
  const auditOf = ({ record, isNew }: { record: OfficerRecord; isNew: boolean }) =>
    isNew ? asEntry("OFFICER_CREATED")(record) : [];
  const { record } = await transactAs(em, actor, auditOf, async (tx) => {
    await lockOfficers(tx);
    return writeOnce(tx, keyOf("officer", actor, input), {
      write: () => insertOfficer(tx, written),
      numberOf: ({ id }) => id,
      read: (id) => recordOf(tx, id),
    });
  });
  return record;
}

/** A name that is sent without a record is one without a record; neither leaves who holds it. */
const isHolderGiven = ({ personId, name }: Holder) => personId !== undefined || name !== undefined;

/**
 * What is not sent stays. Throws OFFICER_NOT_FOUND, INPUT_INVALID, and OFFICER_OVERTAKEN, with what stands, when the
 * revision is past.
 */
export const updateOfficer = (
  em: EntityManager,
  actor: Actor,
  { id, revision, personId, name, ...facts }: OfficerUpdate,
): Promise<OfficerRecord> =>
  transactAs(em, actor, asEntry("OFFICER_UPDATED"), async (tx) => {
    await lockOfficers(tx);
    const current = await recordOf(tx, id);
    if (revision !== undefined && revision !== current.revision) throw new ConflictError("OFFICER_OVERTAKEN", current);
    const holder = isHolderGiven({ personId, name }) ? await holderOf(tx, { personId, name }) : {};
    const changes = { ...holder, ...given(facts), revision: current.revision + 1, updatedAt: new Date() };
    await tx.nativeUpdate(Officer, { id }, changes);
    return recordOf(tx, id);
  });

/** Who is not named stands behind those who are, as they stood. Throws TERM_NOT_FOUND, and INPUT_INVALID for one who is not there. */
export const orderOfficers = (em: EntityManager, actor: Actor, { term, ids }: OfficerOrder): Promise<OfficerRecords> =>
  transactAs(
    em,
    actor,
    () => [{ act: "OFFICER_ORDERED", officerTerm: term }],
    async (tx) => {
      await lockOfficers(tx);
      await assertTerm(tx, term);
      const standing = await idsOf(tx, term);
      if (ids.some((id) => !standing.includes(id))) throw InputError.of("ids", officerMessages.unknown);
      await writePositions(tx, "officer", [...ids, ...standing.filter((id) => !ids.includes(id))]);
      return listRecords(tx, { term });
    },
  );

/** Throws OFFICER_NOT_FOUND. */
export async function removeOfficer(em: EntityManager, actor: Actor, id: number): Promise<void> {
  await transactAs(em, actor, asEntry("OFFICER_REMOVED"), async (tx) => {
    await lockOfficers(tx);
    const removed = await recordOf(tx, id);
    await tx.nativeDelete(Officer, { id });
    return removed;
  });
}

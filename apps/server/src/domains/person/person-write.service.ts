import {
  type PersonCreate,
  personMessages,
  type PersonOrder,
  type PersonRecord,
  type PersonUpdate,
} from "@bulmo/contracts/person";
import { maximumPeople } from "@bulmo/contracts/person-rule";
import type { AuditAct } from "@bulmo/contracts/audit";
import type { EntityManager } from "@bulmo/entities/database";
import { Person } from "@bulmo/entities/person.entity";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import { writePositions } from "../../platform/database/positions.ts";
import { keyOf } from "../../platform/idempotency/idempotency-key.ts";
import { writeOnce } from "../../platform/idempotency/write-once.ts";
import { given } from "../../platform/input/given.ts";
import type { Actor } from "../../session.ts";
import type { AuditEntry } from "../audit/audit.service.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { renameAuthor } from "../post/work-author.service.ts";
import { notePersonRestriction } from "../upload/picture-access.ts";
import { ownerOfPerson } from "../upload/picture-owner.ts";
import { setUses } from "../upload/upload-use.service.ts";
import { findPeople, lockPeople, toRecords } from "./person.query.ts";

/** What the log says of whoever was added, changed or removed; the order of disciples is their teacher's. */
export const entryOf = (act: Extract<AuditAct, `PERSON_${string}`>, personId: number | null): AuditEntry => ({
  act,
  personId,
});

/** As the transaction has it. Throws PERSON_NOT_FOUND. */
export async function recordOf(tx: EntityManager, id: number): Promise<PersonRecord> {
  const [record] = await toRecords(
    tx,
    (await findPeople(tx)).filter((one) => one.id === id),
  );
  if (!record) throw new DomainError("PERSON_NOT_FOUND");
  return record;
}

/** Throws INPUT_INVALID for a teacher who is gone, and for one who learned from whom they would teach. */
async function assertTeacher(tx: EntityManager, teacherId: number | null | undefined, id?: number): Promise<void> {
  if (teacherId === null || teacherId === undefined) return;
  const teachers = new Map((await findPeople(tx)).map((one) => [one.id, one.teacher_id]));
  if (!teachers.has(teacherId)) throw InputError.of("teacherId", personMessages.teacherUnknown);
  for (let above: number | null | undefined = teacherId; above !== null && above !== undefined;) {
    if (above === id) throw InputError.of("teacherId", personMessages.teacherInCircle);
    above = teachers.get(above);
  }
}

/** Takes the portrait into use. Throws INPUT_INVALID for one that is not there. */
async function takePortrait(tx: EntityManager, id: number, portrait: string | undefined): Promise<void> {
  if (portrait === undefined) return;
  const gone = await setUses(tx, ownerOfPerson(id), portrait === "" ? [] : [portrait]);
  if (portrait !== "" && gone.includes(portrait)) throw InputError.of("portrait", personMessages.portraitGone);
}

/** There is one founder. Who is not it any more has been changed: what is still being written of them would make them it again. */
const clearFounder = (tx: EntityManager) =>
  tx.execute("update person set is_founder = false, revision = revision + 1, updated_at = now() where is_founder");

/** Disciples of one teacher, in their order. */
export const siblingsOf = async (tx: EntityManager, teacherId: number | null): Promise<number[]> => {
  const orderBy = { position: "asc", id: "asc" } as const;
  return (await tx.find(Person, { teacher: teacherId }, { orderBy, fields: ["id"] })).map(({ id }) => id);
};

/** Throws INPUT_INVALID, PEOPLE_TOO_MANY. */
async function insertPerson(
  tx: EntityManager,
  { place, teacherId = null, portrait, ...facts }: Omit<PersonCreate, "idempotencyKey">,
): Promise<PersonRecord> {
  if ((await tx.count(Person)) >= maximumPeople) throw new DomainError("PEOPLE_TOO_MANY");
  await assertTeacher(tx, teacherId);
  if (facts.isFounder) await clearFounder(tx);
  const siblings = await siblingsOf(tx, teacherId);
  const values = { ...given(facts), name: facts.name, teacher: teacherId, portrait: portrait ?? "" };
  const id = await tx.insert(Person, values);
  await writePositions(tx, "person", siblings.toSpliced((place ?? siblings.length + 1) - 1, 0, id));
  await takePortrait(tx, id, portrait);
  return recordOf(tx, id);
}

/**
 * Behind the other disciples of their teacher, or at a place among them; sent again with the key of before, whoever was
 * added then. Throws INPUT_INVALID, PEOPLE_TOO_MANY, and IDEMPOTENCY_KEY_REUSED where the key came with something else.
 */
export async function createPerson(em: EntityManager, actor: Actor, input: PersonCreate): Promise<PersonRecord> {
  const { idempotencyKey: _key, ...written } = input;
  const auditOf = ({ record, isNew }: { record: PersonRecord; isNew: boolean }) =>
    isNew ? [entryOf("PERSON_CREATED", record.id)] : [];
  const { record } = await transactAs(em, actor, auditOf, async (tx) => {
    await lockPeople(tx);
    return writeOnce(tx, keyOf("person", actor, input), {
      write: () => insertPerson(tx, written),
      numberOf: ({ id }) => id,
      read: (id) => recordOf(tx, id),
    });
  });
  return record;
}

/**
 * What is not sent stays; who gets another teacher stands behind that one's disciples, and works that are sent name the
 * author anew. Throws PERSON_NOT_FOUND, INPUT_INVALID, and PERSON_OVERTAKEN, with what stands, when the revision is past.
 */
export async function updatePerson(
  em: EntityManager,
  actor: Actor,
  { id, revision, teacherId, works = [], ...facts }: PersonUpdate,
): Promise<PersonRecord> {
  const auditOf = ({ renamed }: { renamed: AuditEntry[] }) => [entryOf("PERSON_UPDATED", id), ...renamed];
  const { record } = await transactAs(em, actor, auditOf, async (tx) => {
    await lockPeople(tx);
    const current = await recordOf(tx, id);
    if (revision !== undefined && revision !== current.revision) throw new ConflictError("PERSON_OVERTAKEN", current);
    const moves = teacherId !== undefined && teacherId !== current.teacherId;
    if (moves) {
      await assertTeacher(tx, teacherId, id);
      await writePositions(tx, "person", [...(await siblingsOf(tx, teacherId)), id]);
    }
    if (facts.isFounder) await clearFounder(tx);
    const changes = { ...given(facts), revision: current.revision + 1, updatedAt: new Date() };
    await tx.nativeUpdate(Person, { id }, moves ? { ...changes, teacher: teacherId } : changes);
    await takePortrait(tx, id, facts.portrait);
    if (facts.isPublic !== undefined && facts.isPublic !== current.isPublic) await notePersonRestriction(tx, id);
    const renamed = await renameAuthor(tx, { works, from: current.name, to: facts.name ?? current.name });
    return { record: await recordOf(tx, id), renamed };
  });
  return record;
}

/** Those who are not named stand behind those who are, as they stood. Throws INPUT_INVALID for one who is not there. */
export const orderPeople = (
  em: EntityManager,
  actor: Actor,
  { teacherId, ids }: PersonOrder,
): Promise<PersonRecord[]> =>
  transactAs(
    em,
    actor,
    () => [entryOf("PERSON_ORDERED", teacherId)],
    async (tx) => {
      await lockPeople(tx);
      const standing = await siblingsOf(tx, teacherId);
      if (ids.some((id) => !standing.includes(id))) throw InputError.of("ids", personMessages.unknown);
      await writePositions(tx, "person", [...ids, ...standing.filter((id) => !ids.includes(id))]);
      return toRecords(tx, await findPeople(tx));
    },
  );

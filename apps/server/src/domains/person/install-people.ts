import { associationContact } from "@bulmo/content/association";
import { type Disciple, forebears, genealogy } from "@bulmo/content/genealogy";
import { firstTerm, officers } from "@bulmo/content/officer";
import type { EntityManager } from "@bulmo/entities/database";
import { Officer, OfficerTerm } from "@bulmo/entities/officer.entity";
import { Person } from "@bulmo/entities/person.entity";
import { transact } from "../../platform/database/transaction.ts";

/** Says that it was done: what an administrator has removed since does not come back. */
const settingKey = "people-installed";

/** Whether that was done: a site whose database holds nothing else has begun as well. */
export async function arePeopleInstalled(em: EntityManager): Promise<boolean> {
  const rows = await em.execute<object[]>("select 1 from setting where key = ?", [settingKey]);
  return rows.length > 0;
}

/** Of several processes that start at once one is told that it is the first; the others wait until it is done. */
async function isFirst(tx: EntityManager): Promise<boolean> {
  const rows = await tx.execute<object[]>(
    "insert into setting (key, value, updated_at) values (?, 'yes', now()) on conflict do nothing returning key",
    [settingKey],
  );
  return rows.length > 0;
}

/** They are told as of the day on which they were written down. */
const updatedAt = new Date(genealogy.asOf);

type Ids = Map<string, number>;

async function insertTree(tx: EntityManager, ids: Ids, disciples: readonly Disciple[], teacher: number): Promise<void> {
  for (const [position, { name, disciples: own = [] }] of disciples.entries()) {
    const id = await tx.insert(Person, { name, teacher, position, updatedAt });
    ids.set(name, id);
    await insertTree(tx, ids, own, id);
  }
}

/** The line above, the founder, and all who follow. Answers their ids by name; each name stands there once. */
async function insertPeople(tx: EntityManager): Promise<Ids> {
  const ids: Ids = new Map();
  let teacher: number | null = null;
  for (const { name, dharmaName, hanja } of forebears) {
    const isFounder = name === genealogy.master.name;
    const id: number = await tx.insert(Person, {
      name,
      dharmaName,
      hanja,
      teacher,
      isFounder,
      isLiving: false,
      updatedAt,
    });
    ids.set(name, id);
    teacher = id;
  }
  if (teacher !== null) await insertTree(tx, ids, genealogy.master.disciples ?? [], teacher);
  return ids;
}

async function insertOfficers(tx: EntityManager, ids: Ids): Promise<void> {
  await tx.insert(OfficerTerm, { number: firstTerm });
  await tx.insertMany(
    Officer,
    officers.map(({ name, ...office }, position) => {
      const person = ids.get(name) ?? null;
      const phone =
        associationContact.officers.find((one) => one.name === name && one.role === office.role)?.phone ?? "";
      return { ...office, phone, term: firstTerm, position, person, name: person === null ? name : "" };
    }),
  );
}

/** Puts in those whom `packages/content` names, once in the life of a site: what a new installation begins with. */
export const installPeople = (em: EntityManager): Promise<void> =>
  transact(em, async (tx) => {
    if (await isFirst(tx)) await insertOfficers(tx, await insertPeople(tx));
  });

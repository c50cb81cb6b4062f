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

/** By what texts of the site's beginning call those who are above and the founder: their ids, whatever they are called since. */
const forebearsKey = "forebears";

const calledInTexts = ({ dharmaName, name }: { dharmaName: string; name: string }) => `${dharmaName} ${name}`;

/**
 * A site that began with a version before is asked whom it has by these names; two of one name are nobody. Once, as its
 * people may be called otherwise later.
 */
async function noteForebears(tx: EntityManager): Promise<void> {
  const names = forebears.map(calledInTexts);
  await tx.execute(
    `insert into setting (key, value, updated_at)
      select ?, coalesce(jsonb_object_agg(called, id), '{}')::text, now() from (
        select dharma_name || ' ' || name as called, min(id) as id from person
        where dharma_name || ' ' || name = any(?::text[]) group by 1 having count(*) = 1
      ) as found
      on conflict do nothing`,
    [forebearsKey, `{${names.map((name) => JSON.stringify(name)).join(",")}}`],
  );
}

/** Those of them who were put in, by what texts of the site's beginning call them. */
export async function findForebears(em: EntityManager): Promise<ReadonlyMap<string, number>> {
  const [row] = await em.execute<{ value: string }[]>("select value from setting where key = ?", [forebearsKey]);
  return new Map(row ? Object.entries(JSON.parse(row.value) as Record<string, number>) : []);
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
    await noteForebears(tx);
  });

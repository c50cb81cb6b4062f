import type { EntityManager, Tables } from "./database.ts";

const key = "sample-works";

/** How many sample works hang already, of how many. */
export type WorkProgress = { done: number; total: number };

function parse(value: string): WorkProgress {
  const [done = 0, total = 0] = value.split("/").map(Number);
  return { done, total };
}

/** Only a database that was filled with samples ever gets sample works: this line says so. */
export async function promiseWorks(em: EntityManager, total: number): Promise<void> {
  await em
    .getKysely<Tables>()
    .insertInto("setting")
    .values({ key, value: `0/${total}`, updated_at: new Date() })
    .execute();
}

/** Null where no sample works were promised. `isHeld` keeps other processes waiting until the transaction ends. */
export async function readProgress(em: EntityManager, { isHeld = false } = {}): Promise<WorkProgress | null> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("setting")
    .select("value")
    .where("key", "=", key)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? parse(row.value) : null;
}

export async function writeProgress(em: EntityManager, { done, total }: WorkProgress): Promise<void> {
  await em
    .getKysely<Tables>()
    .updateTable("setting")
    .set({ value: `${done}/${total}`, updated_at: new Date() })
    .where("key", "=", key)
    .execute();
}

import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";

/** The one row of `setting` that says so; a site that began with the texts of `packages/content` has none. */
const key = "beginning";

/** An address that was printed, and until when it is good. */
export type SetUpCode = { hash: string; expiresAt: string };

/**
 * With what a site began: with today's texts, or empty. One that begins empty is prepared first, and knows afterwards on
 * which day that was done (docs/decisions/065).
 */
export type Beginning =
  | { state: "USUAL" }
  | { state: "PREPARING"; code: SetUpCode }
  | {
      state: "EMPTY";
      /** YYYY-MM-DD, in Korea. */
      on: string;
      /** What it called whoever is at its head; not known of who began before this was asked. */
      head?: string;
    };

const usual: Beginning = { state: "USUAL" };

async function read(em: EntityManager, suffix = ""): Promise<Beginning> {
  const [row] = await em.execute<{ value: string }[]>(`select value from setting where key = '${key}' ${suffix}`);
  return row ? (JSON.parse(row.value) as Beginning) : usual;
}

export const findBeginning = (em: EntityManager): Promise<Beginning> => read(em);

/** Makes whoever else prepares the site wait until the transaction ends. */
export const lockBeginning = (tx: EntityManager): Promise<Beginning> => read(tx, "for update");

/** Whether texts that nobody has written yet are those of another association than ours. */
export const isBegunEmpty = async (em: EntityManager): Promise<boolean> => (await findBeginning(em)).state !== "USUAL";

export const writePreparing = (em: EntityManager, code: SetUpCode) => write(em, { state: "PREPARING", code });

/** The code is known no more. */
export const writeDone = (tx: EntityManager, now: Date, head: string | undefined) =>
  write(tx, { state: "EMPTY", on: koreanDay(now), ...(head !== undefined && { head }) });

/** Whoever took the setting back before anything was written gets the usual beginning. */
export const forgetPreparing = (em: EntityManager) => em.execute(`delete from setting where key = '${key}'`);

const write = (em: EntityManager, beginning: Beginning) =>
  em.execute(
    `insert into setting (key, value, updated_at) values ('${key}', ?, now())
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [JSON.stringify(beginning)],
  );

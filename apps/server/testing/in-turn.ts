import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Tables } from "@bulmo/entities/database";
import type { Site } from "./site.ts";

const waiting = sql<{ count: number }>`
  select count(*)::int as count from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;

async function countWaiting(site: Site): Promise<number> {
  const { rows } = await waiting.execute(site.fork().getKysely<Tables>());
  return rows[0]?.count ?? 0;
}

/** Resolves when the act waits for a lock, or for nothing any more. */
async function untilHeld(site: Site, act: Promise<unknown>, others: number): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  act.then(end, end);
  while (!over.signal.aborted && (await countWaiting(site)) <= others) await pause(5);
}

/**
 * Lets each act come as far as it comes while nobody writes into the table, one after another, and then all of them end:
 * what one has written and not committed is what the next meets. The embedded database has one connection, on which they
 * come one after the other anyway.
 */
export async function meetAt<Answer>(
  site: Site,
  table: string,
  acts: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  if (site.database.kind === "pglite") return Promise.all(acts.map((act) => act()));
  const begun: Promise<Answer>[] = [];
  await site.fork().transactional(async (tx) => {
    await tx.execute(`lock table ${table} in share row exclusive mode`);
    for (const act of acts) {
      const others = await countWaiting(site);
      const one = act();
      begun.push(one);
      await untilHeld(site, one, others);
    }
  });
  return Promise.all(begun);
}

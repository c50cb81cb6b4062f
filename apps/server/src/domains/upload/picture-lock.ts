import type { Database } from "@bulmo/entities/database";

const held = new Map<string, Promise<unknown>>();

/** Those of one process, in the order in which they came. */
async function inTurn<Value>(hash: string, work: () => Promise<Value>): Promise<Value> {
  const before = held.get(hash) ?? Promise.resolve();
  const mine = before.then(work, work);
  held.set(hash, mine);
  try {
    return await mine;
  } finally {
    if (held.get(hash) === mine) held.delete(hash);
  }
}

/**
 * Lets one at a time store or remove the files of a picture: the same picture may be handed in twice at once, or while
 * it is swept. The embedded database has one process; PostgreSQL may have several, which wait for each other there.
 */
export const holdPicture = <Value>({ orm, kind }: Database, hash: string, work: () => Promise<Value>): Promise<Value> =>
  inTurn(hash, () => {
    if (kind === "pglite") return work();
    return orm.em.fork().transactional(async (em) => {
      await em.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [hash]);
      return work();
    });
  });

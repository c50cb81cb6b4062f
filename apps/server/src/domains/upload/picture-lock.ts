import type { Database } from "@bulmo/entities/database";

const held = new Map<string, Promise<unknown>>();

/** Each holds a connection to the database while its files go to the storage, which may be slow. Pages need the others. */
const mostAtOnce = 3;

let underWay = 0;
const waiting: (() => void)[] = [];

async function withSlot<Value>(work: () => Promise<Value>): Promise<Value> {
  if (underWay < mostAtOnce) underWay += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Whoever has waited longest takes the place over.
    if (next) next();
    else underWay -= 1;
  }
}

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
export const withPictureLock = <Value>(
  { orm, kind }: Database,
  hash: string,
  work: () => Promise<Value>,
): Promise<Value> =>
  inTurn(hash, () => {
    if (kind === "pglite") return work();
    return withSlot(() =>
      orm.em.fork().transactional(async (em) => {
        await em.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [hash]);
        return work();
      }),
    );
  });

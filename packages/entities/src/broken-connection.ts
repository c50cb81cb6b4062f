import type { Pool, PoolClient } from "pg";

/**
 * Whoever opens a transaction gives its connection back at its end. When the connection breaks within it, that end fails
 * and Kysely keeps what is broken: ten such transactions, and a pool of ten never serves again.
 */
export function releaseBroken(pool: Pool): void {
  const lent = new WeakSet<PoolClient>();
  const takeBack = (client: PoolClient) => {
    if (!lent.has(client)) return;
    client.release(true);
    // Who had it may still give it back.
    client.release = () => undefined;
  };
  pool.on("connect", (client) => void client.once("end", () => takeBack(client)));
  pool.on("acquire", (client) => void lent.add(client));
  pool.on("release", (_error, client) => void lent.delete(client));
}

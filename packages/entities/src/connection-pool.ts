import type { PostgreSqlConnection } from "@mikro-orm/postgresql";
import type { Database } from "./database.ts";

/** Connections there are, those that nobody uses, and calls that wait for one. */
export type PoolState = { total: number; idle: number; waiting: number };

/** The pool's state, without asking the database; the embedded one has no pool. */
export async function readPool({ orm, kind }: Database): Promise<PoolState | null> {
  if (kind === "pglite") return null;
  const connection = orm.em.getDriver().getConnection() as unknown as PostgreSqlConnection;
  const pool = await connection.getNativeClient();
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

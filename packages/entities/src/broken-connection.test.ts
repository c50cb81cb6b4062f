import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPool } from "./connection-pool.ts";
import type { EntityManager } from "./database.ts";
import { type TestDatabase, bothServers } from "../testing/test-database.ts";

const servers = bothServers(process.env["TEST_DATABASE_URL"]).filter(({ name }) => name === "postgresql");
/** More than there are connections. */
const many = Array.from({ length: 30 }, (_, number) => number);

describe.runIf(servers.length > 0).each(servers)("on $name", (server) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await server.open();
  });
  afterEach(() => database.close());

  const em = () => database.orm.em.fork();
  const endOthers = () =>
    em().execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );

  test.each<[when: string, work: (own: EntityManager) => Promise<unknown>]>([
    ["before it is committed", endOthers],
    ["within a statement", (own) => own.execute("select pg_terminate_backend(pg_backend_pid())")],
    ["within an inner transaction", (own) => own.transactional(endOthers)],
  ])("hazard 14: transactions whose connection breaks %s take none away for good", async (_when, work) => {
    for (const _ of many) await expect(em().transactional(work)).rejects.toThrow(/terminat|not queryable/u);
    expect(await em().transactional((own) => own.execute("select 1 as one"))).toEqual([{ one: 1 }]);
    // That a connection has ended is told when the machine comes to it.
    const lent = async () => {
      const { total, idle, waiting } = (await readPool(database)) ?? {};
      return { waiting, lent: (total ?? 0) - (idle ?? 0) };
    };
    await expect.poll(lent, { timeout: 10_000 }).toEqual({ waiting: 0, lent: 0 });
  });
});

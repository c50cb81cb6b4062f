import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EntityManager, Tables } from "./database.ts";
import { plannedOnceMark } from "./planned-once.ts";
import { type TestDatabase, bothServers } from "../testing/test-database.ts";

const servers = bothServers(process.env["TEST_DATABASE_URL"]).filter(({ name }) => name === "postgresql");

describe.runIf(servers.length > 0).each(servers)("on $name", (server) => {
  let database: TestDatabase;
  let em: EntityManager;
  beforeEach(async () => {
    database = await server.open();
    em = database.orm.em.fork();
  });
  afterEach(() => database.close());

  const read = (by = em) => by.execute(`select ${plannedOnceMark} * from board_counter where type = ?`, ["QNA"]);
  const prepared = async () => {
    const [row] = await em.execute<{ count: string }[]>(
      "select count(*) from pg_prepared_statements where statement like '%planned once%board_counter%'",
    );
    return Number(row?.count);
  };
  /** What a migration of the next version does while this one serves. */
  const migrate = (column: string) => em.execute(`alter table board_counter add column ${column} int default 0`);

  test("a statement that does not ask for it is planned anew each time", async () => {
    await em.getKysely<Tables>().selectFrom("board_counter").selectAll().where("type", "=", "QNA").execute();
    const rows = await em.execute("select 1 from pg_prepared_statements where statement like '%board_counter%'");
    expect(rows).toEqual([]);
  });

  test("a statement that was prepared before another version's migration is asked anew after it", async () => {
    const [before] = await read();
    expect(await prepared()).toBe(1);
    await migrate("later");
    expect(await read()).toEqual([{ ...before, later: 0 }]);
    expect(await prepared()).toBe(1);
    await read();
    expect(await prepared()).toBe(2);
  });

  test("within a transaction it is refused once, with its reason, and then never again", async () => {
    await read();
    await migrate("later");
    const within = () => em.transactional((own) => read(own));
    await expect(within()).rejects.toThrow("cached plan must not change result type");
    expect(await within()).toMatchObject([{ later: 0 }]);
  });
});

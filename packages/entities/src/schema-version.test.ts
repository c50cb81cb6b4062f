import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "./database.ts";
import { appliedMigrations, NewerSchemaError } from "./schema-version.ts";
import { type TestDatabase, bothServers } from "../testing/test-database.ts";

describe.each(bothServers(process.env["TEST_DATABASE_URL"]))("on $name", (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await server.open();
  });
  afterAll(() => database.close());

  test("a schema that a later version has made is refused in one line, and left as it is", async () => {
    const em = database.orm.em.fork();
    const before = await appliedMigrations(em);
    expect(before.length).toBeGreaterThan(0);
    await em.execute("insert into mikro_orm_migrations (name) values ('20991231000000-later')");
    await expect(migrate(database)).rejects.toThrow(NewerSchemaError);
    await expect(migrate(database)).rejects.toThrow(/^the schema is newer .+ \(20991231000000-later\): .+$/u);
    expect(await appliedMigrations(em)).toEqual([...before, "20991231000000-later"]);
    await em.execute("delete from mikro_orm_migrations where name = '20991231000000-later'");
    await migrate(database);
  });
});

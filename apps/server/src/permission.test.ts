import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rows } from "../testing/permission/rows.ts";
import { createWorld, procedures, type Role, roles, type World } from "../testing/permission/world.ts";
import { fingerprint } from "../testing/fingerprint.ts";
import { openSite, type Site } from "../testing/site.ts";

test("hazard 2: every procedure there is has its row, and every row its procedure", () => {
  const named = new Set(rows.map(({ name }) => name).filter((name) => !name.startsWith("POST ")));
  expect([...named].toSorted()).toEqual(Object.keys(procedures).toSorted());
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  /** Lets nobody act as an administrator without a second factor. */
  let strict: Site;
  let world: World;

  beforeAll(async () => {
    site = await openSite(server);
    strict = await openSite(server, { needsSecondFactor: true, beside: site });
    world = await createWorld(site);
  });
  afterAll(async () => {
    await strict.close();
    await site.close();
  });

  test("hazard 2: what refusals are judged by sees a row that is added, one that changes and one that goes", async () => {
    const seen = [await fingerprint(site)];
    const write = async (statement: string) => {
      await site.fork().execute(statement);
      seen.push(await fingerprint(site));
    };
    await write("insert into agreement (document, revision) values ('HAZARD', 1)");
    await write("update agreement set revision = 2 where document = 'HAZARD'");
    await write("delete from agreement where document = 'HAZARD'");
    expect(new Set(seen).size).toBe(3);
    // What is as it was is seen as that.
    expect(seen.at(-1)).toBe(seen[0]);
  });

  const worldOf = (role: Role) =>
    role === "administrator without a second factor" ? { ...world, site: strict } : world;

  describe.each(rows)("SEC-13 hazard 2: $name, $what", ({ prepare, statuses, isAboutCaller }) => {
    test.each(roles)("%s", async (role) => {
      const caller = isAboutCaller ? await world.createCaller(role) : (world.callers.get(role) ?? null);
      const call = await prepare(worldOf(role), caller);
      const before = await fingerprint(site);
      const { status, body } = await call(caller?.token);
      expect({ status, body }).toMatchObject({ status: statuses[role] });
      expect(status < 400 || (await fingerprint(site)) === before).toBe(true);
    });
  });
});

import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl, timedSignIns } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../../../testing/fixture.ts";
import { createMovedIn, oldPasswords } from "../../../../testing/moved-in.ts";
import { openSite, type Site } from "../../../../testing/site.ts";

/** Of PHP's usual cost, which takes longer than today's hash: what is left out of a refusal would show. */
const bcrypt = "$2y$10$EssoVWB4GuGafEOaIyrJn.4YyEliZunwoz5mExdRa523d9g.Sr0uG";

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
    await createUser(site.fork(), { username: "settled2026" });
    for (const username of ["movedin2026", "movedin2027"]) await createMovedIn(site, bcrypt, { username });
    await createMovedIn(site, oldPasswords.mysql.hash);
  });
  afterAll(() => site.close());

  /** Three hashes a round, each with one of an old site. */
  const timeout = 60_000 + timedSignIns * 2_000;

  test(
    "IMP-03 AUT-05 hazard 7: a refusal takes as long for who has an old hash, has none, and is nobody",
    { timeout },
    async () => {
      const names = { moved: "movedin2026", settled: "settled2026", nobody: "nobody2026" };
      const spent = { moved: [] as number[], settled: [] as number[], nobody: [] as number[] };
      for (let round = -3; round < timedSignIns; round += 1)
        for (const kind of ["moved", "settled", "nobody"] as const) {
          const start = performance.now();
          const body = { username: names[kind], password: "wrong" };
          const { status } = await site.call("POST", "/api/auth/sign-in", { body });
          if (round >= 0) spent[kind].push(performance.now() - start);
          expect(status).toBe(401);
        }
      for (const kind of ["settled", "nobody"] as const) {
        expect(median(spent[kind]) / median(spent.moved)).toBeGreaterThan(0.75);
        expect(median(spent[kind]) / median(spent.moved)).toBeLessThan(1.33);
      }
    },
  );
});

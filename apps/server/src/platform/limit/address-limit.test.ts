import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("behind one proxy, on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true, trustProxy: 1 });
    await createUser(site.fork(), { username: "limited2026" });
    await createUser(site.fork(), { username: "another2026" });
  });
  beforeEach(() => site.fork().execute("delete from rate_limit"));
  afterAll(() => site.close());

  /** `forwarded` is what reaches the site: the proxy has written its client behind what that one had sent. */
  const signIn = async (forwarded: string, username: string, password = "wrong") => {
    const headers = { "x-forwarded-for": forwarded };
    return site.call("POST", "/api/auth/sign-in", { body: { username, password }, headers });
  };
  const failures = async (count: number, from: (round: number) => string, who: (round: number) => string) => {
    for (let round = 0; round < count; round += 1) expect((await signIn(from(round), who(round))).status).toBe(401);
  };

  test("SEC-14 SEC-06 fifty wrong sign-ins from one address, each for another account, and it rests", async () => {
    await failures(
      50,
      () => "203.0.113.1",
      (round) => `nobody${round}x`,
    );
    const refused = await signIn("203.0.113.1", "another2026", fixturePassword);
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("다시 시도해 주세요.") } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await signIn("203.0.113.2", "another2026", fixturePassword)).status).toBe(200);
  });

  test("SEC-14 SEC-06 a hundred wrong sign-ins for one account, from ten addresses, and it rests for all", async () => {
    await failures(
      100,
      (round) => `203.0.113.${10 + Math.floor(round / 10)}`,
      () => "limited2026",
    );
    expect((await signIn("203.0.113.99", "limited2026", fixturePassword)).status).toBe(429);
    expect((await signIn("203.0.113.99", "another2026", fixturePassword)).status).toBe(200);
  });

  test("SEC-14 SEC-06 ten tries from one address lock nobody out who comes from another", async () => {
    await failures(
      10,
      () => "203.0.113.30",
      () => "limited2026",
    );
    expect((await signIn("203.0.113.30", "limited2026", fixturePassword)).status).toBe(429);
    expect((await signIn("203.0.113.31", "limited2026", fixturePassword)).status).toBe(200);
  });

  test("SEC-14 SEC-06 what a client writes before the proxy's entry makes it nobody else", async () => {
    await failures(
      10,
      (round) => `198.51.100.${round}, 203.0.113.40`,
      () => "limited2026",
    );
    expect((await signIn("198.51.100.77, 203.0.113.40", "limited2026", fixturePassword)).status).toBe(429);
  });

  test.each([
    ["ports", (round: number) => `203.0.113.50:${4_000 + round}`],
    ["spellings", (round: number) => `[::ffff:203.${"0".repeat(round % 3)}0.113.51]:${4_000 + round}`],
    ["words that are no address", (round: number) => `nowhere${round}`],
  ])("SEC-26 SEC-06 twelve %s do not give twelve times the tries", async (_what, from) => {
    await failures(10, from, () => "limited2026");
    for (const round of [10, 11]) expect((await signIn(from(round), "limited2026", fixturePassword)).status).toBe(429);
    expect((await signIn("203.0.113.59:4000", "limited2026", fixturePassword)).status).toBe(200);
  });
});

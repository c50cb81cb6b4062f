import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true });
    await createUser(site.fork(), { username: "limited2026" });
    await createUser(site.fork(), { username: "another2026" });
  });
  afterAll(() => site.close());

  const signIn = (username: string, password: string, headers = {}) =>
    site.call("POST", "/api/auth/sign-in", { body: { username, password }, headers });

  test("SEC-06 ten wrong passwords from one address, at once, and the account rests there; others do not notice", async () => {
    const tries = await Promise.all(Array.from({ length: 14 }, () => signIn("limited2026", "wrong")));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await signIn("LIMITED2026", fixturePassword, { "x-forwarded-for": "203.0.113.9" });
    expect(refused).toMatchObject({
      status: 429,
      body: { message: "요청이 너무 많습니다. 10분 후 다시 시도해 주세요." },
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(540);
    expect((await signIn("another2026", fixturePassword)).status).toBe(200);
  });

  test("SEC-06 a right password costs nothing", async () => {
    for (let round = 0; round < 12; round += 1) expect((await signIn("another2026", fixturePassword)).status).toBe(200);
  });

  test("SEC-06 one that is given back leaves room for one, also where others were refused meanwhile", async () => {
    const { limiter } = site;
    const counted = ["email-change:member", "whoever"] as const;
    const isTaken = () =>
      limiter.take(counted).then(
        () => true,
        () => false,
      );
    const tries = await Promise.all(Array.from({ length: 8 }, isTaken));
    expect(tries.filter(Boolean)).toHaveLength(3);
    await limiter.refund(counted);
    expect([await isTaken(), await isTaken()]).toEqual([true, false]);
  });

  test("SEC-06 when the window has passed there is room again", async () => {
    await site.fork().execute("update rate_limit set resets_at = now()");
    expect((await signIn("limited2026", fixturePassword)).status).toBe(200);
  });

  test("SEC-06 no account and no address is stored in clear", async () => {
    const rows = await site.fork().execute("select key from rate_limit");
    expect(JSON.stringify(rows)).not.toMatch(/limited2026|127\.0\.0\.1/u);
  });
});

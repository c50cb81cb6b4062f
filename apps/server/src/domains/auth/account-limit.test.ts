import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { testServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser, fixturePassword, proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const newPassword = "another-Pond-2!";

let count = 0;

const fresh = () => {
  count += 1;
  return { ...validSignUp, username: `limits${count}0`, nickname: `한도${count}`, email: `l${count}@example.org` };
};

describe("with limits", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(testServers(undefined)[0]!, { hasRateLimits: true });
  });
  afterAll(() => site.close());

  test.each(["known", "unknown"])(
    "SEC-06 a code is mailed three times in 10 minutes, to a %s account",
    async (kind) => {
      const user = await createUser(site.fork());
      await proveEmail(site.fork(), user);
      const body = { name: kind === "known" ? user.name : "모르는이", email: user.email };
      const statuses = [];
      for (let round = 0; round < 5; round += 1)
        statuses.push((await site.call("POST", "/api/auth/password-code", { body })).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      expect(await site.mailsTo(user.email)).toHaveLength(kind === "known" ? 3 : 0);
    },
  );

  test("SEC-06 an id is looked for ten times a minute from an address", async () => {
    const find = () => site.call("GET", `/api/auth/find-id?name=${encodeURIComponent("모르는이")}&email=a@b.kr`);
    for (let round = 0; round < 10; round += 1) expect((await find()).status).toBe(404);
    const refused = await find();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  });

  test("SEC-06 a password is changed ten times in 10 minutes for an account, right or wrong", async () => {
    const body = { name: "모르는이", email: "unknown@example.org", password: newPassword, code: "123456" };
    const post = () => site.call("POST", "/api/auth/change-password", { body });
    for (let round = 0; round < 10; round += 1) expect((await post()).status).toBe(400);
    expect(await post()).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining("다시 시도해 주세요.") },
    });
  });

  test("SEC-06 a stolen token does not guess the password: ten wrong checks in 10 minutes", async () => {
    const { token } = await createSignedIn(site);
    const check = (password: string) => site.call("POST", "/api/auth/check-password", { token, body: { password } });
    for (let round = 0; round < 12; round += 1) expect((await check(fixturePassword)).status).toBe(200);
    for (let round = 0; round < 10; round += 1) expect((await check("wrong")).body).toEqual({ isValid: false });
    expect((await check(fixturePassword)).status).toBe(429);
  });

  test.each([
    ["/api/auth/sign-up", 20, "60분", () => fresh()],
    ["/api/auth/sign-up/valid", 30, "60초", () => ({ username: "whoever1" })],
    ["/api/auth/judge-password", 120, "60초", () => ({ password: "river-Stone-7!" })],
  ] as const)("SEC-06 %s is answered %d times an address", async (path, most, wait, body) => {
    for (let round = 0; round < most; round += 1)
      expect((await site.call("POST", path, { body: body() })).status).toBe(200);
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const refused = await site.call("POST", path, { body: body(), headers });
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/^요청이 너무 많습니다\. \d+(?:초|분) 후 다시 시도해 주세요\.$/u);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(wait === "60분" ? 3000 : 40);
  });
});

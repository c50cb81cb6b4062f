import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { enableSecondFactor, markChecked } from "../../../testing/second-factor.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import type { Operation } from "../../platform/rest/openapi.ts";
import { createApiDocument } from "../../rest.ts";
import { codeAt } from "./totp.ts";

const path = "/api/auth/second-factor";
const step = 30_000;

describe.each(testServers(testDatabaseUrl))("limits on $name", (server) => {
  let site: Site;
  let clock = Date.now();
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true, now: () => new Date(clock) });
  });
  afterAll(() => site.close());

  test("SEC-06 who knows the password guesses ten times, whatever the address", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const { secret } = await enableSecondFactor(site, admin, new Date(clock));
    clock += 10 * step;
    const wrong = codeAt(secret, new Date(clock + 100 * step));
    const signIn = (secondFactor?: string) =>
      site.call("POST", "/api/auth/sign-in", {
        body: { username: admin.user.username, password: fixturePassword, secondFactor },
      });
    for (let tries = 0; tries < 10; tries += 1) expect((await signIn(wrong)).status).toBe(401);
    const answer = await signIn(codeAt(secret, new Date(clock)));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    // The limit is the account's own, besides those of a sign-in.
    await site.fork().execute("delete from rate_limit where key like 'sign-in:%'");
    expect((await signIn(codeAt(secret, new Date(clock)))).status).toBe(429);
    await site.fork().execute("delete from rate_limit");
    expect((await signIn(codeAt(secret, new Date(clock)))).status).toBe(200);
  });

  /** An administrator with a factor, ten steps ago, and what they send. */
  async function guessed() {
    const admin = await createSignedIn(site, { isAdmin: true });
    const kept = await enableSecondFactor(site, admin, new Date(clock));
    clock += 10 * step;
    const signIn = (secondFactor?: string) =>
      site.call("POST", "/api/auth/sign-in", {
        body: { username: admin.user.username, password: fixturePassword, secondFactor },
      });
    const forget = (what: string) => site.fork().execute("delete from rate_limit where key like ?", [what]);
    return { ...admin, ...kept, signIn, forget, wrong: codeAt(kept.secret, new Date(clock + 100 * step)) };
  }

  test(
    "SEC-06 fifty guesses a day, and the owner's recovery codes open all the same",
    { timeout: 60_000 },
    async () => {
      const { signIn, forget, secret, recoveryCodes, wrong } = await guessed();
      for (let tries = 0; tries < 50; tries += 1) {
        if (tries % 10 === 0) await Promise.all([forget("sign-in:%"), forget("second-factor:account:%")]);
        expect((await signIn(wrong)).status).toBe(401);
      }
      await Promise.all([forget("sign-in:%"), forget("second-factor:account:%")]);
      expect((await signIn(codeAt(secret, new Date(clock)))).status).toBe(429);
      expect((await signIn(recoveryCodes[0])).status).toBe(200);
      for (let tries = 0; tries < 10; tries += 1) expect((await signIn("aaaaa-aaaaa")).status).toBe(401);
      await forget("sign-in:%");
      expect((await signIn(recoveryCodes[1])).status).toBe(429);
      await site.fork().execute("delete from rate_limit");
    },
  );

  test("what was tried at a factor that is gone keeps nobody from the next one", async () => {
    const { signIn, forget, user, token, wrong } = await guessed();
    for (let tries = 0; tries < 10; tries += 1) expect((await signIn(wrong)).status).toBe(401);
    await forget("sign-in:%");
    expect((await signIn(wrong)).status).toBe(429);
    // As the command line does for who has lost theirs.
    await site.fork().execute("delete from second_factor where user_id = ?", [user.id]);
    const next = await enableSecondFactor(site, { user, token }, new Date(clock));
    clock += 10 * step;
    expect((await signIn(codeAt(next.secret, new Date(clock)))).status).toBe(200);
    await site.fork().execute("delete from rate_limit");
  });

  test("SEC-06 confirming counts by itself, and not what only lacks the password", async () => {
    const { token, user, signIn, secret, wrong } = await guessed();
    const confirm = () => site.call("POST", `${path}/confirm`, { token, body: { code: wrong } });
    await markChecked(site, { user, token }, new Date(Date.now() - 11 * 60_000));
    for (let tries = 0; tries < 11; tries += 1) expect((await confirm()).status).toBe(403);
    await markChecked(site, { user, token });
    for (let tries = 0; tries < 10; tries += 1) expect((await confirm()).status).toBe(400);
    expect((await confirm()).status).toBe(429);
    expect((await signIn(codeAt(secret, new Date(clock)))).status).toBe(200);
    await site.fork().execute("delete from rate_limit");
  });
});

describe.each(testServers(testDatabaseUrl))("ADMIN_SECOND_FACTOR=required on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { needsSecondFactor: true });
  });
  afterAll(() => site.close());

  const missing = {
    status: 403,
    body: {
      message: "관리자는 2단계 인증을 설정한 뒤에 관리 기능을 이용할 수 있습니다.",
      reason: "SECOND_FACTOR_MISSING",
    },
  };

  test("API-11 an administrator without one signs in, is one, and may do only what a member does and set one up", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const { token } = admin;
    const list = () => site.call("GET", "/api/users/list", { token });
    expect(await list()).toMatchObject(missing);
    const notice = { type: "NOTICE", title: "공지", content: "<p>글</p>" };
    expect(await site.call("POST", "/api/post", { token, body: notice })).toMatchObject(missing);
    const another = await createUser(site.fork());
    expect(await site.call("GET", `/api/users/${another.email}`, { token })).toMatchObject(missing);
    expect(await site.call("DELETE", "/api/users", { token, body: { id: another.id } })).toMatchObject(missing);
    expect((await site.call("POST", "/api/post", { token, body: { ...notice, type: "QNA" } })).status).toBe(200);
    expect(await site.call("GET", "/api/auth/check-role", { token })).toMatchObject({ body: true });
    expect(await site.call("GET", path, { token })).toMatchObject({ body: { isOn: false, isRequired: true } });
    await enableSecondFactor(site, admin);
    expect((await list()).status).toBe(200);
  });

  const forAdministrators = Object.entries(createApiDocument().paths ?? {}).flatMap(([template, item]) =>
    Object.entries(item ?? {}).flatMap(([method, operation]) => {
      const { description = "", responses = {} } = operation as Operation;
      const isTheirs = description.startsWith("관리자만") && !description.includes("아직 설정하지 않은 관리자도");
      return isTheirs ? [{ method: method.toUpperCase(), template, refusals: JSON.stringify(responses["403"]) }] : [];
    }),
  );

  test("API-43 every call for administrators refuses such a one with a reason that the document tells", async () => {
    const { token } = await createSignedIn(site, { isAdmin: true });
    expect(forAdministrators.length).toBeGreaterThan(15);
    for (const { method, template, refusals } of forAdministrators) {
      const answer = await site.call(method, `/api${template}`, { token, ...(method === "GET" ? {} : { body: {} }) });
      expect({ template, ...answer }).toMatchObject({ template, ...missing });
      expect(refusals).toContain('"SECOND_FACTOR_MISSING"');
    }
  });

  test("members are asked for nothing", async () => {
    const { token } = await createSignedIn(site);
    expect(await site.call("GET", "/api/users/list", { token })).toMatchObject({
      body: { message: "권한이 없습니다." },
    });
    expect((await site.call("GET", path, { token })).status).toBe(403);
  });
});

import { createHash } from "node:crypto";
import type { KeyScope } from "@bulmo/contracts/key-scope";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn, mailedCode } from "../../../testing/account.ts";
import { type createUser, proveEmail } from "../../../testing/fixture.ts";
import { addKey } from "../../../testing/key.ts";
import { enableSecondFactor, markChecked } from "../../../testing/second-factor.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { setAdmin } from "../user/user-status.service.ts";
import { createKeyText } from "./key-text.ts";
import { sweepKeys } from "./key.service.ts";

const day = 86_400_000;
const everything: KeyScope[] = ["read", "write", "admin"];

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  /** Another process on the same database. */
  let beside: Site;
  let strict: Site;
  /** How far the clock of `site` is ahead, in milliseconds. */
  let ahead = 0;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date(Date.now() + ahead) });
    beside = await openSite(server, { beside: site });
    strict = await openSite(server, { beside: site, needsSecondFactor: true });
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(async () => {
    await strict.close();
    await beside.close();
    await site.close();
  });
  beforeEach(() => {
    ahead = 0;
  });

  const answerAt = (place: Site, key: string, path = "/api/auth/me") => place.call("GET", path, { token: key });
  const statusesOf = async (key: string, path?: string) => [
    (await answerAt(site, key, path)).status,
    (await answerAt(beside, key, path)).status,
  ];
  const list = "/api/users/list";

  /** Another process has used it a moment ago, so that it would know. */
  async function living(scopes = everything, changes: Parameters<typeof createUser>[1] = {}) {
    const member = await createSignedIn(site, changes);
    const made = await addKey(site, member.user, scopes);
    expect(await statusesOf(made.key)).toEqual([200, 200]);
    return { ...member, ...made };
  }

  test("API-44 what is no key, or none any more, is told so as a dead token is", async () => {
    const { key } = await living();
    const unknown = [
      createKeyText(),
      `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`,
      key.slice(0, -1),
      "bulmo_",
    ];
    const hash = createHash("sha256").update(key).digest("hex");
    for (const token of [...unknown, hash, `bulmo_${hash.slice(0, 49)}`]) {
      const answer = await answerAt(site, token);
      expect(answer).toMatchObject({ status: 401, body: { reason: "SIGN_IN_REQUIRED" } });
      expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="bulmo", error="invalid_token"');
      // Nor is anybody taken for a visitor who sends one.
      expect((await answerAt(site, token, "/api/post/list?type=QNA")).status).toBe(401);
    }
  });

  test("API-44 a key ends with its time", async () => {
    const member = await createSignedIn(site);
    await markChecked(site, member);
    const body = { name: "하루", scopes: ["read"], days: 1 };
    const { key } = (await site.call("POST", "/api/keys", { token: member.token, body })).body as { key: string };
    ahead = day - 60_000;
    expect((await answerAt(site, key)).status).toBe(200);
    ahead = day + 1_000;
    const ended = await answerAt(site, key);
    expect(ended.status).toBe(401);
    expect(ended.headers.get("www-authenticate")).toContain("invalid_token");
  });

  test("API-44 a revoked key is dead at once, in every process", async () => {
    const { id, key, token } = await living();
    await beside.call("DELETE", "/api/keys", { token, body: { id } });
    expect(await statusesOf(key)).toEqual([401, 401]);
    expect(await site.call("DELETE", "/api/keys", { token, body: { id } })).toMatchObject({
      status: 404,
      body: { reason: "KEY_NOT_FOUND" },
    });
  });

  test("API-44 SEC-03 a suspended member's keys are dead at once, and stay so when the member goes on", async () => {
    const { user, key } = await living();
    const suspend = (isActive: boolean) =>
      site.call("PUT", "/api/users/is-active", { token: admin.token, body: { id: user.id, isActive } });
    await suspend(false);
    expect(await statusesOf(key)).toEqual([401, 401]);
    await suspend(true);
    expect(await statusesOf(key)).toEqual([401, 401]);
    // The version before, beside which this one may run, knows nothing of keys.
    const other = await living();
    await site.fork().nativeUpdate(User, { id: other.user.id }, { isActive: false });
    expect(await statusesOf(other.key)).toEqual([401, 401]);
  });

  test("API-44 MYP-11 a withdrawn member's keys are dead at once, and nothing is left of them", async () => {
    const { user, token, key } = await living();
    await site.call("DELETE", "/api/users", { token, body: { id: user.id } });
    expect(await statusesOf(key)).toEqual([401, 401]);
    expect(await site.fork().count(ApiKey, { user: user.id })).toBe(0);
  });

  test("API-44 who is an administrator no more has none for it either, nor when they become one again", async () => {
    const { user, key } = await living(everything, { isAdmin: true });
    expect(await statusesOf(key, list)).toEqual([200, 200]);
    await setAdmin(site.fork(), user.username, false);
    expect(await statusesOf(key, list)).toEqual([403, 403]);
    expect(await statusesOf(key)).toEqual([200, 200]);
    await setAdmin(site.fork(), user.username, true);
    expect(await statusesOf(key, list)).toEqual([403, 403]);
  });

  test("API-44 SEC-14 an administrator who owes the site a second factor is none by a key either", async () => {
    const { key } = await living(everything, { isAdmin: true });
    expect(await answerAt(strict, key, list)).toMatchObject({ status: 403, body: { reason: "SECOND_FACTOR_MISSING" } });
    expect((await answerAt(strict, key)).status).toBe(200);
  });

  test("API-44 AUT-28 a changed password revokes the keys, which its letter says", async () => {
    const { user, token, key } = await living();
    await proveEmail(site.fork(), user);
    const { name, email } = user;
    await markChecked(site, { user, token });
    await site.call("POST", "/api/auth/change-password", { token, body: { name, email, password: "another-Pond-2!" } });
    expect(await statusesOf(key)).toEqual([401, 401]);
    expect((await site.mailsTo(email))[0]?.text).toContain("API 키도 모두 폐기되었습니다");
    const again = await addKey(site, user, ["read"]);
    await site.call("POST", "/api/auth/password-code", { body: { name, email } });
    const code = await mailedCode(site, email);
    await site.call("POST", "/api/auth/change-password", { body: { name, email, password: "third-Pond-3!", code } });
    expect(await statusesOf(again.key)).toEqual([401, 401]);
  });

  test("API-44 SEC-14 a second factor that is turned on revokes what the password alone has made", async () => {
    const signedIn = await living(everything, { isAdmin: true });
    await enableSecondFactor(site, signedIn);
    expect(await statusesOf(signedIn.key)).toEqual([401, 401]);
  });

  test("API-44 hazard 2: another member's key is none to a member; an administrator sees and revokes it", async () => {
    const owner = await living(["read"]);
    const other = await createSignedIn(site);
    const body = { id: owner.id };
    expect((await site.call("DELETE", "/api/keys", { token: other.token, body })).status).toBe(404);
    const { body: all } = await site.call("GET", "/api/keys/all?limit=100", { token: admin.token });
    const shown = (all as { list: { id: string }[] }).list.find(({ id }) => id === owner.id);
    expect(shown).toMatchObject({
      member: { id: owner.user.id, nickname: owner.user.nickname, email: owner.user.email },
      prefix: owner.key.slice(0, 14),
      lastUsedAt: expect.any(String),
    });
    expect(JSON.stringify(all)).not.toContain(owner.key.slice(14));
    expect((await site.call("DELETE", "/api/keys", { token: admin.token, body })).status).toBe(200);
    expect(await statusesOf(owner.key)).toEqual([401, 401]);
    const [letter] = await site.mailsTo(owner.user.email);
    expect(letter?.text).toContain("API 키를 폐기했습니다");
  });

  test("API-44 what has run out is listed for a month, and then forgotten", async () => {
    const { user } = await createSignedIn(site);
    const lately = await addKey(site, user, ["read"], { expiresAt: new Date(Date.now() - 29 * day) });
    await addKey(site, user, ["read"], { expiresAt: new Date(Date.now() - 31 * day) });
    await sweepKeys(site.fork());
    expect((await site.fork().find(ApiKey, { user })).map(({ id }) => id)).toEqual([lately.id]);
  });
});

import type { KeyScope } from "@bulmo/contracts/key-scope";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts, createUser } from "../../../testing/fixture.ts";
import { addKey } from "../../../testing/key.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true });
  });
  afterAll(() => site.close());

  async function keyOf(scopes: KeyScope[], changes: Parameters<typeof createUser>[1] = {}) {
    const user = await createUser(site.fork(), changes);
    return { user, ...(await addKey(site, user, scopes)) };
  }
  const question = { type: "QNA", title: "글", content: "<p>글</p>" };

  test("API-44 a program reads and writes as its member, by REST and by typed calls alike", async () => {
    const { user, key } = await keyOf(["read", "write"]);
    const { body: made } = await site.call("POST", "/api/post", { token: key, body: question });
    const { body: post } = await site.call("GET", `/api/post?type=QNA&index=${made.data}`);
    expect(post).toMatchObject({ userId: user.id, author: user.nickname });
    const typed = await site.call("GET", "/trpc/auth.me", { token: key });
    expect(typed.body.result.data).toMatchObject({ _id: user.id });
  });

  test("API-44 what a key is not for says which scope it lacks", async () => {
    const { key } = await keyOf(["read"]);
    const refused = await site.call("POST", "/api/post", { token: key, body: question });
    expect(refused).toMatchObject({
      status: 403,
      body: { reason: "KEY_SCOPE_MISSING", scope: "write", message: expect.stringContaining("‘쓰기’") },
    });
    expect(refused.headers.get("www-authenticate")).toBe(
      'Bearer realm="bulmo", error="insufficient_scope", scope="write"',
    );
    const writing = await keyOf(["write"]);
    const reading = await site.call("GET", "/api/post/list?type=QNA", { token: writing.key });
    expect(reading).toMatchObject({ status: 403, body: { scope: "read" } });
    expect((await site.call("GET", "/api/post/list?type=QNA")).status).toBe(200);
  });

  test("API-44 an administrator's key that is not for administrators is a member's, also where both may call", async () => {
    const admin = await keyOf(["read", "write"], { isAdmin: true });
    const [post] = await createPosts(site.fork(), "QNA", [{ user: await createUser(site.fork()) }]);
    const other = { type: "QNA", index: post?.index };
    const remove = (key: string) => site.call("DELETE", "/api/post", { token: key, body: [other] });
    expect(await remove(admin.key)).toMatchObject({ status: 403, body: { scope: "admin" } });
    const notice = { ...question, type: "NOTICE" };
    expect(await site.call("POST", "/api/post", { token: admin.key, body: notice })).toMatchObject({
      status: 403,
      body: { reason: "KEY_SCOPE_MISSING", scope: "admin" },
    });
    const list = "/api/users/list";
    expect((await site.call("GET", list, { token: admin.key })).status).toBe(403);
    const whole = await addKey(site, admin.user, ["read", "admin"]);
    expect((await site.call("GET", list, { token: whole.key })).status).toBe(200);
    // What is for reading reads, also what administrators may; it changes nothing.
    expect(await remove(whole.key)).toMatchObject({ status: 403, body: { scope: "write" } });
    expect((await site.call("GET", "/api/auth/check-role", { token: admin.key })).body).toBe(false);
    expect((await site.call("GET", "/api/auth/check-role", { token: whole.key })).body).toBe(true);
  });

  test("API-44 by what their member gets into the account no program changes it", async () => {
    const { user, key } = await keyOf(["read", "write"]);
    const { name, nickname, email } = user;
    const self = { name, nickname, email, zonecode: "00000", address: "견본로 1", detailAddress: "2층" };
    const update = (changes: object) => site.call("PUT", "/api/users", { token: key, body: { ...self, ...changes } });
    const notAllowed = { status: 403, body: { reason: "KEY_NOT_ALLOWED" } };
    expect(await update({ email: "thief@example.org" })).toMatchObject(notAllowed);
    expect(await update({ name: "다른사람" })).toMatchObject(notAllowed);
    expect(await update({ career: "단청장 이수" })).toMatchObject({
      status: 200,
      body: { career: "단청장 이수", email },
    });
    expect(await site.call("DELETE", "/api/users", { token: key, body: { id: user.id } })).toMatchObject(notAllowed);
    expect(await site.call("POST", "/api/auth/sign-out", { token: key })).toMatchObject(notAllowed);
    // A visitor's way by a mailed code would be open; with a key it is not.
    const password = { name, email, password: "another-Pond-2!" };
    expect(await site.call("POST", "/api/auth/change-password", { token: key, body: password })).toMatchObject(
      notAllowed,
    );
    expect((await site.call("GET", "/api/auth/me", { token: key })).status).toBe(200);
  });

  test("API-44 an administrator's program corrects a member, but not where their letters go", async () => {
    const { key } = await keyOf(["write", "admin"], { isAdmin: true });
    const filled = { zonecode: "00000", address: "견본로 1", detailAddress: "1층" };
    const { id, name, nickname, role, email, homepage, zonecode, address, detailAddress, activity, career } =
      await createUser(site.fork(), filled);
    const seen = { name, nickname, role, email, homepage, zonecode, address, detailAddress, activity, career };
    const correct = (changes: object) =>
      site.call("POST", "/trpc/auth.correctMember", {
        token: key,
        body: { id, seen, changes: { ...seen, ...changes } },
      });
    expect(await correct({ email: "thief@example.org" })).toMatchObject({
      status: 403,
      body: { error: { data: { reason: "KEY_NOT_ALLOWED" } } },
    });
    expect((await correct({ career: "단청장 이수" })).status).toBe(200);
  });

  test("API-44 API-24 a picture is sent by a key for writing, as by its member", async () => {
    const send = async (key: string) => {
      const body = new FormData();
      body.append("file", new Blob(["no picture"], { type: "image/png" }), "그림.png");
      const headers = { authorization: `Bearer ${key}` };
      return (await fetch(`${site.origin}/api/upload`, { method: "POST", body, headers })).status;
    };
    expect(await send((await keyOf(["read"])).key)).toBe(403);
    expect(await send((await keyOf(["write"])).key)).toBe(415);
  });

  test("API-44 SEC-06 what a program does counts for its member, and with another key too", async () => {
    const { user, key } = await keyOf(["write"]);
    const other = await addKey(site, user, ["write"]);
    const { index } = (await createPosts(site.fork(), "QNA", [{}]))[0]!;
    const like = async (token: string) =>
      (await site.call("POST", "/api/post/like", { token, body: { type: "QNA", index } })).headers;
    const left = (headers: Headers) => /;r=(\d+)/u.exec(headers.get("ratelimit") ?? "")?.[1];
    const first = Number(left(await like(key)));
    expect(Number(left(await like(other.key)))).toBe(first - 1);
  });

  test("API-44 when a key was last used is noted to the hour", async () => {
    const { id, key } = await keyOf(["read"]);
    const used = async (lastUsedAt: Date | null) => {
      await site.fork().nativeUpdate(ApiKey, { id }, { lastUsedAt });
      await site.call("GET", "/api/auth/me", { token: key });
      return (await site.fork().findOneOrFail(ApiKey, { id })).lastUsedAt?.getTime() ?? 0;
    };
    expect(await used(null)).toBeGreaterThan(minutesAgo(1).getTime());
    expect(await used(minutesAgo(61))).toBeGreaterThan(minutesAgo(1).getTime());
    const lately = minutesAgo(50);
    expect(await used(lately)).toBe(lately.getTime());
  });

  test("API-44 a key is no session: it opens none, and none of its member's ends with it", async () => {
    const member = await createSignedIn(site);
    const { id, key } = await addKey(site, member.user, ["read"]);
    await site.call("GET", "/api/auth/me", { token: key });
    expect(await site.fork().count(Session, { user: member.user })).toBe(1);
    await site.call("DELETE", "/api/keys", { token: member.token, body: { id } });
    expect((await site.call("GET", "/api/auth/me", { token: member.token })).status).toBe(200);
  });
});

import { testServers } from "@bulmo/entities/testing/test-database";
import type { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createInvited, createSignedIn, mailedCode, signIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let adminId: string;
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true });
    const admin = await createSignedIn(site, { isAdmin: true });
    [token, adminId] = [admin.token, admin.user.id];
  });
  afterAll(() => site.close());

  const sendCode = ({ id }: User) => site.call("POST", "/trpc/auth.sendMemberCode", { token, body: { id } });
  const accountOf = async ({ id }: Pick<User, "id">) => {
    const input = encodeURIComponent(JSON.stringify({ id }));
    return (await site.call("GET", `/trpc/auth.memberAccount?input=${input}`, { token })).body.result.data;
  };

  test("SEE-18 a code that an administrator sends reaches the member alone, is logged, and sets a password", async () => {
    const user = await createUser(site.fork());
    const answer = await sendCode(user);
    expect(answer).toMatchObject({ status: 200, body: { result: { data: { sentTo: user.email } } } });
    const code = await mailedCode(site, user.email);
    expect(code).toMatch(/^\d{6}$/u);
    expect(JSON.stringify(answer.body)).not.toContain(code);
    const lines = await site.fork().execute("select act, actor_id from audit_line where member_id = ?", [user.id]);
    expect(lines).toEqual([{ act: "MEMBER_CODE_SENT", actor_id: adminId }]);
    const body = { name: user.name, email: user.email, password: "another-Pond-2!", code };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);
    expect((await signIn(site, user.username, "another-Pond-2!")).status).toBe(200);
  });

  test("SEE-18 SEC-18 where no letter may leave any more, the administrator is told, and nothing is logged", async () => {
    const user = await createUser(site.fork());
    for (let letter = 0; letter < 3; letter += 1) expect((await sendCode(user)).status).toBe(200);
    const refused = await sendCode(user);
    expect(refused.status).toBe(429);
    expect(refused.body.error.message).toMatch(/^요청이 너무 많습니다\./u);
    expect(await site.mailsTo(user.email)).toHaveLength(3);
    const lines = await site.fork().execute("select 1 from audit_line where member_id = ?", [user.id]);
    expect(lines).toHaveLength(3);
  });

  test("SEE-18 an administrator sees whether somebody was invited, has a password, and is an administrator", async () => {
    const { user: invited } = await createInvited(site);
    expect(await accountOf(invited)).toMatchObject({
      isAdmin: false,
      hasPassword: false,
      codeAddress: invited.email,
      invitation: { sentAt: expect.any(String), expiresAt: expect.any(String) },
    });
    const user = await createUser(site.fork(), { isAdmin: true });
    expect(await accountOf(user)).toMatchObject({ isAdmin: true, hasPassword: true, invitation: null });
  });

  test("SEE-18 that an administrator looked is logged of others' accounts, and not of their own", async () => {
    const user = await createUser(site.fork());
    await accountOf(user);
    expect(await accountOf({ id: adminId })).toMatchObject({ isAdmin: true });
    const read = "select member_id from audit_line where act = 'MEMBER_READ' and member_id in (?, ?)";
    expect(await site.fork().execute(read, [user.id, adminId])).toEqual([{ member_id: user.id }]);
  });
});

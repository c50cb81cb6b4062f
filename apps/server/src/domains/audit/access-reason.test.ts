import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { trustProxy: 1 });
  });
  afterAll(() => site.close());

  const from = "2001:db8:7:1::a5";
  const ask = ({ token }: SignedIn, method: string, path: string, body?: unknown) =>
    site.call(method, path, { token, headers: { "x-forwarded-for": from }, ...(body === undefined ? {} : { body }) });
  const list = async (admin: SignedIn, query = "") =>
    (await ask(admin, "GET", `/api/audit/list${query}`)).body.list as Record<string, unknown>[];
  const give = (admin: SignedIn, reason: string, note = "") => ask(admin, "PUT", "/api/audit/reason", { reason, note });

  test("DAY-10 a line about a member tells from where, whole, and why", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const member = await createUser(site.fork());
    expect((await ask(admin, "GET", "/api/audit/reason")).body).toEqual({ given: null });
    expect((await give(admin, "REQUEST", "전화로 부탁하심")).status).toBe(200);
    await ask(admin, "GET", `/api/users/${member.email}`);
    await ask(admin, "PUT", "/api/users/role", { id: member.id, role: "이사" });
    await ask(admin, "GET", "/api/users/entries");
    await ask(admin, "POST", "/api/history", [{ title: "창립" }]);
    const said = { address: from, reason: "REQUEST", reasonNote: "전화로 부탁하심" };
    expect((await list(admin)).slice(0, 4)).toMatchObject([
      { act: "HISTORY_SAVED", address: from, reason: null, reasonNote: null },
      { act: "MEMBERS_DOWNLOADED", ...said },
      { act: "MEMBER_POSITION_CHANGED", ...said },
      { act: "MEMBER_READ", ...said },
    ]);
  });

  test("DAY-10 a reason holds for an hour, in the session in which it was given", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const elsewhere = {
      ...admin,
      token: (await site.sessions.open(admin.user.id, { autoLogin: false, device: "" })).accessToken,
    };
    await give(admin, "SECURITY");
    await ask(elsewhere, "GET", "/api/users/entries");
    expect((await list(admin))[0]).toMatchObject({ act: "MEMBERS_DOWNLOADED", reason: null });
    await ask(admin, "GET", "/api/users/entries");
    expect((await list(admin))[0]).toMatchObject({ act: "MEMBERS_DOWNLOADED", reason: "SECURITY" });
    await site
      .fork()
      .execute("update session set reason_given_at = now() - interval '61 minutes' where user_id = ?", [admin.user.id]);
    expect((await ask(admin, "GET", "/api/audit/reason")).body).toEqual({ given: null });
    await ask(admin, "GET", "/api/users/entries");
    expect((await list(admin))[0]).toMatchObject({ act: "MEMBERS_DOWNLOADED", reason: null });
  });

  test("DAY-10 lines are found by reason and by address", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    await give(admin, "EVENT", "초대장");
    await ask(admin, "GET", "/api/users/entries");
    expect(await list(admin, "?reason=EVENT")).toMatchObject([{ act: "MEMBERS_DOWNLOADED", reasonNote: "초대장" }]);
    expect(new Set((await list(admin, `?address=${encodeURIComponent(from)}`)).map(({ address }) => address))).toEqual(
      new Set([from]),
    );
    expect(await list(admin, "?address=192.0.2.1")).toEqual([]);
    expect((await ask(admin, "GET", "/api/audit/list?reason=CURIOSITY")).status).toBe(400);
  });
});

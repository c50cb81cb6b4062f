import { Session } from "@bulmo/entities/session.entity";
import { SecondFactor } from "@bulmo/entities/second-factor.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createInvited, createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { enableSecondFactor } from "../../../testing/second-factor.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const check = ({ user }: SignedIn) =>
    site.fork().nativeUpdate(Session, { user: user.id }, { passwordCheckedAt: new Date() });
  async function admin() {
    const made = await createSignedIn(site, { isAdmin: true });
    await check(made);
    return made;
  }
  const change = async ({ token }: SignedIn, { id }: { id: string }, isAdmin: boolean, code?: string) => {
    const { status, body } = await site.call("POST", "/trpc/auth.changeAdmin", { token, body: { id, isAdmin, code } });
    return { status, reason: body.error?.data.reason as string | undefined };
  };
  const isAdmin = async ({ id }: { id: string }) => (await site.fork().findOneOrFail(User, { id })).isAdmin;
  const lines = async ({ id }: { id: string }) =>
    (
      await site.fork().execute<{ act: string }[]>("select act from audit_line where member_id = ? order by id", [id])
    ).map(({ act }) => act);

  test("SEE-18 an administrator is appointed and relieved, which is logged once and told to them", async () => {
    const [actor, member] = [await admin(), await createSignedIn(site)];
    for (let twice = 0; twice < 2; twice += 1)
      expect(await change(actor, member.user, true)).toMatchObject({ status: 200 });
    expect((await site.call("GET", "/api/auth/check-role", { token: member.token })).body).toBe(true);
    expect(await lines(member.user)).toEqual(["ADMIN_GRANTED"]);
    await enableSecondFactor(site, member);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await change(actor, member.user, false)).toMatchObject({ status: 200 });
    expect((await site.call("GET", "/api/users/list", { token: member.token })).status).toBe(403);
    expect(await site.fork().count(SecondFactor, { user: member.user.id })).toBe(0);
    expect(await lines(member.user)).toContain("ADMIN_REVOKED");
    const subjects = (await site.mailsTo(member.user.email)).map(({ subject }) => subject.replace(/^\[.+\] /u, ""));
    // Two letters of one moment have no order.
    expect(subjects.toSorted()).toEqual(["관리자 지정이 해제되었습니다", "관리자로 지정되었습니다"]);
  });

  test("SEE-18 it asks for the password of a moment ago, and for the code of who keeps a second factor", async () => {
    const [actor, { user }] = [await createSignedIn(site, { isAdmin: true }), await createSignedIn(site)];
    expect(await change(actor, user, true)).toEqual({ status: 403, reason: "PASSWORD_UNCHECKED" });
    const { recoveryCodes } = await enableSecondFactor(site, actor);
    expect(await change(actor, user, true)).toEqual({ status: 400, reason: "SECOND_FACTOR_REFUSED" });
    expect(await change(actor, user, true, "123456")).toEqual({ status: 400, reason: "SECOND_FACTOR_REFUSED" });
    expect(await isAdmin(user)).toBe(false);
    expect((await change(actor, user, true, recoveryCodes[0])).status).toBe(200);
    expect(await isAdmin(user)).toBe(true);
  });

  test("SEE-18 neither who has no password yet nor who is suspended is appointed", async () => {
    const actor = await admin();
    const { user: invited } = await createInvited(site);
    const suspended = await createUser(site.fork(), { isActive: false });
    for (const user of [invited, suspended]) {
      expect(await change(actor, user, true)).toEqual({ status: 400, reason: "ADMIN_NOT_READY" });
      expect(await isAdmin(user)).toBe(false);
    }
    const nobody = { id: "0191f0a4-7c1e-7d11-9a52-3f6f6c1d2b10" };
    expect(await change(actor, nobody, true)).toEqual({ status: 404, reason: "USER_NOT_FOUND" });
  });

  test("SEE-18 ADM-13 the last administrator stays one", async () => {
    await site.fork().nativeUpdate(User, { isAdmin: true }, { isAdmin: false });
    const [one, other] = [await admin(), await admin()];
    expect((await change(one, one.user, false)).status).toBe(200);
    expect(await change(other, other.user, false)).toEqual({ status: 403, reason: "LAST_ADMIN" });
    expect(await isAdmin(other.user)).toBe(true);
  });

  test("SEE-18 ADM-13 what is refused whoever asks spends no code of a second factor", async () => {
    await site.fork().nativeUpdate(User, { isAdmin: true }, { isAdmin: false });
    const [actor, { user: invited }, { user }] = [await admin(), await createInvited(site), await createSignedIn(site)];
    const [code] = (await enableSecondFactor(site, actor)).recoveryCodes;
    expect(await change(actor, actor.user, false, code)).toEqual({ status: 403, reason: "LAST_ADMIN" });
    expect(await change(actor, invited, true, code)).toEqual({ status: 400, reason: "ADMIN_NOT_READY" });
    const nobody = { id: "0191f0a4-7c1e-7d11-9a52-3f6f6c1d2b10" };
    expect(await change(actor, nobody, true, code)).toEqual({ status: 404, reason: "USER_NOT_FOUND" });
    expect(await change(actor, user, true, code)).toMatchObject({ status: 200 });
  });

  test.each(Array.from({ length: raceRounds }, (_, round) => round + 1))(
    "SEE-18 of two who relieve each other at once one does (round %d)",
    async () => {
      const [one, other] = [await admin(), await admin()];
      const answers = await Promise.all([change(one, other.user, false), change(other, one.user, false)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
      expect([await isAdmin(one.user), await isAdmin(other.user)].filter(Boolean)).toHaveLength(1);
    },
  );
});
